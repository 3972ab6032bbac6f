import { describe, expect, test } from 'vitest'
import { attributesOf, elementsOf, metaOf, shownTexts, textOf } from '../../../tests/reading/read-html.ts'
import { makeVideoSite, urlencoded } from '../../../tests/sites/make-video-site.ts'
import { insertPartners } from '../../../tests/values/build.ts'
import { RELEASE_FORM } from '../../../tests/values/release-form.ts'
import { VIDEO_FORM } from '../../../tests/values/video-form.ts'
import { partnerChecks } from '../../db/schema/partner-checks.ts'
import { readSigningKey } from '../../features/inquiries/receive/signing-key.ts'
import { checkPath } from '../../features/partner-checks/stored-check.ts'

const { site, request, getText, askByForm, render } = makeVideoSite()

const LANGUAGES = [
  { locale: 'fr', tag: 'fr-CA', refused: 'Le nom de la personne-ressource est requis' },
  { locale: 'es', tag: 'es-US', refused: 'El nombre de la persona de contacto es obligatorio' },
] as const
const PARTNER = {
  slug: 'cedar-hollow',
  name: 'Cedar Hollow Chapel',
  city: 'Boone',
  state: 'North Carolina',
  email: 'hello@cedarhollow.example',
  languages: [],
  faiths: [],
  services: [],
}
/** What is the same in all languages, or stands in the form's own words. */
const SAME =
  /^(?:English|Français|Español|PDF|Facebook|LinkedIn|Instagram|Menu|Contact|Video|Alaska|Arizona|Hawaii|Saskatchewan|Error|Horizontal|Description|Photo\S*|Notes|Cedar Hollow.*|Hale & Marsh.*|Stillstone.*|[^ ]*@[^ ]*|.*© .*|[\d ×(),.-]*|Boone.*|standard|No|FAQ|GeoNames|CC BY 4\.0|Hills in the fog.*|Logo\S*|https?:\/\/.*)$/i

/** Texts that the English page shows too. */
function untranslated(own: string, english: string): string[] {
  const typed = (html: string) => html.replace(/<textarea.*?<\/textarea>/gs, '')
  const known = new Set(shownTexts(typed(english)))
  return [...new Set(shownTexts(typed(own)))].filter((text) => known.has(text) && !SAME.test(text))
}
const post = async (path: string, values: Record<string, string>) =>
  (await request(path, urlencoded(values))).text()
const addPartner = async () => {
  const [row] = await insertPartners(site().app.db, PARTNER)
  await site().app.directory.refresh()
  return row?.id ?? ''
}

describe.each(LANGUAGES)('in $locale', ({ locale, tag, refused }) => {
  const both = async (path: string) => [await getText(`/${locale}${path}`), await getText(path)] as const
  const bothOf = async (path: string, values: Record<string, string>) =>
    [await post(`/${locale}${path}`, values), await post(path, values)] as const

  test.each([
    '/partner-tools',
    '/partner-tools/press-release',
    '/partner-tools/press-release?partner=cedar-hollow',
    '/partner-tools/press-release?q=zzqqxx',
    '/partner-tools/video',
    '/partner-tools/video?template=still-water',
  ])('%s has no English text, and is indexed as little (LANG-1, PRESS-1)', async (path) => {
    await addPartner()
    const [own, english] = await both(path)
    expect(own).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${tag}"`))
    expect(untranslated(own, english)).toEqual([])
    expect(metaOf(own, 'robots')).toBe('noindex')
    const [bare] = path.split('?')
    expect(own).toContain(`<link rel="canonical" href="${site().app.siteUrl}/${locale}${bare}">`)
    for (const name of ['description', 'og:title']) expect(metaOf(own, name)).not.toBe(metaOf(english, name))
    const switches = elementsOf(english, 'a').filter(({ lang }) => lang === tag)
    expect(new Set(switches.map(({ href }) => href))).toEqual(new Set([`/${locale}${path}`]))
    for (const action of attributesOf(own, 'action').filter((each) => !/\/search/.test(each)))
      expect(action).toMatch(new RegExp(`^/${locale}/partner-tools/`))
  })

  test('a form is refused in the language, and offers a release in it (PRESS-2, PRESS-10)', async () => {
    const form = await getText(`/${locale}/partner-tools/press-release`)
    expect(form).toMatch(new RegExp(`<option value="${locale}" selected`))
    expect(await getText('/partner-tools/press-release')).toMatch(/<option value="" selected/)
    const [own, english] = await bothOf('/partner-tools/press-release', { language: '', quote: 'Yes.' })
    expect(untranslated(own, english)).toEqual([])
    expect(textOf(own)).toContain(refused)
    expect(own).toMatch(/<option value="" selected/)
    const written = {
      ...RELEASE_FORM,
      quote: 'Yes.',
      testimonial1: 'Kind.',
      embargoUntil: '2020-01-01T10:00',
    }
    const asked = await bothOf('/partner-tools/press-release', written)
    expect(untranslated(...asked)).toEqual([])
  })

  test.each([
    'Do you know us?',
    'Annual candlelight evening of remembrance',
    'WE MOVED TO GAY STREET',
    'We host and feed 200 families each Thanksgiving',
  ])('the news line “%s” is asked about in the language', async (newsAngle) => {
    const errorIn = (html: string) => /id="press-newsAngle-error"[^>]*>([^<]*)/.exec(html)?.[1] ?? ''
    const [own, english] = await bothOf('/partner-tools/press-release', { ...RELEASE_FORM, newsAngle })
    const [why = ''] = errorIn(english).split(/ (?:Do you mean|For example)/)
    expect(why).not.toBe('')
    expect(errorIn(own)).not.toContain(why)
    expect(errorIn(own)).not.toMatch(/Do you mean|For example/)
    expect(/[“«]/.test(errorIn(own))).toBe(errorIn(english).includes('“'))
  })

  test('what to check in a release is said in the language (PRESS-6, PRESS-7)', async () => {
    const additionalInfo = 'We are so proud of this! Would you come? Call us at 8 PM. You will love it.'
    const values = { ...RELEASE_FORM, additionalInfo, newsWho: 'Ruth Amari', companyAddress: 'Main Street' }
    const [own, english] = await bothOf('/partner-tools/press-release', values)
    expect(untranslated(own, english)).toEqual([])
    expect(textOf(own)).not.toMatch(/Left out|There are facts/)
  })

  test('a call is refused in the language that it asks for, else in English', async () => {
    const call = async (path: string, body: object, headers: Record<string, string>) => {
      const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } }
      return (await request(path, { ...init, body: JSON.stringify(body) })).text()
    }
    for (const path of ['/api/partner-tools/press-release', '/api/partner-tools/generate-video']) {
      expect(await call(path, {}, { 'accept-language': tag })).toContain(refused)
      expect(await call(path, {}, {})).toContain('Contact name is required')
    }
    const headers = { 'accept-language': locale, accept: 'text/event-stream' }
    const streamed = await call(
      '/api/partner-tools/press-release',
      { ...RELEASE_FORM, quote: 'Yes.' },
      headers,
    )
    expect(streamed).toContain('event: error')
    expect(streamed).not.toMatch(/Please say|The form has errors/)
  })

  test('a video is refused, waits and is done in the language (VIDEO-1, VIDEO-3, VIDEO-6)', async () => {
    const wrong = await bothOf('/partner-tools/video', { ...VIDEO_FORM, storyLine1: 'Stay.', photo: 'x' })
    expect(untranslated(...wrong)).toEqual([])
    const sent = await request(`/${locale}/partner-tools/video`, urlencoded(VIDEO_FORM))
    const page = `/partner-tools/video/${sent.headers.get('location')?.split('/').at(-1)}`
    expect(sent.headers.get('location')).toBe(`/${locale}${page}`)
    expect(untranslated(...(await both(page)))).toEqual([])
    await render()
    expect(untranslated(...(await both(page)))).toEqual([])
    const cancelled = await request(`/${locale}${page}/cancel`, urlencoded({}))
    expect(cancelled.headers.get('location')).toBe(`/${locale}${page}`)
    const failed = await askByForm({ companyName: 'Wren & Sons' })
    site().videos.failures = Array.from({ length: 12 }, () => 'crashed' as const)
    await render()
    const [own, english] = await both(failed)
    expect(untranslated(own, english).filter((text) => text !== 'Wren & Sons')).toEqual([])
  })

  test('without an encoder, pages say so in the language', async () => {
    site().videos.hasEncoder = false
    for (const path of ['/partner-tools', '/partner-tools/video'])
      expect(untranslated(...(await both(path)))).toEqual([])
  })

  test('a document that cannot be made says so on a page in the language', async () => {
    const path = '/partner-tools/press-release/document'
    const own = await post(`/${locale}${path}`, { text: 'x'.repeat(30_001), format: 'txt' })
    expect(own).toContain(`<html lang="${tag}"`)
    expect(textOf(own)).not.toContain('The text is too long')
  })

  test('a partner confirms and corrects in the language of the address (CHECK-1, LANG-2)', async () => {
    const id = await addPartner()
    const admin = await site().signIn('Margaret Hale')
    await admin.call('POST', '/api/admin/partner-checks', { ids: [id] })
    const [check] = await site().app.db.select().from(partnerChecks)
    const link = checkPath(await readSigningKey(site().app.db), check?.id ?? '')
    const [own, english] = await both(link)
    expect(own).toContain(`<html lang="${tag}"`)
    const stored = attributesOf(english, 'value')
    const facts = (text: string) => stored.includes(text) || english.includes(`>${text}</textarea>`)
    expect(untranslated(own, english).filter((text) => !facts(text))).toEqual([])
    const switches = elementsOf(english, 'a').filter(({ lang }) => lang === tag)
    expect(new Set(switches.map(({ href }) => href))).toEqual(new Set([`/${locale}${link}`]))

    const hidden = Object.fromEntries(
      elementsOf(own, 'input').flatMap(({ name = '', value = '' }) =>
        ['check', 'proof', 'seen'].includes(name) ? [[name, value]] : [],
      ),
    )
    const wrong = {
      name: '',
      phone: 'x',
      zipCode: '9',
      website: 'a b',
      annualCremations: 'x',
      openingHours: 'x',
    }
    const values = { ...hidden, ...wrong, email: 'x', cremationPrice: '0', answer: 'correct' }
    const [refusedOwn, refusedEnglish] = await bothOf('/still-right', values)
    const errors = (html: string) =>
      [...html.matchAll(/class="field-error"[^>]*>([^<]*)/g)].map(([, text]) => text)
    expect(errors(refusedEnglish).length).toBeGreaterThan(4)
    expect(errors(refusedOwn).filter((text) => errors(refusedEnglish).includes(text))).toEqual([])

    const sent = await request(`/${locale}/still-right`, urlencoded({ ...hidden, answer: 'confirm' }))
    expect(sent.headers.get('location')).toBe(`/${locale}${link}`)
    expect(untranslated(...(await both(link)))).toEqual([])
  })
})
