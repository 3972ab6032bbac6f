import { Button, ButtonLink, PartnersFailed, Screen } from '../../parts.tsx'
import './google-places.css'
import { type ComponentProps, useDeferredValue, useState } from 'react'
import { readGoogleStatusCall } from '../../../shared/calls/google-places.ts'
import { TextField } from '../../../ui/fields/form-fields.tsx'
import { Loading } from '../../../ui/states.tsx'
import { useChange, useFresh } from '../../api.ts'
import { t } from '../../text.ts'
import { useUndo } from '../../undo/use-undo.tsx'
import { PartnerRows } from './partner-rows.tsx'
import { Counter, StatusLine, ToDecide } from './status-line.tsx'
import { UpdateSelected } from './update-selected.tsx'
import { readMissingIds, useChosen, useGooglePartners } from './use-google-data.ts'
import { useUpdates } from './use-updates.ts'

/** One by one, or up to twenty. */
export function Component() {
  const undo = useUndo()
  const status = useFresh(readGoogleStatusCall)
  const [query, setQuery] = useState('')
  const q = useDeferredValue(query.trim())
  const missing = useGooglePartners('no', q)
  const rated = useGooglePartners('yes', q)
  const chosen = useChosen()
  const { test, one, batch } = useUpdates(({ changeSetId, text, partnerIds }) => {
    chosen.drop(partnerIds)
    undo.offer(changeSetId, text)
  })
  const selectAll = useChange(() => readMissingIds(q), { onSuccess: chosen.choose })
  const error = missing.pages.error ?? rated.pages.error
  const isReady = status.data && ((missing.partners && rated.partners) || error)
  const refreshingId = one.isPending ? one.variables.id : null

  return (
    <Screen
      title={t('Google Places Management')}
      actions={
        <>
          {status.data && <ToDecide status={status.data} />}
          <ButtonLink to="/admin/bulk-google-places" label={t('Bulk Updates')} />
          <Button
            label={t('Test API')}
            busy={test.isPending && t('Testing...')}
            className="button filled"
            onClick={() => test.mutate()}
          />
        </>
      }
    >
      {!isReady && <Loading label={t('Loading partners...')} />}
      <div hidden={!isReady}>
        <div className="google-counters">
          <Counter label={t('Total Partners')} value={status.data?.partnerCount ?? null} />
          <Counter label={t('With Google Data')} value={status.data?.ratedCount ?? null} />
          <Counter label={t('Missing Google Data')} value={status.data?.missingCount ?? null} />
          <Counter label={t('Selected for Update')} value={chosen.ids.size} />
        </div>
        {undo.parts}
        <div className="google-tools">
          <TextField
            label={t('Search partners')}
            type="search"
            placeholder={t('Search by name, city or state...')}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          <Button
            label={t('Select All Missing')}
            disabled={selectAll.isPending || missing.pages.error !== null || missing.total === 0}
            onClick={() => selectAll.mutate()}
          />
          <Button
            label={t('Clear Selection')}
            disabled={chosen.ids.size === 0}
            onClick={() => chosen.choose([])}
          />
        </div>
        {status.data && <StatusLine status={status.data} />}
        {error && (
          <PartnersFailed error={error} onRetry={() => [missing.pages.refetch(), rated.pages.refetch()]} />
        )}
        {q !== '' && !error && missing.total + rated.total === 0 && (
          <p role="status">{t('No active partner has “{text}” in its name, city or state.', { text: q })}</p>
        )}
        {missing.partners && rated.partners && (
          <>
            {section(t('Partners Missing Google Places Data ({count})', { count: missing.total }), {
              ...missing,
              selected: chosen.ids,
              onToggle: chosen.toggle,
            })}
            {section(t('Partners With Google Places Data ({count})', { count: rated.total }), rated)}
          </>
        )}
        <UpdateSelected
          selected={[...chosen.ids]}
          isPending={batch.isPending}
          onUpdate={(partnerIds, limit) => batch.mutate({ partnerIds, limit })}
        />
      </div>
    </Screen>
  )

  function section(title: string, { partners = [], ...rows }: Partial<ComponentProps<typeof PartnerRows>>) {
    return (
      <section className="google-part long">
        <h2>{title}</h2>
        <PartnerRows partners={partners} {...rows} onRefresh={one.mutate} refreshingId={refreshingId} />
      </section>
    )
  }
}
