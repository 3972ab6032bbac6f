import { partners } from '../../src/db/schema/directory.ts'
import { descriptionDrafts } from '../../src/db/schema/writing.ts'
import type { ImportJob } from '../../src/shared/import.ts'
import { insertMails } from '../reading/stored-rows.ts'
import { settled } from '../values/import-file.ts'
import type { Calls } from './make-calls.ts'

const LIST = 'name,address,city,state,zip,phone\n'
const GOOD = 'Ames (CLOSED),1 A St,Asheville,NC,28801,8282540143\n'
const BAD = 'Bad Zip,2 B St,Asheville,NC,99999,8282540144\n'

/** Calls every call about imports. */
export async function callImports({ ask }: Calls): Promise<void> {
  const signed = { call: async (_: string, path: string) => ({ body: await read(path) }) }
  const read = (path: string) => ask('GET /imports/:id', undefined, { id: path.split('/').at(-1) })
  const wait = (job: ImportJob) => settled(signed as never, job)
  const job = await wait(await ask('POST /imports', LIST + GOOD + BAD, { query: '?fileName=list.csv' }))
  const { id } = job
  await ask('GET /imports/:id/rows', undefined, { id, query: '?show=create' })
  await wait(await ask('PATCH /imports/:id', { skipInvalid: true, mapping: { 0: 'name' } }, { id }))
  const lines = { 2: 'take', 3: 'take' }
  await wait(await ask('PATCH /imports/:id', { doubts: { lines } }, { id }))
  await wait(await ask('POST /imports/:id/write', undefined, { id }))
  await ask('GET /imports/:id', undefined, { id })
  await ask('GET /imports/:id/failed.csv', undefined, { id })
  const other = await wait(
    await ask('POST /imports', `${LIST}Byrd (CLOSED),3 C St,Asheville,NC,28801,8282540145\n`),
  )
  await ask('POST /imports/:id/cancel', undefined, { id: other.id })
  await ask('GET /imports')
}

/** Calls every call about description runs, jobs and services. */
export async function callRunsAndWork({ site, ask }: Calls): Promise<void> {
  await ask('GET /description-runs/plan')
  const begun = await ask('POST /description-runs', { fields: ['longDescription'] })
  const read = () => ask('GET /description-runs/:id', undefined, { id: begun.id })
  const wait = async () => {
    while (['writing', 'publishing'].includes((await read()).state))
      await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await wait()
  const { drafts } = await ask('GET /description-runs/:id/drafts', undefined, { id: begun.id })
  const [{ partnerId, field, textId }] = drafts
  await ask(
    'PATCH /description-runs/:id/drafts',
    { partnerId, field, textId, decision: 'rejected' },
    { id: begun.id },
  )
  const decision = {
    partnerId,
    field,
    textId,
    decision: 'accepted',
    text: 'Ruth Avery began it.',
    acceptedMarks: 1,
  }
  await ask('PATCH /description-runs/:id/drafts', decision, { id: begun.id })
  await ask('GET /description-runs/:id/drafts', undefined, { id: begun.id, query: '?show=all' })
  await site().app.db.update(descriptionDrafts).set({ readAt: new Date() })
  const { openCount, markedOpenCount } = await read()
  const rest = { count: openCount - markedOpenCount }
  await ask('POST /description-runs/:id/accept-rest', rest, { id: begun.id })
  await ask('POST /description-runs/:id/publish', undefined, { id: begun.id })
  await wait()
  await ask('GET /description-runs')
  await site().app.db.update(partners).set({ longDescription: null })
  const other = await ask('POST /description-runs', { fields: ['longDescription'] })
  await ask('POST /description-runs/:id/cancel', undefined, { id: other.id })

  const [mail] = await insertMails(site().app.db, { to: 'a@x.example', subject: 'Waiting', text: 'T' })
  await ask('GET /work')
  await ask('POST /work/:kind/:id/give-up', undefined, { id: mail?.id ?? '' })
  await ask('POST /work/:kind/:id/retry', undefined, { id: mail?.id ?? '' })
  await ask('POST /services/:id/check', undefined, { id: 'mail' })
}
