import { describe, expect, test } from 'vitest'
import { FORM, kinds, makeInquirySite } from '../../../tests/sites/make-inquiry-site.ts'

const { site, partnerId, pass, call, sendForm, openForm, stored, mailed } = makeInquirySite()

describe('a form that another website sent (INQUIRY-9)', () => {
  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ])('%j: 403, nothing stored, and the form comes back filled in', async (headers) => {
    const hidden = await openForm()
    pass(60)
    const message = 'Keep <this> & that'
    const response = await sendForm({ from: '198.51.100.1', body: { ...hidden, message }, headers })
    expect(response.status).toBe(403)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const html = await response.text()
    expect(html).toContain('Keep &lt;this&gt; &amp; that')
    expect(html).toContain('another website')
    expect(html).toContain(`action="${FORM}"`)
    expect(await stored()).toEqual([])
  })

  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1:3000' },
    { 'sec-fetch-site': 'none' },
    { origin: 'http://127.0.0.1:3000' },
    // This machine's other name.
    { origin: 'http://localhost:3000' },
    {},
  ])('one of our own is received: %j', async (headers) => {
    const hidden = await openForm()
    pass(60)
    const response = await sendForm({ from: '198.51.100.1', body: hidden, headers })
    expect(response.status).toBe(303)
    expect(await stored()).toMatchObject([{ status: 'pending', doubts: [] }])
  })

  test('the JSON call is refused to pages of other websites as well', async () => {
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
    ]
    for (const headers of foreign) {
      const response = await call({ from: '198.51.100.2', headers })
      expect(response.status).toBe(403)
      expect(await response.json()).toMatchObject({ code: 'forbidden' })
    }
    expect(await stored()).toEqual([])
    expect((await call({ from: '198.51.100.2', headers: { 'sec-fetch-site': 'same-origin' } })).status).toBe(
      201,
    )
  })
})

describe('the stamp of an opened form', () => {
  test('a form that was opened and filled in is mailed to the support address', async () => {
    const hidden = await openForm()
    pass(20)
    expect((await sendForm({ from: '198.51.100.1', body: hidden })).status).toBe(303)
    expect(await stored()).toMatchObject([{ status: 'pending', doubts: [] }])
    expect(await mailed()).toHaveLength(1)
  })

  test('one of three seconds ago is no reason for doubt (INQUIRY-8)', async () => {
    const hidden = await openForm()
    pass(3)
    await sendForm({ from: '198.51.100.1', body: hidden })
    expect(await stored()).toMatchObject([{ status: 'pending', doubts: [] }])
  })

  test('a tab that was left open for days is no reason for doubt', async () => {
    const hidden = await openForm()
    pass(5 * 86_400)
    await sendForm({ from: '198.51.100.1', body: hidden })
    expect(await stored()).toMatchObject([{ status: 'pending', doubts: [] }])
  })

  const cases: [string, (hidden: Record<string, string>) => Record<string, string>, number, string][] = [
    ['none', () => ({}), 20, 'no-stamp'],
    ['a forged one', () => ({ stamp: 'abc.def.ghi' }), 20, 'forged-stamp'],
    ['a changed one', ({ stamp = '' }) => ({ stamp: `1${stamp}` }), 20, 'forged-stamp'],
    ['one of a second ago', (hidden) => hidden, 1, 'quick'],
    ['one of less than three seconds ago', (hidden) => hidden, 2.9, 'quick'],
  ]
  test.each(cases)(
    '%s: acknowledged alike, kept with the reason, not mailed (INQUIRY-8)',
    async (_, change, wait, kind) => {
      const hidden = await openForm()
      pass(wait)
      const response = await sendForm({ from: '198.51.100.1', body: change(hidden) })
      expect(response.status).toBe(303)
      const [row, ...others] = await stored()
      expect(others).toEqual([])
      expect(row?.status).toBe('spam')
      expect(kinds(row)).toEqual([kind])
      expect(await mailed()).toEqual([])
    },
  )

  test('of another partner counts as forged', async () => {
    const html = await (await site().request('/partner/other-house/ask')).text()
    const stamp = /name="stamp" value="([^"]+)"/.exec(html)?.[1] ?? ''
    expect(stamp).not.toBe('')
    pass(20)
    await sendForm({ from: '198.51.100.1', body: { stamp } })
    expect(kinds((await stored())[0])).toEqual(['forged-stamp'])
  })

  test('survives a refusal, so that a quick correction is not doubted', async () => {
    const hidden = await openForm()
    pass(20)
    const refused = await (
      await sendForm({ from: '198.51.100.1', body: { ...hidden, email: 'ada at' } })
    ).text()
    expect(refused).toContain(`value="${hidden.stamp}"`)
    pass(1)
    await sendForm({ from: '198.51.100.1', body: hidden })
    expect(await stored()).toMatchObject([{ status: 'pending', doubts: [] }])
  })

  test('comes to the dialog by an uncached call; the JSON call checks it but does not need it', async () => {
    const response = await site().request(`/api/inquiries/stamp?partnerId=${partnerId()}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const { stamp } = (await response.json()) as { stamp: string }
    expect((await site().request('/api/inquiries/stamp?partnerId=x')).status).toBe(400)
    pass(1)
    expect((await call({ from: '198.51.100.1', body: { stamp } })).status).toBe(201)
    expect(kinds((await stored())[0])).toEqual(['quick'])
    expect((await call({ from: '198.51.100.2' })).status).toBe(201)
    expect(await mailed()).toHaveLength(1)
  })
})

describe('the page that says an inquiry was sent', () => {
  test('is shown for what was sent, to this partner, and for nothing else (INQUIRY-10)', async () => {
    const hidden = await openForm()
    pass(20)
    const location = (await sendForm({ from: '198.51.100.1', body: hidden })).headers.get('location') ?? ''
    const reference = (await stored())[0]?.reference ?? ''
    const shown = async (path: string) =>
      (await (await site().request(path)).text()).includes('Inquiry Sent Successfully')
    expect(await shown(location)).toBe(true)
    expect(await shown(`${FORM}?reference=${reference}`)).toBe(false)
    expect(await shown(`${FORM}?reference=AAAA-AAAA`)).toBe(false)
    expect(await shown(location.replace(reference, 'AAAA-AAAA'))).toBe(false)
    expect(await shown(location.replace('cedar-hollow', 'other-house'))).toBe(false)
    expect(await shown(`${location}x`)).toBe(false)
  })
})
