import type { Partner } from '../../../shared/partners/partner.ts'
import { paths } from '../../../shared/paths.ts'
import { confirmedOn } from '../../cut-text.ts'
import { useText } from '../../text.tsx'

/** When the details were last confirmed, and one press to report a dead number. */
export function DetailsNote({ partner }: { partner: Partner }) {
  const t = useText()
  const confirmed = confirmedOn(partner.detailsConfirmedOn)
  return (
    <div className="details-note small">
      {confirmed !== null && <p>{t('Details confirmed on {date, date, long}', { date: confirmed })}</p>}
      <form method="post" action={paths.report(partner.slug)}>
        <input type="hidden" name="kind" value="phone" />
        <button type="submit" className="text-button">
          {t("This number doesn't work")}
        </button>
      </form>
      <p>
        <a href={paths.report(partner.slug)} rel="nofollow">
          {t('Something else is wrong')}
        </a>
      </p>
    </div>
  )
}
