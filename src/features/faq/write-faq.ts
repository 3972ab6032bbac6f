import type { App } from '../../app.ts'
import type { Database } from '../../db/open.ts'
import { takeNextVersion } from '../directory/snapshot/directory-version.ts'

export type FaqApp = Pick<App, 'db' | 'directory' | 'clock'>

export type FaqTransaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** Under a new directory version, whose lock serialises writers; waits until this process serves it. */
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
