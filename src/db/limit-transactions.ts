import { CuttableClient } from './cuttable-client.ts'
import { type SessionLimits, settingsOf } from './limits.ts'

const BEGINS = /^\s*begin\b/i
const ENDS = /^\s*(?:commit|rollback)\s*;?\s*$/i
const ENDS_ITSELF = /;\s*commit\s*;?\s*$/i

type Callback = (error: unknown, result?: unknown) => void
type Statement = string | { text: string; name?: string | undefined; submit?: unknown }

/**
 * Behind a pooler each transaction may reach another session: sets limits in each, prepares no statement by
 * name.
 */
export function limitTransactions(limits: SessionLimits): typeof CuttableClient {
  const settings = settingsOf(limits, 'local')

  return class LimitedClient extends CuttableClient {
    #isOpen = false

    override query(given: Statement, ...rest: unknown[]): never {
      if (typeof given === 'object' && 'submit' in given) return this.#send(given, rest) as never
      const done = typeof rest.at(-1) === 'function' ? (rest.pop() as Callback) : null
      const statement = typeof given === 'string' ? given : { ...given, name: undefined }
      const result = this.#run(statement, rest)
      if (!done) return result as never
      result.then(
        (value) => done(null, value),
        (error) => done(error),
      )
      return undefined as never
    }

    #send(statement: Statement, values: unknown[] = []): Promise<unknown> {
      return super.query(...([statement, ...values] as [string]))
    }

    #run(statement: Statement, values: unknown[]): Promise<unknown> {
      const text = typeof statement === 'string' ? statement : statement.text
      const isBegin = BEGINS.test(text)
      if (isBegin && ENDS_ITSELF.test(text)) return this.#send(statement, values)
      if (isBegin) {
        this.#isOpen = true
        return this.#send(`${text}; ${settings}`)
      }
      if (!this.#isOpen) return this.#runAlone(statement, values)
      if (ENDS.test(text)) this.#isOpen = false
      return this.#send(statement, values)
    }

    async #runAlone(statement: Statement, values: unknown[]): Promise<unknown> {
      await this.#send(`begin; ${settings}`)
      try {
        const result = await this.#send(statement, values)
        await this.#send('commit')
        return result
      } catch (error) {
        await this.#send('rollback').catch(() => {})
        throw error
      }
    }
  }
}
