type Common = {
  /** English, for `t()`. */
  label: string
  /** `public`: on the partner's page and in public calls. */
  seenBy: 'card' | 'public' | 'administrators'
  /** A form section; `carried` through it without a control; `call` only. Missing: never. */
  input?: 'basic' | 'business' | 'carried' | 'call'
  /** Position from 1; missing: not offered. */
  bulkEdit?: number
  /** Columns with labels; true: one, named as the field. */
  csv?: true | Readonly<Record<string, string>>
  /** Position from 1; needs exactly one CSV column. */
  exportAt?: number
  /** CHECK-1. */
  isChecked?: true
  placeholder?: string
  hint?: string
}

/** Without `required`, a missing text is null. */
type Text = Common & {
  max: number
  /** `sentence`: error for blank text; `called`: its name in imports. */
  required?: { sentence: string; called: string }
}

/** `recase`: an import corrects capitals (any: lower case too). */
type Line = Text & { kind: 'line'; recase?: 'capitals' | 'any' }
/** An import may split it in two columns, the second named "…2". */
type Address = Text & { kind: 'address' }
/** `day`: as 2026-03-14. */
type OtherText = Text & {
  kind: 'paragraphs' | 'state' | 'postalCode' | 'phone' | 'email' | 'hours' | 'day'
}
type WebAddress = Text & { kind: 'webAddress'; sentence: string }
/** http(s), or a path on this site. */
type Picture = Text & { kind: 'picture'; sentence: string }
/** Of up to `max` characters; in CSV separated by semicolons. */
type Services = Common & { kind: 'services'; max: number; maxItems: number }
/** One a line everywhere. */
type Sentences = Common & { kind: 'sentences'; max: number; maxItems: number }
/** Some of `options` (English, for `t()`), in their order. */
type Choices = Common & { kind: 'choices'; options: readonly string[] }
/** 1 to `max`, in whole dollars of the partner's country. */
type Price = Common & { kind: 'price'; max: number }
type Count = Common & { kind: 'count'; max: number; initial: number }
type Flag = Common & { kind: 'flag'; initial: boolean }
/** `max` characters each; a CSV column per site. */
type Links = Common & { kind: 'links'; max: number }
/** Degrees, in two columns. */
type Point = Common & { kind: 'point' }
/** 0–5; number of reviews. */
type Rating = Common & { kind: 'rating' | 'reviewCount'; max: number }
/** Set by the product. */
type Given = Common & { kind: 'id' | 'slug' | 'moment' }

export type TextField = Line | Address | OtherText | WebAddress | Picture
export type PartnerField =
  | TextField
  | Services
  | Sentences
  | Choices
  | Price
  | Count
  | Flag
  | Links
  | Point
  | Rating
  | Given

export type TextKind = TextField['kind']

const TEXT_KINDS: Readonly<Record<TextKind, true>> = {
  line: true,
  address: true,
  paragraphs: true,
  state: true,
  postalCode: true,
  phone: true,
  email: true,
  webAddress: true,
  picture: true,
  hours: true,
  day: true,
}

export const isTextField = (field: PartnerField): field is TextField => field.kind in TEXT_KINDS

type ListField = Services | Sentences | Choices

export const ITEM_SEPARATORS: Readonly<Record<ListField['kind'], string>> = {
  services: '; ',
  choices: '; ',
  sentences: '\n',
}

/** Of texts. */
export const isListField = (field: PartnerField): field is ListField => field.kind in ITEM_SEPARATORS
