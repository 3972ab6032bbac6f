import type { AskedFor } from '../../shared/pages.ts'
import { paths } from '../../shared/paths.ts'
import { toParagraphs } from '../cut-text.ts'
import { inLanguage, type Site, wordOf } from '../site.ts'
import { useSite, useText } from '../text.tsx'
import { SearchForm } from './search-form.tsx'
import { SupportLine } from './support-line.tsx'

/** The page's heading where a query asks something besides a place or a name. */
export function headingOfAsked({ kind, question }: AskedFor, site: Site): string {
  const { t } = site
  if (kind === 'danger') return t('You are not alone')
  if (kind === 'first-steps') return t('If someone has just died')
  return question ? inLanguage(site, question).question : t('Where should we look?')
}

/** What helps at once, before any partner. */
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
      <ul className="asked-calls">
        <li>
          <a className="button filled" href="tel:988">
            {t('Call 988')}
          </a>
        </li>
        <li>
          <a className="button" href="sms:988">
            {t('Text 988')}
          </a>
        </li>
        <li>
          <a className="button" href="tel:911">
            {t('In danger now: call 911')}
          </a>
        </li>
      </ul>
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
      <ul className="asked-calls">
        <li>
          <a className="button filled" href={paths.text('first-steps')}>
            {t('What to do first, step by step')}
          </a>
        </li>
        <li>
          <a className="button" href="tel:911">
            {t('Call 911')}
          </a>
        </li>
        <li>
          <a className="button" href="tel:988">
            {t('Someone to talk to: call 988')}
          </a>
        </li>
      </ul>
      <SupportLine />
    </section>
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
