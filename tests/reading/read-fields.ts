/** Keys are data or a standard's own; counts as one field. */
const OPAQUE = /(?:^|\.)(?:before|after|values|mapping|kinds|lines|byStatus)$/

/** Lists every field of an answer: "partner.name", "events[].text". Lists of plain values are one field. */
export function readFields(value: unknown): Set<string> {
  const fields = new Set<string>()
  collect(value, '', fields)
  return fields
}

function collect(value: unknown, path: string, fields: Set<string>): void {
  if (Array.isArray(value) && value.some(isObject)) {
    for (const part of value) collect(part, `${path}[]`, fields)
    return
  }
  const entries = isObject(value) ? Object.entries(value) : []
  if (entries.length === 0 || Array.isArray(value) || OPAQUE.test(path)) {
    if (path !== '') fields.add(path)
    return
  }
  for (const [key, part] of entries) collect(part, path === '' ? key : `${path}.${key}`, fields)
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
