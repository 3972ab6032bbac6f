import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readInquiries, readMails } from '../../../../tests/reading/stored-rows.ts'
import { FORM } from '../../../../tests/sites/make-inquiry-site.ts'
import { INQUIRY, setUpJournalSite } from '../../../../tests/sites/set-up-journal-site.ts'

const { ask, files, folder, freeze, openJournal, replay, site, stored, thaw } = setUpJournalSite()

describe('while the database is away, an inquiry (INQUIRY-2, RUN-2)', () => {
  test('is acknowledged with its reference and stored later under it, once, with its mail', async () => {
    freeze()
    const { status, body, headers } = await ask()
    expect([status, body.status]).toEqual([201, 'pending'])
    expect(body.reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    thaw()
    expect(await stored()).toEqual([])
    await replay(1)
    const [row] = await readInquiries(site().app.db)
    expect(row).toMatchObject({ id: body.id, reference: body.reference, status: 'pending', ...INQUIRY })
    expect(row?.createdAt.toISOString()).toBe(body.createdAt)
    expect(await readMails(site().app.db)).toMatchObject([{ kind: 'notice', inquiryId: body.id }])
    expect(await files()).toEqual([])
    expect((await site().request(headers.get('location') ?? '')).status).toBe(200)
    // The same request afterwards is the same inquiry, also where it waits in the journal once more.
    const { id, reference } = body
    expect((await ask()).body).toMatchObject({ id, reference })
    expect(await stored()).toHaveLength(1)
  })

  test('is one inquiry however often it is sent, by its key or its words, also at once', async () => {
    freeze()
    const keyed = await Promise.all(
      Array.from({ length: 10 }, (_, n) => ask({}, 'one key', `198.51.100.${n}`)),
    )
    const plain = await Promise.all(
      Array.from({ length: 5 }, (_, n) => ask({ name: 'No Key' }, null, `198.51.101.${n}`)),
    )
    expect(new Set([...keyed, ...plain].map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(keyed.map(({ body }) => body.reference)).size).toBe(1)
    expect(new Set(plain.map(({ body }) => body.reference)).size).toBe(1)
    expect(await files()).toHaveLength(2)
    thaw()
    await replay(2)
    expect(await stored()).toHaveLength(2)
  })

  test('with other words under the key of a stored one is stored too, under its own reference, and doubted', async () => {
    const first = (await ask()).body
    expect((await ask({ message: 'Another question' })).status).toBe(409)
    freeze()
    const other = (await ask({ message: 'Another question' })).body
    expect((await ask()).body.reference).toBe(first.reference)
    thaw()
    await replay(2)
    expect(await readInquiries(site().app.db)).toMatchObject([
      { reference: first.reference, message: INQUIRY.message, status: 'pending' },
      {
        reference: other.reference,
        message: 'Another question',
        status: 'spam',
        doubts: [{ kind: 'reused-key' }],
      },
    ])
    expect((await ask({ message: 'Another question' })).body.reference).toBe(other.reference)
  })

  test('is sent by the form without JavaScript too, whose receipt needs no database', async () => {
    freeze()
    const sent = await site().request(FORM, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': '198.51.100.7' },
      body: new URLSearchParams(INQUIRY).toString(),
    })
    expect(sent.status).toBe(303)
    expect(await (await site().request(FORM)).text()).not.toContain('Messages cannot be sent right now')
    const receipt = await site().request(sent.headers.get('location') ?? '')
    const page = await receipt.text()
    expect(receipt.status).toBe(200)
    thaw()
    await replay(1)
    expect(page).toContain((await stored())[0]?.reference)
  })

  test('leaves no word on the disk that can be read', async () => {
    freeze()
    await ask()
    const [name = ''] = await files()
    expect(await files()).toHaveLength(1)
    expect(await readFile(path.join(folder(), name), 'utf8')).toMatch(/^sealed:1:[\w:-]+$/)
  })

  test('beyond a network’s limit is stored as doubtful, never refused, since it was acknowledged', async () => {
    freeze()
    for (let n = 0; n < 8; n += 1)
      expect(
        (await ask({ email: `ada${n}@example.org`, message: `Question ${n} of ours` }, `key ${n}`)).status,
      ).toBe(201)
    thaw()
    await replay(8)
    const rows = await readInquiries(site().app.db)
    expect(rows).toHaveLength(8)
    expect(rows.filter(({ status }) => status === 'spam').map(({ doubts }) => doubts)).toEqual(
      Array(3).fill([{ kind: 'flood' }]),
    )
    expect((await ask({ message: 'One more' }, 'another key')).status).toBe(429)
  })

  test.each(['ENOSPC', 'EROFS'])(
    'on a disk that says %s is 503 with the numbers to call, until the disk is well',
    async (code) => {
      let isFull = true
      openJournal(async () => {
        if (isFull) throw Object.assign(new Error('disk'), { code })
      })
      freeze()
      const refused = await ask()
      expect(refused.status).toBe(503)
      expect(refused.body.message).toContain('(828) 555-0100 or Stillstone at (800) 555-0100')
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await files()).toEqual([])
      isFull = false
      expect((await ask()).status).toBe(201)
    },
  )

  test('is 503 after a failed sync (EIO), and stays so until a restart', async () => {
    let isFailing = true
    openJournal(async () => {
      if (isFailing) throw Object.assign(new Error('disk'), { code: 'EIO' })
    })
    freeze()
    expect((await ask()).status).toBe(503)
    isFailing = false
    expect((await ask({}, 'another key')).status).toBe(503)
    expect(await files()).toEqual([])
    expect(await (await site().request(FORM)).text()).toContain('(828) 555-0100')
    openJournal()
    expect((await ask()).status).toBe(201)
  })

  test('to an unknown partner, or with wrong fields, is refused as ever', async () => {
    freeze()
    expect((await ask({ email: 'no address' })).status).toBe(400)
    expect((await ask({ partnerId: 'nobody' })).status).toBe(503)
    expect(await files()).toEqual([])
  })
})
