import type { CallDefinition } from '../src/shared/calls/define-call.ts'

const modules = import.meta.glob<Record<string, unknown>>('../src/shared/calls/*.ts', { eager: true })

/** Every call of the table: what the files of src/shared/calls define. */
export const ALL_CALLS: readonly CallDefinition[] = Object.values(modules).flatMap((module) =>
  Object.values(module).filter(isCall),
)

/** Paths below /api/admin that need no session. */
export const OPEN_ADMIN_PATHS: readonly string[] = ALL_CALLS.filter((call) => call.isOpen).map(
  (call) => call.path,
)

function isCall(value: unknown): value is CallDefinition {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
}
