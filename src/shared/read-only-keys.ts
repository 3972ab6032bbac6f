import { z } from 'zod'
import type { FieldErrors } from './errors.ts'

/** Any value passes; findReadOnlyErrors compares. */
export function readOnlyShape<Name extends string>(names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, z.unknown().optional()])) as {
    [Key in Name]: z.ZodOptional<z.ZodUnknown>
  }
}

/** A sentence for each that differs from the stored value (CALL-5). */
export function findReadOnlyErrors(
  names: readonly string[],
  given: Readonly<Record<string, unknown>>,
  stored: Readonly<Record<string, unknown>>,
): FieldErrors | null {
  const changed = names.filter((name) => given[name] !== undefined && given[name] !== stored[name])
  if (changed.length === 0) return null
  return Object.fromEntries(changed.map((name) => [name, 'This cannot be changed.']))
}

/** For a change. */
export function withoutReadOnly<Change extends object, Name extends string>(
  names: readonly Name[],
  change: Change,
): Omit<Change, Name> {
  const settable = Object.entries(change).filter(([name]) => !(names as readonly string[]).includes(name))
  return Object.fromEntries(settable) as Omit<Change, Name>
}
