import { z } from 'zod'
import { Coordinates } from '../places/geo.ts'
import { findRegion } from '../places/regions.ts'
import { countCharacters, INVALID_EMAIL, line, orNone, paragraphs } from '../text/plain-text.ts'
import type { SocialMedia } from './addresses.ts'
import { isEmail, isPictureUrl, isWebAddress } from './addresses.ts'
import { isTextField, type PartnerField, type TextField } from './field.ts'
import type { InputField } from './field-names.ts'
import { INPUT_FIELDS } from './form-rows.ts'
import { normaliseHours, UNREADABLE_HOURS } from './opening-hours.ts'
import { fieldOf, type PartnerFields } from './partner-fields.ts'
import type { GivenValueOf, ValueOf } from './values.ts'
import { readDay, UNREADABLE_DAY } from './values.ts'

export type InputShape = {
  [Name in InputField]: PartnerFields[Name] extends { required: unknown }
    ? z.ZodType<ValueOf<Name>, GivenValueOf<Name>>
    : z.ZodOptional<z.ZodType<ValueOf<Name>, GivenValueOf<Name>>>
}

function inputSchema(field: PartnerField): z.ZodType {
  if (isTextField(field)) return field.required ? textSchema(field) : orNone(textSchema(field))
  switch (field.kind) {
    case 'services':
      return z
        .array(line(field.max).min(1, 'Please name the service.'))
        .max(field.maxItems, `Please name at most ${field.maxItems} services.`)
        .transform((services) => [...new Set(services)])
        .optional()
    case 'sentences':
      return z
        .array(line(field.max))
        .transform((sentences) => [...new Set(sentences.filter((sentence) => sentence !== ''))])
        .refine(
          (sentences) => sentences.length <= field.maxItems,
          `Please give at most ${field.maxItems} sentences.`,
        )
        .optional()
    case 'choices':
      return z
        .array(z.enum(field.options, 'Please choose from the list.'))
        .max(field.options.length, 'Please choose from the list.')
        .transform((chosen) => field.options.filter((option) => chosen.includes(option)))
        .optional()
    case 'price':
      return z
        .int('Please enter whole dollars.')
        .min(1, 'Please enter 1 or more, or nothing.')
        .max(field.max, `Please enter at most ${field.max}.`)
        .nullable()
        .optional()
    case 'count':
      return z
        .int('Please enter a whole number.')
        .min(0, 'Please enter 0 or more.')
        .max(field.max, `Please enter at most ${field.max}.`)
        .optional()
    case 'flag':
      return z.boolean().optional()
    case 'links':
      return links(field.max)
    case 'point':
      return z.strictObject(Coordinates.shape).nullable().optional()
    case 'rating':
      return z.number().min(0).max(field.max).nullable().optional()
    case 'reviewCount':
      return z.int().min(0).max(field.max).nullable().optional()
    case 'id':
    case 'slug':
    case 'moment':
      throw new Error(`No call sets ${field.label}.`)
  }
}

function textSchema(field: TextField): z.ZodType<string, string> {
  const { max, required } = field
  const text = required ? line(max).min(1, required.sentence) : line(max)
  switch (field.kind) {
    case 'paragraphs':
      return paragraphs(max)
    case 'state':
      return text
        .refine(
          (given) => given === '' || findRegion(given) !== undefined,
          'Please enter a US state or a Canadian province.',
        )
        .transform((given) => findRegion(given)?.name ?? given)
    case 'email':
      return text.refine((given) => given === '' || isEmail(given), INVALID_EMAIL)
    case 'webAddress':
      return webAddress(text, field.sentence, max)
    case 'picture':
      return text.refine((given) => given === '' || isPictureUrl(given), field.sentence)
    case 'hours':
      return text
        .refine((given) => given === '' || normaliseHours(given) !== null, UNREADABLE_HOURS)
        .transform((given) => normaliseHours(given) ?? given)
    case 'day':
      return text.refine((given) => given === '' || readDay(given) !== null, UNREADABLE_DAY)
    case 'line':
    case 'address':
    case 'postalCode':
    case 'phone':
      return text
  }
}

/** Completes "www.example.com"; `max` includes the scheme. */
const webAddress = (text: z.ZodType<string, string>, sentence: string, max: number) =>
  text
    .transform((given) =>
      given === '' || /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(given) ? given : `https://${given}`,
    )
    .refine((given) => given === '' || isWebAddress(given), sentence)
    .refine((given) => countCharacters(given) <= max, `Please use at most ${max} characters.`)

/** Null when none is left. */
function links(max: number) {
  const link = orNone(webAddress(line(max), 'Please enter a web address.', max))
  return z
    .strictObject({ facebook: link, linkedin: link, instagram: link })
    .transform((given) => {
      const named = Object.entries(given).filter((entry): entry is [string, string] => Boolean(entry[1]))
      return named.length > 0 ? (Object.fromEntries(named) as SocialMedia) : null
    })
    .nullable()
    .optional()
}

export const INPUT_SHAPE = Object.fromEntries(
  INPUT_FIELDS.map((name) => [name, inputSchema(fieldOf(name))]),
) as InputShape
