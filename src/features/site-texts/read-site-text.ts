import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { App } from '../../app.ts'
import { SITE_TEXTS, type SiteTextName } from '../../shared/site-texts.ts'
import { telUrl } from '../../shared/text/phone.ts'
import accessibility from './defaults/accessibility.md?raw'
import firstSteps from './defaults/first-steps.md?raw'
import howPartnersAreListed from './defaults/how-partners-are-listed.md?raw'
import privacy from './defaults/privacy.md?raw'
import terms from './defaults/terms.md?raw'
import { fillText, type TextValues } from './fill-text.ts'
import { createMarkdownRenderer, type RenderedText } from './render-markdown.ts'

const DEFAULT_TEXTS: Readonly<Record<SiteTextName, string>> = {
  'first-steps': firstSteps,
  privacy,
  terms,
  accessibility,
  'how-partners-are-listed': howPartnersAreListed,
}

/** A novel is about a megabyte. */
const MAX_BYTES = 256 * 1024

export type SiteText = RenderedText & { name: SiteTextName; title: string }

/**
 * Reads `DATA_DIR/texts/{name}.md`, else the default, also when the file is too large, not UTF-8 or empty,
 * which is logged once. Changes show at the next request.
 */
export function createSiteTexts(app: Pick<App, 'config' | 'log'>): (name: SiteTextName) => Promise<SiteText> {
  const render = createMarkdownRenderer()
  const warned = new Set<string>()
  return async (name) => {
    const file = path.join(app.config.dataDir, 'texts', `${name}.md`)
    const own = await readOwn(file).catch((error: Error) => {
      if (!warned.has(file)) app.log.warn(`${file} cannot be used (${error.message}); the default is shown.`)
      warned.add(file)
      return null
    })
    const text = render(fillText(own ?? DEFAULT_TEXTS[name], textValues(app.config)))
    return { ...text, name, title: text.title ?? SITE_TEXTS[name] }
  }
}

async function readOwn(file: string): Promise<string | null> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
    throw new Error(error.code ?? 'unreadable')
  })
  if (bytes === null) return null
  if (bytes.length > MAX_BYTES) throw new Error('larger than 256 KB')
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  if (text.trim() === '') throw new Error('empty')
  return text
}

function textValues({ provider, inquiryRetentionMonths, googleContent }: App['config']): TextValues {
  const phone = provider.supportPhone ?? ''
  return {
    provider: provider.name,
    provider_url: provider.url,
    support_email: provider.supportEmail,
    support_phone: phone,
    support_phone_link: phone && telUrl(phone),
    retention:
      inquiryRetentionMonths === 0
        ? 'we keep it until you ask us to erase it.'
        : `after ${inquiryRetentionMonths} ${inquiryRetentionMonths === 1 ? 'month' : 'months'} in which nothing happened, your name, your contact details and your words are erased by themselves, or earlier when you ask us.`,
    google: googleContent.isOn
      ? 'Ratings, reviews and photos from Google are named as such. Our server fetches them; your browser does not contact Google unless you follow a link there.'
      : '',
  }
}
