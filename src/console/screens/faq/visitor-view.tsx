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
import { SelectField } from '../../../ui/fields/form-fields.tsx'
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
          {REGIONS.map((region) => (
            <option key={region.code} value={region.slug}>
              {region.name}
            </option>
          ))}
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
          {partners.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
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
  switch (reason) {
    case 'inactive':
      return t('It is inactive.')
    case 'other-page':
      return t('It is for another kind of page.')
    case 'other-state':
      return t('It is for other states.')
    case 'other-city':
      return t('It is for other cities.')
    case 'other-partner':
      return t('It is for other partners.')
  }
}
