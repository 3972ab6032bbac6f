import type { SocialMedia } from '../partners/social-media.ts'
import type { Coordinates } from '../places/geo.ts'
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
