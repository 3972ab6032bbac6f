import type { CallDefinition } from './define-call.ts'

type Given = { params?: object; query?: object }

/** Leaves out query keys without a value. */
export function addressOf(call: Pick<CallDefinition, 'path'>, given: Given = {}): string {
  const params = Object.entries(given.params ?? {})
  const path = params.reduce(
    (filled, [name, value]) => filled.replace(`{${name}}`, () => encodeURIComponent(String(value))),
    call.path as string,
  )
  const query = Object.entries(given.query ?? {}).filter(([, value]) => value !== undefined)
  return query.length === 0 ? path : `${path}?${new URLSearchParams(query.map(([k, v]) => [k, String(v)]))}`
}
