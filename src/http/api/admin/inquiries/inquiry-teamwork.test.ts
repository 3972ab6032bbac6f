import { beforeEach, describe, expect, test } from 'vitest'
import { eventKinds, makeInquiryInbox } from '../../../../../tests/sites/make-inquiry-inbox.ts'
import { InquiryDetail } from '../../../../shared/inquiries/admin-inquiry.ts'

const inbox = makeInquiryInbox()
const { ask, patch, post, pass, mailsOf, history } = inbox
const read = async (id: string) => (await inbox.call<InquiryDetail>('GET', `/api/admin/inquiries/${id}`)).body
const assign = (id: string, body: object) => inbox.call('PUT', `/api/admin/inquiries/${id}/assignment`, body)

describe('a reply or forward (INBOX-2)', () => {
  test.each([
    ['reply', { message: 'About eight weeks.' }],
    ['forward', { message: 'Please call.' }],
  ])('%s is refused when the inquiry changed since it was read, with what it is now', async (kind, words) => {
    const id = await ask()
    const { updatedAt } = await read(id)
    // At the same moment: clocks stand still.
    await post(id, 'reply', { message: 'Thomas answered first.' })
    const before = await mailsOf(id)
    const refused = await post(id, kind, { ...words, expectedUpdatedAt: updatedAt })
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({
      code: 'conflict',
      message: `${inbox.actorName()} has changed this inquiry in the meantime.`,
    })
    const current = InquiryDetail.parse(refused.body.current)
    expect(current.events.map(({ text }) => text)).toContain('Thomas answered first.')
    expect(await mailsOf(id)).toEqual(before)

    const sent = await post(id, kind, { ...words, expectedUpdatedAt: current.updatedAt })
    expect(sent.status).toBe(200)
    expect(await mailsOf(id)).toHaveLength(before.length + 1)
  })

  test('a note, a status and an assignment count as changes too', async () => {
    const changes = [
      (id: string) => post(id, 'notes', { note: 'Called.' }),
      (id: string) => patch(id, { status: 'closed' }),
      async (id: string) => assign(id, { userId: (await inbox.site().signIn(`Ada Other${id}`)).user.id }),
    ]
    for (const change of changes) {
      const id = await ask()
      const { updatedAt } = await read(id)
      expect((await change(id)).status).toBe(200)
      const reply = { message: 'Eight weeks.', expectedUpdatedAt: updatedAt }
      expect((await post(id, 'reply', reply)).status).toBe(409)
    }
  })

  test('a double click is no conflict with itself', async () => {
    const id = await ask()
    const { updatedAt } = await read(id)
    const reply = { message: 'About eight weeks.', expectedUpdatedAt: updatedAt }
    const first = await post(id, 'reply', reply)
    const second = await post(id, 'reply', reply)
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body).toEqual(first.body)
  })

  test('of two at once one is sent', async () => {
    for (let round = 0; round < 5; round++) {
      const id = await ask()
      const { updatedAt } = await read(id)
      const answers = await Promise.all(
        ['One.', 'Two.'].map((message) => post(id, 'reply', { message, expectedUpdatedAt: updatedAt })),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      expect((await mailsOf(id)).filter(({ kind }) => kind === 'reply')).toHaveLength(1)
    }
  })

  test('with an open placeholder is refused (INBOX-4)', async () => {
    const id = await ask()
    expect(await post(id, 'reply', { message: 'Dear {family},\nhello.' })).toMatchObject({
      status: 400,
      body: { fields: { message: 'Please replace {family}.' } },
    })
    expect((await post(id, 'reply', { message: 'Braces such as {this} are words.' })).status).toBe(200)
  })
})

test('a bulk change with a stale inquiry does nothing and names it by its reference', async () => {
  const ids = [await ask(), await ask()]
  const seen = Object.fromEntries(await Promise.all(ids.map(async (id) => [id, (await read(id)).updatedAt])))
  await patch(ids[0] ?? '', { status: 'forwarded' })
  const bulk = (expectedUpdatedAt?: object) =>
    inbox.call('PATCH', '/api/admin/inquiries/bulk', { ids, status: 'closed', expectedUpdatedAt })
  const { reference } = await read(ids[0] ?? '')
  const refused = await bulk(seen)
  expect([refused.status, refused.body.message]).toEqual([
    409,
    `${reference} was changed in the meantime. Nothing was changed.`,
  ])
  expect(refused.body.current).toMatchObject([{ id: ids[0], status: 'forwarded' }])
  expect((await read(ids[1] ?? '')).status).toBe('pending')
  expect((await bulk()).body).toEqual({ updatedCount: 2 })
})

describe('an assignment', () => {
  test('is shown, filtered by, told in both histories, and taken back', async () => {
    const id = await ask()
    await ask()
    const { user } = await inbox.site().signIn(`Thomas Avery${Date.now()}`)
    const name = `${user.firstName} ${user.lastName}`
    const { body } = await assign(id, { userId: user.id })
    expect(body.assignedTo).toEqual({ id: user.id, name })
    expect(eventKinds(body)).toEqual(['assign'])
    expect(body.events[0].text).toBe(name)
    expect(await history()).toMatchObject([{ subject: `${body.reference}: assigned to ${name}` }])
    const list = async (query: string) =>
      (await inbox.call('GET', `/api/admin/inquiries?${query}`)).body.map((one: { id: string }) => one.id)
    expect(await list(`assignedTo=${user.id}`)).toEqual([id])
    expect(await list('assignedTo=none')).not.toContain(id)
    expect((await assign(id, { userId: user.id })).body).toEqual(body)
    expect((await assign(id, { userId: null })).body.assignedTo).toBeNull()
  })

  test('to an unknown administrator, or based on a stale version, is refused (INBOX-2)', async () => {
    const id = await ask()
    const { updatedAt } = await read(id)
    const userId = '00000000-0000-4000-8000-000000000001'
    expect(await assign(id, { userId })).toMatchObject({
      status: 400,
      body: { fields: { userId: 'Please choose an active administrator.' } },
    })
    await patch(id, { status: 'closed' })
    const { user } = await inbox.site().signIn(`Ida Late${Date.now()}`)
    expect((await assign(id, { userId: user.id, expectedUpdatedAt: updatedAt })).status).toBe(409)
  })
})

test('who has an inquiry open is told to the others, those who answer first, for less than a minute (INBOX-3)', async () => {
  const id = await ask()
  const thomas = await inbox.site().signIn(`Thomas Quill${Date.now()}`)
  const ida = await inbox.site().signIn(`Ida Wren${Date.now()}`)
  const sign = async (person: { call: typeof thomas.call }, isAnswering: boolean) =>
    (await person.call('PUT', `/api/admin/inquiries/${id}/presence`, { isAnswering })).body
  expect((await sign(thomas, false)).others).toEqual([])
  expect((await sign(ida, true)).others).toEqual([{ name: thomas.actor.name, isAnswering: false }])
  const seen = await sign(inbox, false)
  expect(seen.others).toEqual([
    { name: ida.actor.name, isAnswering: true },
    { name: thomas.actor.name, isAnswering: false },
  ])
  expect(seen.updatedAt).toBe((await read(id)).updatedAt)
  await pass(1)
  expect((await sign(inbox, false)).others).toEqual([])
  const missing = '/api/admin/inquiries/00000000-0000-4000-8000-000000000001/presence'
  expect((await inbox.call('PUT', missing, { isAnswering: true })).status).toBe(404)
})

test('a sign counts for 45 seconds (INBOX-3)', async () => {
  const id = await ask()
  const thomas = await inbox.site().signIn(`Thomas Ash${Date.now()}`)
  const path = `/api/admin/inquiries/${id}/presence`
  await thomas.call('PUT', path, { isAnswering: true })
  const others = async () => (await inbox.call('PUT', path, { isAnswering: false })).body.others
  await pass(44 / 60)
  expect(await others()).toHaveLength(1)
  await pass(2 / 60)
  expect(await others()).toEqual([])
})

describe('templates', () => {
  const path = '/api/admin/reply-templates'
  beforeEach(async () => {
    for (const { id } of (await inbox.call('GET', path)).body) await inbox.call('DELETE', `${path}/${id}`)
  })

  test('are added, changed, listed by name and deleted', async () => {
    const made = await inbox.call('POST', path, {
      name: 'Timing',
      message: 'Dear {family}, about {partner}…',
    })
    expect(made).toMatchObject({ status: 201, body: { name: 'Timing', subject: '' } })
    await inbox.call('POST', path, { name: 'cost', message: 'It depends.' })
    const list = (await inbox.call('GET', path)).body
    expect(list.map(({ name }: { name: string }) => name)).toEqual(['cost', 'Timing'])
    const one = `${path}/${made.body.id}`
    const changed = await inbox.call('PUT', one, { ...made.body, subject: '{reference}' })
    expect(changed).toMatchObject({ status: 200, body: { subject: '{reference}', name: 'Timing' } })
    const stale = { name: 'Late', expectedUpdatedAt: made.body.updatedAt }
    expect(await inbox.call('PUT', one, stale)).toMatchObject({
      status: 409,
      body: { current: changed.body },
    })
    expect((await inbox.call('PUT', one, { createdAt: '2020-01-01T00:00:00.000Z' })).status).toBe(400)
    expect((await inbox.call('DELETE', one)).status).toBe(204)
    expect((await inbox.call('DELETE', one)).status).toBe(404)
  })

  test('with an unknown placeholder are refused at the field', async () => {
    const { status, body } = await inbox.call('POST', path, { name: 'x', message: 'Dear {famly}' })
    expect([status, body.fields.message]).toEqual([400, expect.stringMatching(/no placeholder \{famly\}/)])
  })
})
