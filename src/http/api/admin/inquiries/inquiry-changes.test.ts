import { describe, expect, test } from 'vitest'
import { readInquiries } from '../../../../../tests/reading/stored-rows.ts'
import { eventKinds, makeInquiryInbox } from '../../../../../tests/sites/make-inquiry-inbox.ts'
import { InquiryDetail } from '../../../../shared/inquiries/admin-inquiry.ts'

const inbox = makeInquiryInbox()
const { ask, askAsSpam, patch, post, pass, mailsOf, deliverAll, history } = inbox

describe('the status', () => {
  test('is set, told in the history of both, and nothing of the family stands in that of administrators', async () => {
    const id = await ask()
    await pass(30)
    const { status, body } = await patch(id, { status: 'closed', note: 'Called her.\r\nAll is well.' })
    expect(status).toBe(200)
    expect(InquiryDetail.parse(body)).toMatchObject({ status: 'closed', respondedAt: null })
    expect(body.updatedAt).toBe('2026-03-10T12:30:00.000Z')
    expect(body.events).toMatchObject([
      { kind: 'status', fromStatus: 'pending', toStatus: 'closed', userName: inbox.actorName() },
      { kind: 'note', text: 'Called her.\nAll is well.', userName: inbox.actorName() },
    ])
    const { reference } = body
    expect(await history()).toEqual([
      {
        action: 'update',
        entity: 'inquiry',
        userName: inbox.actorName(),
        subject: reference,
        before: { reference, status: 'pending' },
        after: { reference, status: 'closed' },
      },
    ])
  })

  test.each(['forwarded', 'responded'])(
    'first set to %s stops the response clock, for good',
    async (status) => {
      const id = await ask()
      await pass(90)
      expect((await patch(id, { status })).body.respondedAt).toBe('2026-03-10T13:30:00.000Z')
      await pass(60)
      await patch(id, { status: 'pending' })
      expect((await patch(id, { status: 'responded' })).body.respondedAt).toBe('2026-03-10T13:30:00.000Z')
    },
  )

  test('that it already has changes nothing; with a note, only the note is added', async () => {
    const id = await ask()
    const before = (await patch(id, { status: 'pending' })).body
    expect([eventKinds(before), await history()]).toEqual([[], []])
    const { body } = await patch(id, { status: 'pending', note: 'Waiting for the son.' })
    expect(eventKinds(body)).toEqual(['note'])
    expect(await history()).toMatchObject([{ subject: `${body.reference}: note` }])
  })

  test('is refused when it changed meanwhile, with its present state (INBOX-2)', async () => {
    const id = await ask()
    const { body: seen } = await inbox.call('GET', `/api/admin/inquiries/${id}`)
    await pass(1)
    await patch(id, { status: 'forwarded' })
    const { status, body } = await patch(id, { status: 'spam', expectedUpdatedAt: seen.updatedAt })
    expect([status, body.code]).toEqual([409, 'conflict'])
    expect(body.current).toMatchObject({ id, status: 'forwarded' })
    const fresh = { status: 'closed', expectedUpdatedAt: body.current.updatedAt }
    expect((await patch(id, fresh)).status).toBe(200)
  })

  test.each([
    [{ status: 'done' }, 'status'],
    [{}, 'status'],
    [{ status: 'closed', note: 'x'.repeat(5001) }, 'note'],
    [{ status: 'closed', expectedUpdatedAt: 'today' }, 'expectedUpdatedAt'],
    [{ status: 'closed', respondedAt: '2026-01-01T00:00:00Z' }, 'respondedAt'],
  ])('%j is refused for its %s, and nothing is done (INBOX-1)', async (body, field) => {
    const id = await ask()
    const answer = await patch(id, body)
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]])
    expect(await history()).toEqual([])
  })
})

describe('a doubtful inquiry', () => {
  const doubtful = async () =>
    (await inbox.call('GET', '/api/admin/inquiries?doubtful=true')).body.map(
      (inquiry: { id: string }) => inquiry.id,
    )

  test('is listed with its reasons, and is no open one (INQUIRY-8)', async () => {
    const id = await askAsSpam()
    await ask()
    expect(await doubtful()).toEqual([id])
    const { body } = await inbox.call('GET', `/api/admin/inquiries/${id}`)
    expect(body).toMatchObject({ isDoubtful: true, doubts: [{ kind: 'link-in-name' }], status: 'spam' })
    const counts = (await inbox.call('GET', '/api/admin/inquiries/counts')).body
    expect(counts).toMatchObject({ doubtful: 1, overdue: 0, byStatus: { pending: 1, spam: 1 } })
  })

  test('put in the inbox by two at once is told once, and keeps its reasons', async () => {
    const id = await askAsSpam()
    const answers = await Promise.all([1, 2, 3].map(() => patch(id, { status: 'pending' })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers[0]?.body).toMatchObject({
      status: 'pending',
      isDoubtful: false,
      doubts: [{ kind: 'link-in-name' }],
    })
    expect(await mailsOf(id)).toMatchObject([{ kind: 'notice', state: 'waiting' }])
    expect(await doubtful()).toEqual([])
  })

  test('confirmed as spam is no longer doubtful, names who decided, and sends no mail', async () => {
    const id = await askAsSpam()
    const { body } = await patch(id, { status: 'spam' })
    expect(body).toMatchObject({ status: 'spam', isDoubtful: false })
    expect(body.events).toMatchObject([{ kind: 'status', fromStatus: 'spam', toStatus: 'spam' }])
    expect(await history()).toMatchObject([{ subject: body.reference }])
    expect(await doubtful()).toEqual([])
    expect(await mailsOf(id)).toEqual([])
    expect((await patch(id, { status: 'spam' })).body.events).toHaveLength(1)
    // The mistake can be put right.
    await patch(id, { status: 'pending' })
    expect(await mailsOf(id)).toHaveLength(1)
  })

  test('is decided among many as well', async () => {
    const ids = [await askAsSpam(), await askAsSpam()]
    const { body } = await inbox.call('PATCH', '/api/admin/inquiries/bulk', { ids, status: 'spam' })
    expect(body).toEqual({ updatedCount: 2 })
    expect(await doubtful()).toEqual([])
  })

  test('that is erased keeps no reasons and waits for no decision', async () => {
    const id = await askAsSpam()
    const { body } = await inbox.call('GET', `/api/admin/inquiries/${id}`)
    const person = { email: body.email, confirm: body.email }
    expect((await inbox.call('POST', '/api/admin/privacy/erase', person)).status).toBe(200)
    const erased = (await inbox.call('GET', `/api/admin/inquiries/${id}`)).body
    expect(erased).toMatchObject({ isDoubtful: false, doubts: [], status: 'spam' })
  })
})

describe('an inquiry taken out of spam by hand', () => {
  test('is told to the support address, which had been held back, once (INQUIRY-8)', async () => {
    const id = await askAsSpam()
    expect(await mailsOf(id)).toEqual([])
    await patch(id, { status: 'pending' })
    await patch(id, { status: 'spam' })
    await patch(id, { status: 'pending' })
    expect(await mailsOf(id)).toMatchObject([{ kind: 'notice', to: 'support@stillstone.example' }])
    await deliverAll()
    expect(inbox.site().sentMail.at(-1)?.text).toContain('> How long does it take?')
  })

  test('among many is told as well; one that was no spam is not told again', async () => {
    const ids = [await askAsSpam(), await ask(), await askAsSpam()]
    const { body } = await inbox.call('PATCH', '/api/admin/inquiries/bulk', { ids, status: 'pending' })
    expect(body).toEqual({ updatedCount: 2 })
    for (const id of ids) expect(await mailsOf(id)).toHaveLength(1)
  })
})

describe('many at once', () => {
  test('are moved in one change set; those that were there already do not count', async () => {
    const ids = [await ask(), await ask(), await ask()]
    await patch(ids[0] ?? '', { status: 'closed' })
    const answer = await inbox.call('PATCH', '/api/admin/inquiries/bulk', {
      ids: [...ids, ...ids],
      status: 'closed',
    })
    expect([answer.status, answer.body]).toEqual([200, { updatedCount: 2 }])
    const rowsChanged = (await history()).filter((path) => path.action === 'bulk-edit')
    expect(rowsChanged).toHaveLength(2)
    expect(new Set(rowsChanged.map((path) => path.subject)).size).toBe(1)
  })

  test.each([
    [404, (ids: string[]) => ({ ids: [...ids, '00000000-0000-4000-8000-000000000000'], status: 'closed' })],
    [400, (ids: string[]) => ({ ids: [...ids, '7'], status: 'closed' })],
    [400, () => ({ ids: [], status: 'closed' })],
    [400, (ids: string[]) => ({ ids, status: 'gone' })],
    [400, (ids: string[]) => ({ ids, status: 'closed', note: 'x' })],
  ])('are refused with %s as a whole', async (status, body) => {
    const ids = [await ask(), await ask()]
    expect((await inbox.call('PATCH', '/api/admin/inquiries/bulk', body(ids))).status).toBe(status)
    const rows = await readInquiries(inbox.site().app.db)
    expect(rows.map((row) => row.status)).toEqual(['pending', 'pending'])
    expect(await history()).toEqual([])
  })
})

test('a note is kept for the others; a blank one is refused', async () => {
  const id = await ask()
  const { status, body } = await post(id, 'notes', { note: '  Her brother will call.  ' })
  expect(status).toBe(200)
  expect(body.events).toMatchObject([{ kind: 'note', text: 'Her brother will call.' }])
  expect((await post(id, 'notes', { note: ' ' })).status).toBe(400)
  expect(JSON.stringify(await history())).not.toContain('brother')
})
