import type { ListedPartner as Card } from '../../../shared/pages.ts'
import { MADE_OF } from '../../../shared/partners/partner.ts'
import { paths } from '../../../shared/paths.ts'
import { formatDistance } from '../../../shared/places/geo.ts'
import { findRegion } from '../../../shared/places/regions.ts'
import type { Place } from '../../../shared/search.ts'
import { cityName } from '../../../shared/text/place-names.ts'
import { CARD_TEXT_LENGTH, confirmedOn, cutText } from '../../cut-text.ts'
import { idOf, once, rendered, renderOnce } from '../../render-once.tsx'
import { partnersLang, type Site } from '../../site.ts'
import { useSite, useText } from '../../text.tsx'
import { ROOFTOPS_ID } from '../frame/sprite.tsx'
import { PartnerPicture } from '../picture.tsx'
import {
  AddressLink,
  AskLink,
  PhoneLink,
  SendDirectionsLink,
  ShortlistLink,
  WebsiteLink,
} from './partner-links.tsx'
import { Rating } from './stars.tsx'

/** For all but the distance. */
function keyOf(partner: Card): string {
  const { googleRating, unusualStatus, opening } = partner
  return `${idOf(partner[MADE_OF] ?? partner)} ${googleRating} ${unusualStatus} ${Boolean(opening?.openUntil)}`
}

type RowProps = { partner: Card; from: Origin | null; number: number | undefined }

type PartnerRowsProps = {
  partners: readonly Card[]
  from?: Origin | null
  /** As on the map; null: no map. */
  firstNumber?: number | null
}

/** Rendered once for partner, number and distance; all but the head once for the partner. */
export function PartnerRows({ partners, from = null, firstNumber = null }: PartnerRowsProps) {
  const site = useSite()
  const origin = from && `${from.country} ${from.label}`
  const rows = partners.map((partner, index) => {
    const number = firstNumber === null ? undefined : firstNumber + index
    const key = `row ${keyOf(partner)} ${number} ${origin && `${partner.distanceMiles} ${origin}`}`
    return renderOnce(site, key, () => <Row partner={partner} from={from} number={number} />)
  })
  return <ul className="rows" {...rendered(rows)} />
}

function Row({ partner, from, number }: RowProps) {
  const site = useSite()
  const key = keyOf(partner)
  const name = (
    <h3>
      {number !== undefined && <span className="row-number">{number}</span>}{' '}
      <a href={paths.partner(partner)}>{partner.name}</a>
    </h3>
  )
  return (
    <li className="row">
      <div
        className="row-picture"
        {...once(site, `picture ${key}`, () => <PartnerPicture partner={partner} />)}
      />
      <div className="row-body">
        {from ? (
          <div className="row-head">
            {name}
            <Distance partner={partner} from={from} />
          </div>
        ) : (
          name
        )}
        <div className="row-rest" {...once(site, `rest ${key}`, () => <RowRest partner={partner} />)} />
      </div>
    </li>
  )
}

function RowRest({ partner }: { partner: Card }) {
  const lang = partnersLang(useSite())
  return (
    <>
      {partner.isPriority && <FeaturedBadge />}
      <AddressLink partner={partner} />
      <Facts partner={partner} />
      {partner.description && (
        <p className="row-text" lang={lang}>
          {cutText(partner.description, CARD_TEXT_LENGTH)}
        </p>
      )}
      <PhoneLink partner={partner} />
      <div className="actions">
        <AskLink className="action" partner={partner} />
        <SendDirectionsLink partner={partner} />
        <WebsiteLink partner={partner} />
        <ShortlistLink partner={partner} />
      </div>
    </>
  )
}

/** Label '': the page's own partner. */
type Origin = Pick<Place, 'label' | 'country'> & Partial<Pick<Place, 'city' | 'state'>>

/** In the unit of the family's country. */
function Distance({ partner, from }: { partner: Card; from: Origin }) {
  const site = useSite()
  const { t, locale } = site
  if (partner.distanceMiles === undefined) return null
  const { label, city, state } = from
  const place = city && state ? label.replace(city, cityName(site, city, state)) : label
  const country = findRegion(partner.state)?.country ?? from.country
  return (
    <p className="distance">
      <span>{formatDistance(partner.distanceMiles, from.country, locale)}</span>{' '}
      <small>
        {place ? t('from {place}', { place }) : t('from here')}
        {country !== from.country && (
          <>
            {' · '}
            {country === 'CA' ? t('in Canada') : t('in the United States')}
          </>
        )}
      </small>
    </p>
  )
}

type PartnerTileProps = { partner: Card; hasPicture: boolean; from?: Origin }

/** Rendered once for many pages. */
export function PartnerTile(props: PartnerTileProps) {
  const { partner, hasPicture, from } = props
  const origin = from && `${partner.distanceMiles} ${from.country} ${from.label}`
  const key = `tile ${keyOf(partner)} ${hasPicture} ${origin}`
  return (
    <li
      className={hasPicture ? 'tile' : 'tile plainly'}
      {...once(useSite(), key, () => <Tile {...props} />)}
    />
  )
}

function Tile({ partner, hasPicture, from }: PartnerTileProps) {
  const t = useText()
  return (
    <>
      {hasPicture && (
        <div className="tile-picture">
          <PartnerPicture partner={partner} sizes="(width >= 48rem) 22rem, 100vw" />
        </div>
      )}
      <h3>
        <a href={paths.partner(partner)}>{partner.name}</a>
      </h3>
      {from && <Distance partner={partner} from={from} />}
      <AddressLink partner={partner} isTwoLines />
      <Facts partner={partner} />
      <PhoneLink partner={partner} />
      <div className="actions">
        <AskLink className="action" partner={partner} text={t('Contact')} />
        <WebsiteLink partner={partner} />
      </div>
    </>
  )
}

export function FeaturedBadge() {
  const t = useText()
  return <span className="badge featured">{t('Featured Partner')}</span>
}

function Facts({ partner }: { partner: Card }) {
  const site = useSite()
  const said = saidOf(partner, site)
  return (
    <>
      <p className="facts">
        <Rating rating={partner.googleRating} count={partner.googleReviewCount} />
        <Rooftops count={partner.locationCount} />
        {partner.opening?.openUntil && <strong className="open-now">{site.t('Open now')}</strong>}
      </p>
      {said.length > 0 && <p className="said">{said.join(' · ')}</p>}
    </>
  )
}

const LANGUAGES_NAMED = 2

/** As far as the partner has said it. */
function saidOf(partner: Card, { t }: Site): string[] {
  const { answersDayAndNight, directCremationFrom: price, directCremationFromOn } = partner
  const date = confirmedOn(directCremationFromOn)
  const languages = partner.languages.filter((language) => language !== 'English')
  const named = languages.slice(0, LANGUAGES_NAMED).map((one) => t(one))
  return [
    ...(answersDayAndNight ? [t('Day and night')] : []),
    ...(price && date === null ? [t('Cremation from ${price, number}', { price })] : []),
    ...(price && date !== null
      ? [t('Cremation from ${price, number} ({date, date, shortMonth})', { price, date })]
      : []),
    ...(named.length > 0 ? [named.join(', ') + (languages.length > named.length ? ' …' : '')] : []),
  ]
}

function Rooftops({ count }: { count: number }) {
  const t = useText()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the explanation must be in reach of the keyboard
    <span className="tooltip" tabIndex={0} aria-describedby={ROOFTOPS_ID}>
      {t('{count, plural, one {# rooftop} other {# rooftops}}', { count })}
    </span>
  )
}
