import type pg from 'pg'
import { type SessionLimits, settingsOf } from './session-settings.ts'

const BEGINS = /^\s*begin\b/i
const ENDS = /^\s*(?:commit|rollback)\s*;?\s*$/i
const ENDS_ITSELF = /;\s*commit\s*;?\s*$/i

type Callback = (error: unknown, result?: unknown) => void
type Statement = string | { text: string; name?: string | undefined; submit?: unknown }

/**
 * For a pooler in transaction mode, where each transaction may reach another session: sets limits in every
 * transaction, gives single statements one of their own (two more round trips), and prepares none by name.
 */
export function limitTransactions(client: pg.ClientBase, limits: SessionLimits): void {
  const settings = settingsOf(limits, 'local')
  const send = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>
  let isOpen = false

  async function runAlone(statement: Statement, values: unknown[]) {
    await send(`begin; ${settings}`)
    try {
      const result = await send(statement, ...values)
      await send('commit')
      return result
    } catch (error) {
      await send('rollback').catch(() => {})
      throw error
    }
  }

  function run(statement: Statement, values: unknown[]): Promise<unknown> {
    const text = typeof statement === 'string' ? statement : statement.text
    const isBegin = BEGINS.test(text)
    // The job queue sends its own begin and commit.
    if (isBegin && ENDS_ITSELF.test(text)) return send(statement, ...values)
    if (isBegin) {
      isOpen = true
      return send(`${text}; ${settings}`)
    }
    if (!isOpen) return runAlone(statement, values)
    if (ENDS.test(text)) isOpen = false
    return send(statement, ...values)
  }

  client.query = ((given: Statement, ...rest: unknown[]) => {
    if (typeof given === 'object' && 'submit' in given) return send(given, ...rest)
    const done = typeof rest.at(-1) === 'function' ? (rest.pop() as Callback) : null
    const statement = typeof given === 'string' ? given : { ...given, name: undefined }
    const result = run(statement, rest)
    if (!done) return result
    result.then(
      (value) => done(null, value),
      (error) => done(error),
    )
  }) as typeof client.query
}
