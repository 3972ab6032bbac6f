import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  attributesOf,
  elementsOf,
  metaOf,
  shownTexts,
  structuredDataOf,
  textOf,
} from '../../../tests/reading/read-html.ts'
import { makeApp, type TestApp } from '../../../tests/sites/make-app.ts'
import { insertPartners } from '../../../tests/values/build.ts'
import { createFaq } from '../../features/faq/create-faq.ts'
import { CATALOGUES } from '../../shared/text/catalogues.ts'

let site: TestApp
beforeAll(async () => {
  site = await makeApp({ SITE_URL: 'https://directory.example', SUPPORT_PHONE: '(800) 555-0100' })
  const shared = { city: 'Moncton', state: 'New Brunswick', zipCode: 'E1C 1A1', googleRating: 4.8 }
  await insertPartners(
    site.app.db,
    {
      name: 'Cedar Hollow',
      slug: 'cedar-hollow',
      ...shared,
      partnerSince: 'March 2021',
      openingHours: 'Mon-Fri 09:00-17:00',
    },
    { name: 'Maison Leblanc', slug: 'maison-leblanc', ...shared },
  )
  await site.app.directory.refresh()
})
afterAll(() => site.close())

const INDEXED = [
  '/',
  '/state/new-brunswick',
  '/state/new-brunswick/city/moncton',
  '/state/new-brunswick/city/moncton/cedar-hollow',
  '/first-steps',
  '/privacy',
  '/questions',
]
const OTHERS = [
  '/search?q=moncton',
  '/search?q=zzzzqq',
  '/search?q=my+husband+just+died',
  '/shortlist?p=cedar-hollow,maison-leblanc',
  '/partner/cedar-hollow/ask',
  '/partner/cedar-hollow/report',
  '/partner/cedar-hollow?for=planning-ahead',
  '/partner/no-such-house',
  '/state/new-brunswick/city/moncton?page=1',
]
const LANGUAGES = [
  { locale: 'fr', tag: 'fr-CA' },
  { locale: 'es', tag: 'es-US' },
] as const
const get = async (path: string) => (await site.request(path)).text()
const addressIn = (locale: string, path: string) => (path === '/' ? `/${locale}` : `/${locale}${path}`)

describe.each(LANGUAGES)('in $locale', ({ locale, tag }) => {
  const own = CATALOGUES[locale]
  const english = new Set(Object.keys(own).filter((message) => own[message] !== message))

  test.each([...INDEXED, ...OTHERS])(
    '%s has its language and no English sentence (LANG-1, LANG-3)',
    async (path) => {
      const html = await get(addressIn(locale, path))
      expect(html).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${tag}"`))
      expect(shownTexts(html).filter((text) => english.has(text))).toEqual([])
      for (const name of ['description', 'og:title']) expect(english).not.toContain(metaOf(html, name))
      // French has a space that does not break before a colon.
      if (locale === 'fr')
        expect(attributesOf(html, 'aria-label').filter((label) => /[^\u00a0]:/.test(label))).toEqual([])
    },
  )

  test('links and forms lead to pages in the language, files and other sites stay (LANG-2)', async () => {
    const html = await get(addressIn(locale, '/state/new-brunswick/city/moncton'))
    const switches = elementsOf(html, 'a').filter(({ lang }) => lang)
    const others = new Set(switches.map(({ href }) => href))
    const links = [...attributesOf(html, 'href'), ...attributesOf(html, 'action')].filter((href) => {
      return /^\/(?!assets|favicon|apple)/.test(href) && !others.has(href)
    })
    expect(links.length).toBeGreaterThan(10)
    for (const link of links) expect(link).toMatch(new RegExp(`^/${locale}(?:[/?#]|$)`))
  })

  test('redirects stay in the language', async () => {
    const target = async (path: string) => (await site.request(path)).headers.get('location')
    expect(await target(`/${locale}/`)).toBe(`/${locale}`)
    expect(await target(`/${locale}/STATE/New-Brunswick`)).toBe(`/${locale}/state/new-brunswick`)
    expect(await target(`/${locale}/state/nb`)).toBe(`/${locale}/state/new-brunswick`)
    expect(await target(`/${locale}/shortlist?add=cedar-hollow`)).toBe(`/${locale}/shortlist?p=cedar-hollow`)
  })
})

test.each(INDEXED)(
  '%s and its translations name each other, with English for the rest (LANG-3)',
  async (path) => {
    const url = (locale: string) =>
      `https://directory.example${locale === 'en' ? path : addressIn(locale, path)}`
    const alternates = (html: string) =>
      elementsOf(html, 'link')
        .filter(({ rel }) => rel === 'alternate')
        .map(({ hreflang, href }) => [hreflang, href])
    const named = [
      ['en', url('en')],
      ['fr-CA', url('fr')],
      ['es-US', url('es')],
      ['x-default', url('en')],
    ]
    for (const locale of ['en', 'fr', 'es']) {
      const html = await get(locale === 'en' ? path : addressIn(locale, path))
      expect(alternates(html), locale).toEqual(named)
      expect(html).toContain(`<link rel="canonical" href="${url(locale)}">`)
    }
  },
)

test.each([...INDEXED, ...OTHERS.slice(0, 3)])(
  'the switch of %s stays on the page without JavaScript (LANG-2)',
  async (path) => {
    const html = await get(path)
    const [header = ''] = /<header.*?<\/header>/s.exec(html) ?? []
    const [footer = ''] = /<footer.*?<\/footer>/s.exec(html) ?? []
    for (const part of [header, footer]) {
      const hrefs = attributesOf(part, 'href')
      for (const { locale } of LANGUAGES) expect(hrefs).toContain(addressIn(locale, path))
    }
  },
)

test('the cache keeps languages apart', async () => {
  const path = '/state/new-brunswick'
  for (let round = 0; round < 2; round++) {
    expect(await get(path)).toContain('Partners by City')
    expect(await get(`/fr${path}`)).toContain('Partenaires par ville')
    expect(await get(`/es${path}`)).toContain('Asociados por ciudad')
  }
})

test('the time zone of opening hours is named as in forms', async () => {
  for (const { locale } of LANGUAGES)
    expect(await get(addressIn(locale, INDEXED[3] ?? ''))).toContain(CATALOGUES[locale]['Atlantic Time'])
})

test('numbers, dates and names are those of the language (LANG-4)', async () => {
  const french = textOf(await get('/fr/state/new-brunswick/city/moncton/cedar-hollow'))
  expect(french).toContain('4,8')
  expect(french).toContain('mars 2021')
  expect(french).toMatch(/lun\.–ven\.\s: de 9\sh à 17\sh/)
  expect(french).toContain('Nouveau-Brunswick')
  expect(textOf(await get('/es/state/new-brunswick'))).toContain('Nuevo Brunswick')
})

test('French puts its own word before a region, and Spanish an article where it has one (LANG-4)', async () => {
  const texts = async (path: string) => textOf(await get(path))
  expect(await texts('/fr/state/new-brunswick')).toContain('Partenaires Stillstone au Nouveau-Brunswick')
  expect(await texts('/fr/search?q=moncton')).toContain('2 partenaires trouvés à Moncton, Nouveau-Brunswick')
  expect(await texts('/fr/state/texas')).toContain('Aucun partenaire trouvé au Texas')
  expect(await texts('/es/state/yukon')).toContain('No se encontraron asociados en el Yukón')
  expect(await texts('/es/search?q=moncton')).toContain('2 asociados encontrados en Moncton, Nuevo Brunswick')
})

test('states and provinces are in the order of the language (LANG-4)', async () => {
  await insertPartners(
    site.app.db,
    { slug: 'ca', city: 'Fresno', state: 'California', zipCode: '93701' },
    { slug: 'nc', city: 'Asheville', state: 'North Carolina', zipCode: '28801' },
    { slug: 'co', city: 'Denver', state: 'Colorado', zipCode: '80202' },
  )
  await site.app.directory.refresh()
  const order = async (path: string) =>
    [...(await get(path)).matchAll(/"index-code">(CA|NC|CO)</g)].map(([, code]) => code)
  expect(await order('/')).toEqual(['CA', 'CO', 'NC'])
  expect(await order('/fr')).toEqual(['CA', 'NC', 'CO'])
})

test('a shared page has a picture in its language (LANG-1)', async () => {
  const image = metaOf(await get('/fr/state/new-brunswick'), 'og:image') ?? ''
  expect(image).toMatch(/\/social\/fr\/state\/new-brunswick\.jpg$/)
  const bytes = async (path: string) => Buffer.from(await (await site.request(path)).arrayBuffer())
  const [french, english] = await Promise.all([
    bytes(new URL(image).pathname),
    bytes('/social/state/new-brunswick.jpg'),
  ])
  expect(french.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]))
  expect(french.equals(english)).toBe(false)
  expect((await site.request('/social/fr/no.jpg')).status).toBe(404)
})

test('a form that is sent in French answers in French', async () => {
  const response = await site.request('/fr/partner/cedar-hollow/ask', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ name: '', email: 'no', message: '' }),
  })
  expect(response.status).toBe(400)
  const text = textOf(await response.text())
  expect(text).toContain('Veuillez entrer votre nom.')
  expect(text).toContain('Veuillez entrer une adresse courriel valide.')
})

test('only pages have a language; a call below a prefix is not found', async () => {
  for (const path of ['/fr/api/partners', '/fr/admin', '/fr/sitemap.xml', '/de'])
    expect((await site.request(path)).status, path).toBe(404)
  expect(await get('/partner-tools')).not.toContain('hreflang')
})

test('an address that nothing answers says so in the language before it (LANG-1)', async () => {
  const response = await site.request('/fr/no-such-page', { headers: { accept: 'text/html' } })
  const html = await response.text()
  expect(response.status).toBe(404)
  expect(html).toContain('<html lang="fr-CA"')
  expect(textOf(html)).toContain('Page introuvable')
  expect(html).not.toContain('hreflang="x-default"')
})

test('an address that cannot be read, and a wrong method, is refused in the language before it (LANG-1)', async () => {
  for (const [path, said] of [
    ['/fr/search?q=%ff', 'L’adresse contient des caractères illisibles.'],
    [`/es/search?q=${'a'.repeat(8200)}`, 'La dirección es demasiado larga.'],
  ] as const)
    expect(textOf(await get(path))).toContain(said)
  const put = await site.request('/fr/state/texas', { method: 'PUT' })
  expect(textOf(await put.text())).toContain('La méthode PUT n’est pas permise ici.')
})

test('what others see of a partner’s page is in its language, not the partner’s own words (LANG-1)', async () => {
  await insertPartners(site.app.db, { slug: 'own-words', description: 'We have served families since 1920.' })
  await site.app.directory.refresh()
  expect(metaOf(await get('/partner/own-words'), 'description')).toMatch(/^We have served/)
  expect(metaOf(await get('/fr/partner/own-words'), 'description')).toMatch(/autorisée à offrir/)
})

test('a question is shown in its translation, else in English that says so (LANG-6)', async () => {
  const { actor } = await site.signIn('Faq Writer')
  const shared = { category: 'general', order: 0, appliesTo: 'all', isActive: true } as const
  const targets = { targetStates: [], targetCities: [], targetPartners: [] }
  const own = { question: 'Combien de temps?', answer: 'Huit semaines.' }
  const translated = { question: 'How long?', answer: 'Eight weeks.', translations: { fr: own } }
  await createFaq(site.app, { ...shared, ...targets, ...translated }, actor)
  await site.app.directory.refresh()
  for (const path of ['/questions', '/state/new-brunswick']) {
    const french = await get(`/fr${path}`)
    expect(french).toContain('Combien de temps?')
    expect(french).not.toContain('How long?')
    expect(await get(`/es${path}`)).toMatch(/lang="en"[^>]*>(?:<summary>)?(?:<h\d[^>]*>)?How long\?/)
  }
  const dataIn = async (locale: string) =>
    structuredDataOf(await get(`/${locale}/state/new-brunswick`)).find((one) => one['@type'] === 'FAQPage')
  expect(await dataIn('fr')).toMatchObject({ mainEntity: [{ name: own.question }] })
  expect(await dataIn('es')).toMatchObject({ mainEntity: [{ name: 'How long?', inLanguage: 'en' }] })
})

test('a city has the name of the language in its own state alone (LANG-4)', async () => {
  await insertPartners(
    site.app.db,
    { slug: 'orleans', city: 'New Orleans', state: 'Louisiana', zipCode: '70112' },
    { slug: 'florida-ny', city: 'Florida', state: 'New York', zipCode: '10921' },
  )
  await site.app.directory.refresh()
  const heading = async (path: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(await get(path))?.[1]
  expect(await heading('/fr/state/louisiana/city/new-orleans')).toContain('La Nouvelle-Orléans (Louisiane)')
  expect(await heading('/es/state/louisiana/city/new-orleans')).toContain('Nueva Orleans, Luisiana')
  expect(textOf(await get('/fr/partner/orleans'))).toContain('Ville La Nouvelle-Orléans, LA')
  expect(textOf(await get('/fr/search?q=new+orleans'))).toContain('depuis La Nouvelle-Orléans, LA')
  expect(textOf(await get('/fr/search?q=florida+ny'))).not.toContain('Floride, New York')
  expect(textOf(await get('/search?q=orange+county+ny'))).toContain('Found in Orange County, New York')
  expect(textOf(await get('/fr/search?q=orange+county+ny'))).toContain('dans le comté d’Orange, New York')
  expect(textOf(await get('/es/search?q=orange+county+ny'))).toContain('en el condado de Orange, Nueva York')
})
