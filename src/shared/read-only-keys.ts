import { z } from 'zod'
import type { FieldErrors } from './errors.ts'

/** Lets a change carry these keys of what was read, whatever they hold; findReadOnlyErrors compares them. */
export function readOnlyShape<Name extends string>(names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, z.unknown().optional()])) as {
    [Key in Name]: z.ZodOptional<z.ZodUnknown>
  }
}

/**
 * The read-only keys of a change that say something else than what is stored, each with its sentence; null when there are
 * none. A key that is left out, or holds what the row's answer holds, counts for nothing (CALL-5).
 */
export function findReadOnlyErrors(
  names: readonly string[],
  given: Readonly<Record<string, unknown>>,
  stored: Readonly<Record<string, unknown>>,
): FieldErrors | null {
  const changed = names.filter((name) => given[name] !== undefined && given[name] !== stored[name])
  if (changed.length === 0) return null
  return Object.fromEntries(changed.map((name) => [name, 'This cannot be changed.']))
}

/** A change without its read-only keys. */
export function withoutReadOnly<Change extends object, Name extends string>(
  names: readonly Name[],
  change: Change,
): Omit<Change, Name> {
  const settable = Object.entries(change).filter(([name]) => !(names as readonly string[]).includes(name))
  return Object.fromEntries(settable) as Omit<Change, Name>
}
