import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { App } from '../../app.ts'
import { SITE_TEXTS, type SiteTextName } from '../../shared/site-texts.ts'
import type { Locale, Translate } from '../../shared/text/i18n.ts'
import { telUrl } from '../../shared/text/phone.ts'
import { DEFAULT_TEXTS } from './default-texts.ts'
import { createMarkdownRenderer, fillText, type RenderedText, type TextValues } from './render-markdown.ts'

const MAX_BYTES = 256 * 1024

/** `lang`: of the text itself. */
type SiteText = RenderedText & { name: SiteTextName; title: string; lang: Locale }

/**
 * The operator's text, else in English, else the default, which could promise something else. Logs unusable
 * files once.
 */
export function createSiteTexts(
  app: Pick<App, 'config' | 'log'>,
  translate: (locale: Locale) => Translate,
): (name: SiteTextName, locale?: Locale) => Promise<SiteText> {
  const render = createMarkdownRenderer()
  const warned = new Set<string>()
  const own = (locale: Locale, name: SiteTextName) => {
    const folder = path.join(app.config.dataDir, 'texts', locale === 'en' ? '' : locale)
    const file = path.join(folder, `${name}.md`)
    return readOwn(file).catch((error: Error) => {
      if (!warned.has(file)) app.log.warn(`${file} cannot be used (${error.message}); the default is shown.`)
      warned.add(file)
      return null
    })
  }
  return async (name, locale = 'en') => {
    const inLanguage = await own(locale, name)
    const inEnglish = inLanguage === null && locale !== 'en' ? await own('en', name) : null
    const lang = inEnglish === null ? locale : 'en'
    const markdown = inLanguage ?? inEnglish ?? DEFAULT_TEXTS[locale][name]
    const text = render(fillText(markdown, textValues(app.config, translate(lang))))
    return { ...text, name, title: text.title ?? SITE_TEXTS[name], lang }
  }
}

async function readOwn(file: string): Promise<string | null> {
  let bytes: Buffer
  try {
    // Few operators have one; a failed read costs more than a look.
    if (!statSync(file, { throwIfNoEntry: false })) return null
    bytes = await readFile(file)
  } catch (error) {
    throw new Error((error as NodeJS.ErrnoException).code ?? 'unreadable')
  }
  if (bytes.length > MAX_BYTES) throw new Error('larger than 256 KB')
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  if (text.trim() === '') throw new Error('empty')
  return text
}

function textValues(
  { provider, inquiryRetentionMonths, googleContent }: App['config'],
  t: Translate,
): TextValues {
  const phone = provider.supportPhone ?? ''
  return {
    provider: provider.name,
    provider_url: provider.url,
    support_email: provider.supportEmail,
    support_phone: phone,
    support_phone_link: phone && telUrl(phone),
    retention:
      inquiryRetentionMonths === 0
        ? t('we keep it until you ask us to erase it.')
        : t(
            'after {months, plural, one {# month} other {# months}} in which nothing happened, your name, your contact details and your words are erased by themselves, or earlier when you ask us.',
            { months: inquiryRetentionMonths },
          ),
    google: googleContent.isOn
      ? t(
          'Ratings, reviews and photos from Google are named as such. Our server fetches them; your browser does not contact Google unless you follow a link there.',
        )
      : '',
  }
}
