/** Splits a text into names of fields. */
export const words = (text: string) => text.trim().split(/\s+/)
/** Prefixes fields: ("user", ["id"]) → ["user.id"]. */
export const below = (name: string, fields: readonly string[]) => fields.map((field) => `${name}.${field}`)
/** The fields of each item of a list. */
export const each = (fields: readonly string[]) => below('[]', fields)
