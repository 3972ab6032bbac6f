import { renderToStaticMarkup } from 'react-dom/server'
import type { FaqItem } from '../../shared/faq.ts'
import { useText } from '../text.tsx'
import { toParagraphs } from '../to-paragraphs.ts'

/**
 * Each question's HTML, for as long as its object lives: one version of the directory has one object per question, and
 * the same dozen stands on most pages.
 */
const rendered = new WeakMap<FaqItem, string>()

/** Questions with their answers, each opened and closed on its own; nothing without items (spec, section 8). */
export function FaqBlock({ items }: { items: FaqItem[] }) {
  const t = useText()
  if (items.length === 0) return null
  return (
    <section className="faq" aria-labelledby="faq">
      <h2 id="faq">{t('Questions families ask')}</h2>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup, rendered by React: every text in it is escaped */}
      <div className="faq-items" dangerouslySetInnerHTML={{ __html: items.map(toHtml).join('') }} />
    </section>
  )
}

function toHtml(item: FaqItem): string {
  let html = rendered.get(item)
  if (html === undefined) {
    html = renderToStaticMarkup(<Question item={item} />)
    rendered.set(item, html)
  }
  return html
}

function Question({ item }: { item: FaqItem }) {
  return (
    <details>
      <summary>
        <h3>{item.question}</h3>
      </summary>
      <div className="faq-answer">
        {toParagraphs(item.answer).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </details>
  )
}
