import pg from 'pg'
import { vi } from 'vitest'

/** How a statement fails: refused by the server; its connection lost before it; after it, so that only the answer is lost. */
export const FAULTS = ['refused', 'lost before', 'lost after'] as const
export type Fault = (typeof FAULTS)[number]

type Query = (...args: unknown[]) => unknown

/**
 * Lets the `place`th statement to a database fail, counted from 1, until `restore`. `isReached` says whether there
 * were so many.
 */
export function failStatement(database: string, place: number, fault: Fault) {
  const original = pg.Client.prototype.query as Query
  let count = 0
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const isOurs = this.database === database
    if (isOurs) count += 1
    if (!isOurs || count !== place) return original.apply(this, args)
    return answer(args, async () => {
      if (fault === 'refused')
        throw Object.assign(new pg.DatabaseError('out of memory', 0, 'error'), { code: '53200' })
      if (fault === 'lost after') await original.apply(this, withoutCallback(args))
      hangUp(this)
      throw new Error('Connection terminated unexpectedly')
    })
  } as never)
  return { isReached: () => count >= place, restore: () => spy.mockRestore() }
}

function hangUp(client: pg.Client): void {
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } }
  connection.stream.destroy()
}

const withoutCallback = (args: unknown[]) => args.filter((arg) => typeof arg !== 'function')

/** node-postgres takes a callback as its last argument, and gives a promise without one. */
function answer(args: unknown[], run: () => Promise<unknown>): unknown {
  const done = args.find((arg) => typeof arg === 'function') as
    | ((error: unknown, result?: unknown) => void)
    | undefined
  const result = run()
  if (!done) return result
  result.then(
    (value) => done(null, value),
    (error) => done(error),
  )
  return undefined
}
