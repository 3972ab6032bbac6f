import type { Coordinates } from '../places/geo.ts'
import type { SocialMedia } from './addresses.ts'
import type { PartnerField, TextKind } from './field.ts'
import type { FieldName, PartnerFields } from './partner-fields.ts'

type ValueOfField<Field extends PartnerField> = Field extends { kind: TextKind }
  ? Field extends { required: unknown }
    ? string
    : string | null
  : Field extends { kind: 'services' | 'sentences' | 'choices' }
    ? string[]
    : Field extends { kind: 'count' }
      ? number
      : Field extends { kind: 'flag' }
        ? boolean
        : Field extends { kind: 'links' }
          ? SocialMedia | null
          : Field extends { kind: 'point' }
            ? Coordinates | null
            : Field extends { kind: 'rating' | 'reviewCount' | 'price' }
              ? number | null
              : Field extends { kind: 'id' | 'slug' | 'moment' }
                ? string
                : never

export type ValueOf<Name extends FieldName> = ValueOfField<PartnerFields[Name]>

/** Missing texts and links may be ''. */
export type GivenValueOf<Name extends FieldName> = PartnerFields[Name] extends { kind: 'links' }
  ? { [Site in keyof SocialMedia]?: string | null | undefined } | null
  : ValueOf<Name>

export type PartnerColumns = {
  [Name in FieldName as PartnerFields[Name] extends { kind: 'point' }
    ? keyof Coordinates
    : Name]: PartnerFields[Name] extends { kind: 'point' }
    ? number | null
    : PartnerFields[Name] extends { kind: 'moment' }
      ? Date
      : ValueOf<Name>
}
export type ColumnName = keyof PartnerColumns

export const UNREADABLE_DAY = 'Please give a day such as 2026-03-14.'

const US_DAY = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/

/** From "2026-03-14" or "3/14/2026" (month first); null for days that do not exist. */
export function readDay(text: string): string | null {
  const [, month = '', day = '', year = ''] = US_DAY.exec(text.trim()) ?? []
  const iso = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text.trim()
  const [, date] = /^(\d{4}-\d{2}-\d{2})(?:T[\d:.]+Z?)?$/.exec(iso) ?? []
  const time = date === undefined ? Number.NaN : Date.parse(`${date}T12:00:00Z`)
  if (date === undefined || Number.isNaN(time)) return null
  return new Date(time).toISOString().slice(0, 10) === date ? date : null
}
