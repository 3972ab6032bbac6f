import { setTimeout as sleep } from 'node:timers/promises'
import type { ImportJob } from '../src/shared/import.ts'

export type BackOffice = Awaited<ReturnType<typeof openBackOffice>>

/** Sets a product up unless it is, logs in, and returns timed console calls. */
export async function openBackOffice(url: string) {
  const person = {
    username: 'margaret.hale',
    email: 'margaret@example.org',
    password: 'granite heron lantern 42',
  }
  let token = ''
  await call('POST', '/api/admin/create-first-user', person).catch((error: Error) => {
    if (!/: 409 /.test(error.message)) throw error
  })
  const { username, password } = person
  const session = await call<{ token: string; user: object }>('POST', '/api/admin/login', {
    username,
    password,
  })
  token = session.token

  async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const isFile = typeof body === 'string'
    const response = await fetch(url + path, {
      method,
      headers: {
        'content-type': isFile ? 'text/csv' : 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: body === undefined || isFile ? (body as string | undefined) : JSON.stringify(body),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 500)}`)
    return text === '' ? (undefined as Answer) : (JSON.parse(text) as Answer)
  }

  /** Polls an import until `state`. */
  async function until(job: ImportJob, state: ImportJob['state']): Promise<ImportJob> {
    let now = job
    while (now.state !== state) {
      if (now.state === 'failed') throw new Error(`The import failed: ${now.error}`)
      await sleep(50)
      now = await call<ImportJob>('GET', `/api/admin/imports/${job.id}`)
    }
    return now
  }

  async function takeDoubtful({ id, report }: ImportJob): Promise<void> {
    if (!report || report.openDoubtCount === 0) return
    const kinds = Object.fromEntries(report.doubts.map(({ kind }) => [kind, 'take']))
    await until(await call<ImportJob>('PATCH', `/api/admin/imports/${id}`, { doubts: { kinds } }), 'checked')
  }

  return {
    session,
    call,
    undo: (changeSetId: string | null) =>
      time(() => call<{ undoneCount: number }>('POST', `/api/admin/history/${changeSetId}/undo`)),
    check: (file: string) =>
      time(async () => until(await call<ImportJob>('POST', '/api/admin/imports', file), 'checked')),
    write: async (job: ImportJob) => {
      await takeDoubtful(job)
      return time(async () =>
        until(await call<ImportJob>('POST', `/api/admin/imports/${job.id}/write`), 'done'),
      )
    },
  }
}

/** Runs once. */
export async function time<Result>(run: () => Promise<Result>): Promise<{ ms: number; result: Result }> {
  const startedAt = performance.now()
  const result = await run()
  return { ms: performance.now() - startedAt, result }
}
