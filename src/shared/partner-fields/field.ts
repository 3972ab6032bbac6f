type Common = {
  /** English, for `t()` in form, history and import. */
  label: string
  /** Widest audience; `public` is the partner's page and public calls. */
  seenBy: 'card' | 'public' | 'administrators'
  /**
   * By calls: a form section, `carried` through the form without a control, or `call` only. Missing: never.
   */
  input?: 'basic' | 'business' | 'carried' | 'call'
  /** Position in a bulk edit, from 1; missing: not offered. */
  bulkEdit?: number
  /** CSV columns with labels; true: one named as the field. */
  csv?: true | Readonly<Record<string, string>>
  /** Position in the CSV export, from 1; needs exactly one CSV column. */
  exportAt?: number
  /** Shown to partners to confirm or correct (CHECK-1). */
  isChecked?: true
  placeholder?: string
  hint?: string
}

/** Without `required`, a missing text is null. */
type Text = Common & {
  /** In characters. */
  max: number
  /** Error for blank text; field's name in import sentences. */
  required?: { sentence: string; called: string }
}

/** `recase`: an import recases capitals (any: also lower case). */
type Line = Text & { kind: 'line'; recase?: 'capitals' | 'any' }
/** Street address; an import may split it, the second column named "…2". */
type Address = Text & { kind: 'address' }
type OtherText = Text & { kind: 'paragraphs' | 'state' | 'postalCode' | 'phone' | 'email' }
/** http(s); `sentence` is the error. */
type WebAddress = Text & { kind: 'webAddress'; sentence: string }
/** http(s), or a path on this site. */
type Picture = Text & { kind: 'picture'; sentence: string }
/** Distinct lines of up to `max` characters; in CSV separated by semicolons. */
type Services = Common & { kind: 'services'; max: number; maxItems: number }
/** 0 to `max`; new partners have `initial`. */
type Count = Common & { kind: 'count'; max: number; initial: number }
type Flag = Common & { kind: 'flag'; initial: boolean }
/** Each up to `max` characters; `csv` names a column per site. */
type Links = Common & { kind: 'links'; max: number }
/** In degrees, in two columns. */
type Point = Common & { kind: 'point' }
/** A rating (0–5) and its number of reviews. */
type Rating = Common & { kind: 'rating' | 'reviewCount'; max: number }
/** Set by the product. An import matches by id and slug. */
type Given = Common & { kind: 'id' | 'slug' | 'moment' }

export type TextField = Line | Address | OtherText | WebAddress | Picture
export type PartnerField = TextField | Services | Count | Flag | Links | Point | Rating | Given

export type FieldKind = PartnerField['kind']
export type TextKind = TextField['kind']
