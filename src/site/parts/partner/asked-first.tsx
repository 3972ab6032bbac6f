import type { ReactNode } from 'react'
import type { Opening } from '../../../shared/partner-fields/open-at.ts'
import { readHours } from '../../../shared/partner-fields/opening-hours.ts'
import type { Partner } from '../../../shared/partners/partner.ts'
import { LANGUAGE_TAGS } from '../../../shared/text/languages.ts'
import { confirmedOn } from '../../cut-text.ts'
import { type Site, wordOf } from '../../site.ts'
import { useSite } from '../../text.tsx'

/** What the partner has said. */
export function AskedFirst({ partner, opening }: { partner: Partner; opening: Opening | null }) {
  const site = useSite()
  const facts = askedFirst(partner, site, opening)
  const confirmed = confirmedOn(partner.detailsConfirmedOn)
  if (facts.size === 0) return null
  return (
    <section className="glance" aria-labelledby="asked-first">
      <h2 id="asked-first">{site.t('What Families Ask First')}</h2>
      <Facts facts={[...facts]} />
      {confirmed !== null && (
        <p className="small">
          {site.t('Confirmed by the partner on {date, date, long}', { date: confirmed })}
        </p>
      )}
    </section>
  )
}

/** Leaves out what is not said. */
export function Facts({ facts }: { facts: readonly (readonly [term: string, said: ReactNode])[] }) {
  const rows = facts.filter(([, said]) => said)
  return (
    <dl>
      {rows.map(([term, said]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{said}</dd>
        </div>
      ))}
    </dl>
  )
}

/** In families' order. */
export function askedFirst(
  partner: Partner,
  site: Site,
  opening: Opening | null = null,
): Map<string, ReactNode> {
  const { t } = site
  const { answersDayAndNight, languages, faithsServed, directCremationFrom } = partner
  const hours = hoursText(partner.openingHours ?? '', site)
  const saidOn = confirmedOn(partner.directCremationFromOn)
  const facts: [term: string, said: ReactNode][] = [
    [t('By telephone'), answersDayAndNight && t('Somebody answers day and night')],
    [
      t('Hours'),
      hours.length > 0 && (
        <>
          {opening && (
            <strong className={opening.openUntil ? 'line open-now' : 'line'}>
              {opening.openUntil ? openText(opening, site) : t('Closed now')}
            </strong>
          )}
          {hours.map((line) => (
            <span className="line" key={line}>
              {line}
            </span>
          ))}
          {opening && <small className="line">{zoneName(opening.timeZone, site)}</small>}
        </>
      ),
    ],
    [
      t('Direct cremation'),
      directCremationFrom ? (
        <>
          {t('from ${price, number}', { price: directCremationFrom })}
          {saidOn !== null && (
            <small className="line">{t('said on {date, date, long}', { date: saidOn })}</small>
          )}
        </>
      ) : null,
    ],
    [t('Languages'), languages.map((one) => t(one)).join(', ')],
    [t('Faiths served'), faithsServed.map((one) => t(one)).join(', ')],
  ]
  return new Map(facts.filter(([, said]) => said))
}

/** "Mon–Fri: 9 a.m. to 5 p.m."; as typed where unreadable. */
function hoursText(stored: string, site: Site): string[] {
  const { t } = site
  if (stored === '') return []
  if (readHours(stored) === null) return [stored]
  return stored.split('; ').map((group) => {
    const [, days = '', times = ''] = /^(.*?) (\d.*)$/.exec(group) ?? []
    const spans = times.split(', ').map((span) => {
      const [opens = '', closes = ''] = span.split('-')
      if (opens === '00:00' && closes === '24:00') return t('all day')
      return t('{opens} to {closes}', { opens: clockText(opens, site), closes: clockText(closes, site) })
    })
    return t('{days}: {times}', {
      days: days.replaceAll('-', '–').replace(/[A-Z][a-z]{2}/g, (day) => wordOf(site, day)),
      times: spans.join(', '),
    })
  })
}

function openText({ openUntil }: Opening, site: Site): string {
  if (openUntil === null || openUntil === '24:00') return site.t('Open now')
  return site.t('Open now, until {closes}', { closes: clockText(openUntil, site) })
}

const zoneNames = new Map<string, string>()

/** "Central Time" by the catalogue: Unicode's Spanish for "Eastern" is not what people say. */
function zoneName(timeZone: string, site: Site): string {
  const key = `${site.locale} ${timeZone}`
  const known = zoneNames.get(key)
  if (known !== undefined) return known
  const nameIn = (tag: string) =>
    new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'longGeneric' })
      .formatToParts(0)
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  const english = nameIn('en')
  const own = wordOf(site, english)
  const name = own === english ? nameIn(LANGUAGE_TAGS[site.locale]) : own
  zoneNames.set(key, name)
  return name
}

/** On one line; in French "9 h", not "09 h 00". */
function clockText(time: string, { locale, t }: Site): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const clock =
    locale === 'en'
      ? `${((hours + 11) % 12) + 1}:${String(minutes).padStart(2, '0')} ${hours % 24 < 12 ? 'a.m.' : 'p.m.'}`
      : t('{time, time, short}', { time: Date.UTC(1970, 0, 1, hours, minutes) })
  const short = locale === 'en' ? clock.replace(':00', '') : clock.replace(/^0|(?<=h)\s00$/g, '')
  return short.replace(/\s/g, '\u00a0')
}
