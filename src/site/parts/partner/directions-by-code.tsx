import { encode } from 'uqr'
import type { PartnerCard } from '../../../shared/partners/partner.ts'
import { mapsUrl } from '../../../shared/paths.ts'
import { regionCode } from '../../../shared/places/regions.ts'
import { once } from '../../render-once.tsx'
import { useSite, useText } from '../../text.tsx'

type Place = Pick<PartnerCard, 'name' | 'address' | 'city' | 'state' | 'zipCode'>

/** For desktops, which seldom share. */
export function DirectionsByCode({ partner }: { partner: Place }) {
  const site = useSite()
  const t = useText()
  const { name, address, city, state, zipCode } = partner
  const url = mapsUrl(partner)
  const message = `${name}, ${address}, ${city}, ${regionCode(state)} ${zipCode}: ${url}`
  return (
    <details className="by-code" id="directions">
      <summary className="action">{t('Scan a code or text it to a phone')}</summary>
      <div className="by-code-body">
        <div {...once(site, url, () => <QrCode text={url} />)} />
        <p className="small">{t('Point a phone’s camera at the code to open the directions.')}</p>
        {/* iOS and Android both take "?&". */}
        <a className="action" href={`sms:?&body=${encodeURIComponent(message.toWellFormed())}`}>
          {t('Send as a text message')}
        </a>
      </div>
    </details>
  )
}

/** Readers take all eight; weighing them costs more than the page. */
const MASK_PATTERN = 2

function QrCode({ text }: { text: string }) {
  const t = useText()
  const { data, size } = encode(text, { ecc: 'L', border: 2, maskPattern: MASK_PATTERN })
  // Squares would be a thousand elements.
  const path = data.map((row, y) => runsOf(row, y)).join('')
  return (
    <svg
      className="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={t('Code with directions')}
    >
      <path d={path} stroke="currentColor" />
    </svg>
  )
}

/** Neighbours in a row are one line. */
function runsOf(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue
    const start = x
    while (row[x + 1]) x++
    path += `M${start} ${y}.5h${x - start + 1}`
  }
  return path
}
