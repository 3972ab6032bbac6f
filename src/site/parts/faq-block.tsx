import type { FaqItem } from '../../shared/faq/faq.ts'
import { toParagraphs } from '../cut-text.ts'
import { idOf, renderOnce } from '../render-once.tsx'
import { inLanguage } from '../site.ts'
import { useSite } from '../text.tsx'

/** FAQ-3. */
export function FaqBlock({ items }: { items: FaqItem[] }) {
  const site = useSite()
  if (items.length === 0) return null
  const html = items
    .map((item) => renderOnce(site, `question ${idOf(item)}`, () => <Question item={item} />))
    .join('')
  return (
    <section className="faq" aria-labelledby="faq">
      <h2 id="faq">{site.t('Questions families ask')}</h2>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: markup of renderOnce, every text in it is escaped */}
      <div className="faq-items" dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  )
}

function Question({ item }: { item: FaqItem }) {
  const { question, answer, lang } = inLanguage(useSite(), item)
  return (
    <details lang={lang}>
      <summary>
        <h3>{question}</h3>
      </summary>
      <div className="faq-answer">
        {toParagraphs(answer).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </details>
  )
}
