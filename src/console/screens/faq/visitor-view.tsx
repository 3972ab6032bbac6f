import type { InputOfCall } from '../../../shared/calls/define-call.ts'
import { listFaqPlacesCall, previewFaqCall } from '../../../shared/calls/faq.ts'
import { queryOf } from '../../api.ts'
import { LoadFailed } from '../../load-failed.tsx'
import './visitor-view.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FaqHiddenReason } from '../../../shared/faq/faq.ts'
import type { FaqPreview } from '../../../shared/faq/faq-reach.ts'
import { REGIONS } from '../../../shared/places/regions.ts'
import { Options, SelectField } from '../../../ui/fields/form-fields.tsx'
import { Loading } from '../../../ui/states.tsx'
import { t } from '../../text.ts'

/** '': not chosen. The narrowest decides the page. */
type Place = { state: string; city: string; partnerId: string }

const HOME: Place = { state: '', city: '', partnerId: '' }

/** What a page shows, and why other questions are missing. */
export function VisitorView() {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="faq-visitor" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('See as a visitor in …')}</summary>
      {isOpen && <VisitorPanel />}
    </details>
  )
}

function VisitorPanel() {
  const [place, setPlace] = useState(HOME)
  const { state, city, partnerId } = place
  const places = useQuery({
    ...queryOf(listFaqPlacesCall, { query: { state, city: city || undefined } }),
    enabled: state !== '',
    placeholderData: (before) => before,
  })
  const preview = useQuery({
    ...queryOf(previewFaqCall, { query: previewQuery(place) }),
    placeholderData: (before) => before,
  })
  const cities = state === '' ? [] : (places.data?.cities ?? [])
  const partners = city === '' ? [] : (places.data?.partners ?? [])
  return (
    <div className="faq-visitor-panel">
      <div className="field-row">
        <SelectField
          label={t('State or province')}
          value={state}
          onChange={({ target }) => setPlace({ ...HOME, state: target.value })}
        >
          <option value="">{t('None: the home page')}</option>
          <Options of={REGIONS.map((region) => [region.slug, region.name])} />
        </SelectField>
        <SelectField
          label={t('City')}
          value={city}
          disabled={cities.length === 0}
          onChange={({ target }) => setPlace({ state, city: target.value, partnerId: '' })}
        >
          <option value="">{t('None: the state’s page')}</option>
          {cities.map((known) => (
            <option key={known.city} value={known.city}>
              {known.city} ({known.partnerCount})
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('Partner')}
          value={partnerId}
          disabled={partners.length === 0}
          onChange={({ target }) => setPlace({ state, city, partnerId: target.value })}
        >
          <option value="">{t('None: the city’s page')}</option>
          <Options of={partners.map(({ id, name }) => [id, name])} />
        </SelectField>
      </div>
      {preview.isPending && <Loading label={t('Loading questions…')} />}
      {preview.isError && (
        <LoadFailed
          title={t('The page could not be looked at')}
          error={preview.error}
          onRetry={preview.refetch}
        />
      )}
      {preview.isSuccess && <Preview page={preview.data} />}
    </div>
  )
}

function Preview({ page: { path, shown, hidden } }: { page: FaqPreview }) {
  return (
    <>
      <p className="faq-visitor-lead" role="status">
        {t(
          '{count, plural, =0 {This page shows no questions.} one {This page shows one question.} other {This page shows # questions, in this order.}}',
          { count: shown.length },
        )}{' '}
        <a href={path} target="_blank" rel="noopener">
          {t('Open the page')}
        </a>
      </p>
      <ol className="faq-visitor-list">
        {shown.map(({ id, question, answer }) => (
          <li key={id}>
            <details>
              <summary>{question}</summary>
              <p className="faq-visitor-answer soft">{answer}</p>
            </details>
          </li>
        ))}
      </ol>
      {hidden.length > 0 && (
        <details className="faq-visitor-hidden">
          <summary>{t('Not shown here ({count})', { count: hidden.length })}</summary>
          <ul>
            {hidden.map(({ id, question, reason }) => (
              <li key={id}>
                {question} <span className="soft">{reasonText(reason)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function previewQuery({ state, city, partnerId }: Place): InputOfCall<typeof previewFaqCall>['query'] {
  if (partnerId !== '') return { page: 'partner', partnerId }
  if (city !== '') return { page: 'city', state, city }
  return state !== '' ? { page: 'state', state } : { page: 'homepage' }
}

function reasonText(reason: FaqHiddenReason): string {
  const texts: Record<typeof reason, string> = {
    inactive: t('It is inactive.'),
    'other-page': t('It is for another kind of page.'),
    'other-state': t('It is for other states.'),
    'other-city': t('It is for other cities.'),
    'other-partner': t('It is for other partners.'),
  }
  return texts[reason]
}
