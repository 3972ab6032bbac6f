type Common = {
  /** English, for `t()`. */
  label: string
  /** `public`: the partner's page and public calls. */
  seenBy: 'card' | 'public' | 'administrators'
  /** A form section, `carried` through the form without a control, or `call` only. Missing: never. */
  input?: 'basic' | 'business' | 'carried' | 'call'
  /** From 1; missing: not offered. */
  bulkEdit?: number
  /** Columns with labels; true: one named as the field. */
  csv?: true | Readonly<Record<string, string>>
  /** From 1; needs exactly one CSV column. */
  exportAt?: number
  /** CHECK-1. */
  isChecked?: true
  placeholder?: string
  hint?: string
}

/** Without `required`, a missing text is null. */
type Text = Common & {
  max: number
  /** Error for blank text; name in import sentences. */
  required?: { sentence: string; called: string }
}

/** `recase`: an import corrects capitals (any: also lower case). */
type Line = Text & { kind: 'line'; recase?: 'capitals' | 'any' }
/** An import may split it, the second column named "…2". */
type Address = Text & { kind: 'address' }
/** `day`: as 2026-03-14. */
type OtherText = Text & {
  kind: 'paragraphs' | 'state' | 'postalCode' | 'phone' | 'email' | 'hours' | 'day'
}
/** http(s); `sentence`: the error. */
type WebAddress = Text & { kind: 'webAddress'; sentence: string }
/** http(s), or a path on this site. */
type Picture = Text & { kind: 'picture'; sentence: string }
/** Lines of up to `max` characters; in CSV separated by semicolons. */
type Services = Common & { kind: 'services'; max: number; maxItems: number }
/** Like services, but one a line everywhere. */
type Sentences = Common & { kind: 'sentences'; max: number; maxItems: number }
/** Some of `options`, English for `t()`, in their order. */
type Choices = Common & { kind: 'choices'; options: readonly string[] }
/** 1 to `max`, in whole dollars of the partner's country. */
type Price = Common & { kind: 'price'; max: number }
type Count = Common & { kind: 'count'; max: number; initial: number }
type Flag = Common & { kind: 'flag'; initial: boolean }
/** Up to `max` characters each; a CSV column per site. */
type Links = Common & { kind: 'links'; max: number }
/** Degrees, in two columns. */
type Point = Common & { kind: 'point' }
/** 0–5, and its number of reviews. */
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

/** In CSV and bulk edit. */
export const ITEM_SEPARATORS: Readonly<Record<ListField['kind'], string>> = {
  services: '; ',
  choices: '; ',
  sentences: '\n',
}

/** Whether its value is a list of texts. */
export const isListField = (field: PartnerField): field is ListField => field.kind in ITEM_SEPARATORS
