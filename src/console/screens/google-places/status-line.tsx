import type { GooglePlacesStatus, RunPlan } from '../../../shared/google-places/run.ts'
import { ButtonLink } from '../../parts.tsx'
import { t } from '../../text.ts'

/** Whether Google can be asked, at what cost, or who answers. */
export function StatusLine({ status }: { status: GooglePlacesStatus }) {
  const { isConfigured, emulatorHost, spentUsd, budgetUsd, isNightly } = status
  return (
    <section className="google-status" aria-label={t('Google Places')}>
      <p>
        <span className={isConfigured ? 'badge' : 'badge outline'}>
          {isConfigured ? t('API Key Configured') : t('No API Key')}
        </span>
      </p>
      {emulatorHost && <p role="note">{t('Made up by an emulator at {host}.', { host: emulatorHost })}</p>}
      {!isConfigured && (
        <p role="note">{t('Set GOOGLE_PLACES_API_KEY on the server, or start it with --places-emulator.')}</p>
      )}
      <p className="soft">
        {t('{spent} of {budget} spent this month', { spent: usd(spentUsd), budget: usd(budgetUsd) })}
        {isNightly && ` · ${t('updated nightly')}`}
      </p>
    </section>
  )
}

export function ToDecide({ status: { queueCount, findingCount } }: { status: GooglePlacesStatus }) {
  if (queueCount + findingCount === 0) return null
  return (
    <ButtonLink
      label={t('To decide ({count, number})', { count: queueCount + findingCount })}
      to="/admin/google-places/decisions"
    />
  )
}

/** At most. */
export function CostText({ plan }: { plan: RunPlan }) {
  const { costUsd, freeCount, costAfterFreeUsd, refusal } = plan
  return (
    <>
      {t('Costs at most {cost}.', { cost: usd(costUsd) })}{' '}
      {freeCount > 0 &&
        t('{left} after the month’s {count, number} free calls.', {
          left: usd(costAfterFreeUsd),
          count: freeCount,
        })}{' '}
      {refusal}
    </>
  )
}

/** "$0.02" */
export const usd = (amount: number) => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' })

/** "4.6/5 (38 reviews)" */
export const ratingText = (rating: number, count: number | null | undefined) =>
  t('{rating}/5 ({count, plural, one {# review} other {# reviews}})', {
    rating: rating.toFixed(1),
    count: count ?? 0,
  })

/** "..." while loading. */
export function Counter({ label, value }: { label: string; value: number | null }) {
  return (
    <div className="google-counter">
      <span className="google-figure">{value === null ? '...' : value.toLocaleString('en-US')}</span>
      <span className="soft">{label}</span>
    </div>
  )
}
