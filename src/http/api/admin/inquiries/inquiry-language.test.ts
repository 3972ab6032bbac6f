import { expect, test } from 'vitest'
import { readInquiries } from '../../../../../tests/reading/stored-rows.ts'
import { makeInquiryInbox } from '../../../../../tests/sites/make-inquiry-inbox.ts'

const inbox = makeInquiryInbox()

test('a family that wrote in French has its copy, link and reply in French; the team reads English (LANG-5)', async () => {
  const response = await inbox.send(
    { message: '', topics: ['cost'], preferredTime: 'evening', wantsCopy: true },
    { 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.8' },
  )
  expect(response.status).toBe(201)
  const link = response.headers.get('location') ?? ''
  expect(link).toMatch(/^\/fr\/inquiry\?reference=/)
  const { id, reference } = (await response.json()) as { id: string; reference: string }
  const page = await (await inbox.site().request(link)).text()
  expect(page).toContain('<html lang="fr-CA"')
  expect(page).toContain('Retirer cette demande')

  await inbox.post(id, 'reply', { message: 'Bonjour.' })
  const mails = await inbox.mailsOf(id)
  const mail = (kind: string) => mails.find((one) => one.kind === kind)
  expect(mail('copy')?.subject).toBe(`Copie de votre demande concernant Hollis & Wren (${reference})`)
  expect(mail('copy')?.text).toContain(`${inbox.site().app.siteUrl}${link}`)
  expect(mail('copy')?.text).toContain('- Combien cela coûte-t-il')
  expect(mail('copy')?.text).toContain('> Combien cela coûte-t-il')
  expect(mail('copy')?.text).toContain('un jour ouvrable')
  expect(mail('copy')?.text).toMatch(/^Réponse\u00a0:\s+Le soir/m)
  expect(mail('reply')?.subject).toBe(`Votre demande concernant Hollis & Wren (${reference})`)
  expect(mail('reply')?.text).toContain(
    'Le 10 mars 2026, vous nous avez écrit concernant Hollis & Wren\u00a0:',
  )
  expect(mail('notice')?.text).toContain('\nLanguage:   French\n')
  expect(mail('notice')?.text).toContain('- What does it cost, all together?')

  const { body } = await inbox.call('GET', `/api/admin/inquiries/${id}`)
  expect(body.locale).toBe('fr')
})

test('refusals are in the language of the page, English without one (INQUIRY-6)', async () => {
  const refusal = async (language: Record<string, string>) =>
    (await (await inbox.send({ email: 'x', name: 'n'.repeat(200), message: '' }, language)).json()) as {
      fields: Record<string, string>
    }
  expect((await refusal({ 'accept-language': 'fr' })).fields).toEqual({
    email: 'Veuillez entrer une adresse courriel valide.',
    name: 'Veuillez vous limiter à 120 caractères.',
    message: 'Veuillez écrire un message ou choisir un sujet.',
  })
  expect((await refusal({ 'accept-language': 'es-US' })).fields.name).toBe('Use como máximo 120 caracteres.')
  for (const language of [{}, { 'accept-language': 'de, *' }, { 'accept-language': 'en-US,fr;q=0.5' }])
    expect((await refusal(language as Record<string, string>)).fields.name).toBe(
      'Please use at most 120 characters.',
    )
})

test('beyond the limit a family is told in its language when to try again', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9', 'accept-language': 'es' }
  for (let time = 0; time < 5; time += 1) await inbox.send({}, headers)
  const refused = await inbox.send({}, headers)
  expect(refused.status).toBe(429)
  expect(await refused.json()).toMatchObject({
    message: expect.stringMatching(/^Llegaron varias consultas.*en \d+ minutos o llame a Hollis & Wren al /),
  })
})

test('the form without JavaScript keeps the language of its page', async () => {
  for (const [prefix, locale] of [
    ['', 'en'],
    ['/fr', 'fr'],
    ['/es', 'es'],
  ] as const) {
    const [partner] = inbox.site().app.directory.current().bySlug.values()
    const answer = await inbox.site().request(`${prefix}/partner/${partner?.slug}/ask`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': `203.0.113.${20 + locale.charCodeAt(0)}`,
        'accept-language': 'fr',
      },
      body: new URLSearchParams({ name: 'Ada', email: `${locale}@example.org`, message: 'Hello' }).toString(),
    })
    expect(answer.status).toBe(303)
  }
  const rows = await readInquiries(inbox.site().app.db)
  expect(Object.fromEntries(rows.map(({ email, locale }) => [email, locale]))).toEqual({
    'en@example.org': 'en',
    'fr@example.org': 'fr',
    'es@example.org': 'es',
  })
})

test('templates of replies have a language, English unless given', async () => {
  const add = (body: object) => inbox.call('POST', '/api/admin/reply-templates', body)
  expect((await add({ name: 'Costs', message: 'It costs …' })).body.locale).toBe('en')
  const { body } = await add({ name: 'Coûts', locale: 'fr', message: 'Cela coûte …' })
  const changed = await inbox.call('PUT', `/api/admin/reply-templates/${body.id}`, { locale: 'es' })
  expect([body.locale, changed.body.locale]).toEqual(['fr', 'es'])
  expect((await add({ name: 'x', locale: 'de', message: 'y' })).body.fields).toEqual({
    locale: 'Please choose a language.',
  })
})
