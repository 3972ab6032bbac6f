import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../../../tests/sites/make-app.ts'
import { insertPartners } from '../../../../../tests/values/build.ts'
import { outbox, partners } from '../../../../db/schema/directory.ts'
import { partnerChecks } from '../../../../db/schema/partner-checks.ts'
import { readSigningKey } from '../../../../features/inquiries/receive/signing-key.ts'
import { checkPath } from '../../../../features/partner-checks/stored-check.ts'
import type { PartnerProposal } from '../../../../shared/partners/partner-check.ts'

const now = new Date('2026-03-02T09:00:00Z')
let site: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
let partnerId: string
let round = 0
beforeAll(async () => {
  site = await makeApp({ TRUST_PROXY: '1' }, { now: () => now })
})
afterAll(() => site.close())
beforeEach(async () => {
  round += 1
  await site.app.db.delete(partnerChecks)
  await site.app.db.delete(partners)
  await site.app.db.delete(outbox)
  const [row] = await insertPartners(site.app.db, {
    name: 'Cedar Hollow',
    address: '12 Merrimon Avenue',
    city: 'Asheville',
    state: 'North Carolina',
    zipCode: '28801',
    phone: '(828) 555-0142',
    email: 'office@cedar.example',
    servicesOffered: ['Burial'],
  })
  partnerId = row?.id ?? ''
  await site.app.directory.refresh()
  admin = await site.signIn(`Ada Quill${round}`)
})

/** Asks the partner and sends its answer with these fields of the form. */
async function correct(fields: Record<string, string>) {
  await admin.call('POST', '/api/admin/partner-checks', { ids: [partnerId] })
  const [check] = await site.app.db.select().from(partnerChecks)
  const query = new URL(checkPath(await readSigningKey(site.app.db), check?.id ?? ''), 'http://x')
    .searchParams
  const [row] = await site.app.db.select().from(partners)
  return site.request('/still-right', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': `203.0.113.${round}`,
    },
    body: new URLSearchParams({
      check: query.get('check') ?? '',
      proof: query.get('proof') ?? '',
      seen: row?.updatedAt.toISOString() ?? '',
      answer: 'correct',
      ...fields,
    }).toString(),
  })
}
const list = async () => (await admin.call('GET', '/api/admin/partner-checks')).body as PartnerProposal[]
const decide = (proposal: PartnerProposal | undefined, accept: string[], given = {}) =>
  admin.call('POST', `/api/admin/partner-checks/${proposal?.id}/decide`, {
    accept,
    expectedUpdatedAt: proposal?.updatedAt,
    ...given,
  })
const stored = async () => (await site.app.db.select().from(partners).where(eq(partners.id, partnerId)))[0]

describe('a correction', () => {
  test('changes nothing, and stands in the queue as a difference (CHECK-3)', async () => {
    const before = await stored()
    expect(
      (await correct({ phone: '828 555 0177', servicesOffered: 'Burial\r\nCremation\r\n' })).status,
    ).toBe(303)
    expect(await stored()).toEqual(before)
    const [proposal, ...more] = await list()
    expect(more).toEqual([])
    expect(proposal).toMatchObject({
      partnerName: 'Cedar Hollow',
      partnerPlace: 'Asheville, North Carolina',
      fields: [
        { field: 'phone', before: '(828) 555-0142', after: '(828) 555-0177', isChangedSince: false },
        {
          field: 'servicesOffered',
          before: ['Burial'],
          after: ['Burial', 'Cremation'],
          isChangedSince: false,
        },
      ],
    })
    const { needs } = (await admin.call('GET', '/api/admin/dashboard')).body
    expect(needs).toContainEqual({ kind: 'partner-corrections', count: 1 })
  })

  test('is taken over field by field, as one change with undo (CHECK-3)', async () => {
    await correct({ phone: '(828) 555-0177', name: 'Cedar Hollow & Sons' })
    const [proposal] = await list()
    const { status, body } = await decide(proposal, ['phone'])
    expect(status).toBe(200)
    // Something was rejected, so the details do not count as confirmed.
    expect(await stored()).toMatchObject({
      phone: '(828) 555-0177',
      name: 'Cedar Hollow',
      detailsConfirmedOn: null,
    })
    expect(await list()).toEqual([])
    await admin.call('POST', `/api/admin/history/${body.changeSetId}/undo`)
    expect((await stored())?.phone).toBe('(828) 555-0142')
  })

  test('taken over as a whole confirms the details on the day of the answer (CHECK-3)', async () => {
    await correct({ phone: '(828) 555-0177', website: 'cedar.example' })
    const [proposal] = await list()
    await decide(proposal, ['phone', 'website'])
    expect(await stored()).toMatchObject({
      phone: '(828) 555-0177',
      website: 'https://cedar.example',
      detailsConfirmedOn: '2026-03-02',
    })
  })

  test('rejected as a whole changes nothing, and is decided once', async () => {
    await correct({ phone: '(828) 555-0177' })
    const [proposal] = await list()
    const before = await stored()
    const answers = await Promise.all([
      decide(proposal, []),
      decide(proposal, ['phone']),
      decide(proposal, []),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    if (answers[0]?.status === 200) expect(await stored()).toEqual(before)
    expect((await decide(proposal, [])).status).toBe(409)
  })

  test('is not written over what somebody changed meanwhile, unless it was seen', async () => {
    await correct({ phone: '(828) 555-0177' })
    const [proposal] = await list()
    await admin.call('PUT', `/api/admin/partners/${partnerId}`, { phone: '(828) 555-0199' })
    const { status, body } = await decide(proposal, ['phone'])
    expect([status, body.current.phone]).toEqual([409, '(828) 555-0199'])
    const [fresh] = await list()
    expect(fresh?.fields).toMatchObject([{ before: '(828) 555-0199', isChangedSince: true }])
    expect((await decide(fresh, ['phone'])).status).toBe(200)
  })

  test('with a place that does not fit is asked about, as in the form', async () => {
    await correct({ state: 'Texas' })
    const [proposal] = await list()
    const refused = await decide(proposal, ['state'])
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([
      400,
      expect.arrayContaining(['isPlaceConfirmed']),
    ])
    expect((await decide(proposal, ['state'], { isPlaceConfirmed: true })).status).toBe(200)
    expect((await stored())?.state).toBe('Texas')
  })

  test('that equals what is stored confirms the details', async () => {
    await correct({ phone: '828-555-0142', name: ' Cedar Hollow ' })
    expect(await list()).toEqual([])
    expect((await stored())?.detailsConfirmedOn).toBe('2026-03-02')
  })

  test.each([
    ['a required field left out', { name: '' }, 'Business name is required'],
    ['a broken number', { phone: '12' }, 'telephone|phone|number'],
    ['a broken address', { email: 'office at cedar' }, 'valid email address'],
    ['a script as website', { website: 'javascript:alert(1)' }, 'web address'],
    ['a script as link', { 'socialMedia.facebook': 'javascript:alert(1)' }, 'web address'],
    ['a count in words', { locationCount: 'many' }, 'whole number|number'],
    ['too long a name', { name: 'a'.repeat(201) }, 'at most 200'],
    ['a broken character', { name: 'Cedar\u0000Hollow' }, 'plain text'],
  ])('with %s comes back with what was typed, and stores nothing', async (_, fields, sentence) => {
    const response = await correct({ description: 'A <b>quiet</b> house.', ...fields } as Record<
      string,
      string
    >)
    expect(response.status).toBe(400)
    const html = await response.text()
    expect(html).toMatch(new RegExp(`field-error[^>]*>[^<]*(?:${sentence})`))
    expect(html).toContain('A &lt;b&gt;quiet&lt;/b&gt; house.')
    expect(html).not.toContain('<b>quiet')
    expect(await site.app.db.select().from(partnerChecks)).toMatchObject([
      { answeredAt: null, proposed: null },
    ])
  })

  test('cannot set what is not the partner’s to say', async () => {
    await correct({
      isPriority: 'true',
      isActive: 'false',
      logoUrl: '/x.png',
      slug: 'other',
      phone: '(828) 555-0177',
    })
    const [proposal] = await list()
    expect(proposal?.fields.map(({ field }) => field)).toEqual(['phone'])
    const foreign = await decide(proposal, ['isPriority'])
    expect([foreign.status, Object.keys(foreign.body.fields)]).toEqual([400, ['accept.0']])
    const absent = await decide(proposal, ['name'])
    expect([absent.status, Object.keys(absent.body.fields)]).toEqual([400, ['accept.0']])
  })

  test('of an unknown id is 404', async () => {
    const unknown = { id: '11111111-1111-4111-8111-111111111111', updatedAt: now.toISOString() }
    expect((await decide(unknown as PartnerProposal, [])).status).toBe(404)
  })
})
