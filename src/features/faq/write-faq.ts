import type { App } from '../../app.ts'
import type { Database } from '../../db/open.ts'
import { takeNextVersion } from '../directory/snapshot/directory-version.ts'

/** The part of a running product that a change of questions needs. */
export type FaqApp = Pick<App, 'db' | 'directory' | 'clock'>

export type FaqTransaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/**
 * Runs one change of questions as a transaction with a directory version of its own, so that no page of before is given
 * after it, and waits until this process serves the new one. The version is taken first: writers wait for one another
 * there, so what `work` reads stays true until the commit.
 */
export async function writeFaq<Result>(
  app: FaqApp,
  work: (tx: FaqTransaction) => Promise<Result>,
): Promise<Result> {
  const result = await app.db.transaction(async (tx) => {
    await takeNextVersion(tx)
    return work(tx)
  })
  await app.directory.refresh()
  return result
}
