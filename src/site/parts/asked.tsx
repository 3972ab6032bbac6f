import type { AskedFor } from '../../shared/pages.ts'
import { paths } from '../../shared/paths.ts'
import { toParagraphs } from '../cut-text.ts'
import { inLanguage, type Site, wordOf } from '../site.ts'
import { useSite, useText } from '../text.tsx'
import { SearchForm } from './search-form.tsx'
import { SupportLine } from './support-line.tsx'

/** The page's heading. */
export function headingOfAsked({ kind, question }: AskedFor, site: Site): string {
  const { t } = site
  if (kind === 'danger') return t('You are not alone')
  if (kind === 'first-steps') return t('If someone has just died')
  return question ? inLanguage(site, question).question : t('Where should we look?')
}

export function Asked({ asked }: { asked: AskedFor }) {
  switch (asked.kind) {
    case 'danger':
      return <Danger />
    case 'first-steps':
      return <FirstSteps />
    case 'question':
    case 'where':
      return <Answer asked={asked} />
  }
}

function Danger() {
  const { t } = useSite()
  return (
    <section className="asked" aria-label={t('Help now')}>
      <p>
        {t(
          'If you are thinking of ending your life, or are worried about someone who may, please call or text 988. Somebody answers at any hour, free of charge, in the United States and in Canada.',
        )}
      </p>
      <Calls
        calls={[
          ['tel:988', t('Call 988')],
          ['sms:988', t('Text 988')],
          ['tel:911', t('In danger now: call 911')],
        ]}
      />
      <p className="small">
        <a href={paths.text('first-steps')}>{t('If someone has just died: what to do first')}</a>
      </p>
    </section>
  )
}

function FirstSteps() {
  const { t } = useSite()
  return (
    <section className="asked" aria-label={t('What to do first')}>
      <ol className="asked-steps">
        <li>{t('Sudden, or you are not sure? Call 911, and leave everything as it is.')}</li>
        <li>
          {t(
            'A hospice or nurse was involved? Call them, at any hour. In a hospital or care home the staff take the first steps.',
          )}
        </li>
        <li>{t('Then call a funeral home. Many answer day and night. Everything else can wait.')}</li>
      </ol>
      <Calls
        calls={[
          [paths.text('first-steps'), t('What to do first, step by step')],
          ['tel:911', t('Call 911')],
          ['tel:988', t('Someone to talk to: call 988')],
        ]}
      />
      <SupportLine />
    </section>
  )
}

function Calls({ calls }: { calls: [href: string, text: string][] }) {
  return (
    <ul className="asked-calls">
      {calls.map(([href, text], index) => (
        <li key={href}>
          <a className={index === 0 ? 'button filled' : 'button'} href={href}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Answer({ asked: { kind, question, service } }: { asked: AskedFor }) {
  const site = useSite()
  const { t } = site
  const shown = question && inLanguage(site, question)
  if (kind === 'where' && !service) return null
  return (
    <section className="asked" aria-label={t('Answer')}>
      {shown &&
        toParagraphs(shown.answer).map((paragraph) => (
          <p key={paragraph} lang={shown.lang}>
            {paragraph}
          </p>
        ))}
      {kind === 'question' && (
        <p className="small">
          <a href={paths.questions()}>{t('All questions families ask')}</a>
        </p>
      )}
      {service && (
        <p>
          {t('{count, plural, one {# partner offers} other {# partners offer}} “{service}”.', {
            count: service.partnerCount,
            service: wordOf(site, service.label),
          })}{' '}
          <a href={paths.search(undefined, 1, { service: service.slug })}>{t('See all of them')}</a>
        </p>
      )}
    </section>
  )
}

export function AskWhere({ asked, hasHeading }: { asked: AskedFor; hasHeading: boolean }) {
  const t = useText()
  return (
    <section className="ask-where" aria-label={t('Find a funeral home')}>
      {hasHeading && (
        <h2>
          {asked.kind === 'first-steps' ? t('Find a funeral home near you') : t('Where should we look?')}
        </h2>
      )}
      <p className="soft">{t('Use your location, or enter a city, state or ZIP code.')}</p>
      <SearchForm asksLocation />
      <p>
        <a className="plain" href={`${paths.home()}#states`}>
          {t('Browse by state or province')}
        </a>
      </p>
    </section>
  )
}
