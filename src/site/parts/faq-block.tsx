import type { FaqItem } from '../../shared/faq.ts'
import { useText } from '../text.tsx'
import { toParagraphs } from '../to-paragraphs.ts'

/** Questions with their answers, each opened and closed on its own; nothing without items (spec, section 8). */
export function FaqBlock({ items }: { items: FaqItem[] }) {
  const t = useText()
  if (items.length === 0) return null
  return (
    <section className="faq" aria-labelledby="faq">
      <h2 id="faq">{t('Questions families ask')}</h2>
      <div className="faq-items">
        {items.map((item) => (
          <details key={item.id}>
            <summary>
              <h3>{item.question}</h3>
            </summary>
            <div className="faq-answer">
              {toParagraphs(item.answer).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}
