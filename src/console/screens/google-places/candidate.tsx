import type { ReactNode } from 'react'
import type { MatchCandidate, MatchReason } from '../../../shared/google-places/match.ts'
import { Button } from '../../parts.tsx'
import { t } from '../../text.ts'
import { ratingText } from './status-line.tsx'

type CandidateProps = {
  facts: NonNullable<MatchCandidate['facts']>
  /** Of the key that chooses it. */
  keyHint: string | null
  isPreset: boolean
  isBusy: boolean
  onChoose: () => void
}

export function Candidate({ facts, keyHint, isPreset, isBusy, onChoose }: CandidateProps) {
  const { name, address, phone, rating, reviewCount, googleMapsUri, distanceMeters, reasons } = facts
  return (
    <Side
      title={t('Google')}
      lines={[name, address, phone ?? t('No telephone number'), rating && ratingText(rating, reviewCount)]}
    >
      <p className="soft">
        {[
          ...(distanceMeters === null ? [] : [distanceText(distanceMeters)]),
          ...reasons.map((reason) => REASON_TEXTS[reason]),
        ].join(' · ')}
      </p>
      <div className="google-actions">
        <Button
          label={t('Choose')}
          className={isPreset ? 'button filled' : 'button'}
          disabled={isBusy}
          aria-keyshortcuts={keyHint ?? undefined}
          aria-label={t('Choose {name}, {address}', { name, address })}
          onClick={onChoose}
        />
        {googleMapsUri && (
          <a href={googleMapsUri} target="_blank" rel="noopener noreferrer">
            {t('Map')}
          </a>
        )}
      </div>
    </Side>
  )
}

type SideProps = { title: string; lines: readonly (string | number | null)[]; children?: ReactNode }

export function Side({ title, lines: [name, ...lines], children }: SideProps) {
  return (
    <div className="google-side">
      <h3>{title}</h3>
      <p>
        <strong>{name}</strong>
        {lines.filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      {children}
    </div>
  )
}

const REASON_TEXTS: Record<MatchReason, string> = {
  name: t('another name'),
  phone: t('another number'),
  'shared-phone': t('shared number'),
  address: t('another address'),
  town: t('another town'),
  'other-kind': t('another kind'),
}

const distanceText = (meters: number) =>
  meters < 1000
    ? t('{count, number} m away', { count: meters })
    : t('{count, number} km away', { count: Math.round(meters / 1000) })
