import { Button, RecentList, Screen } from '../../parts.tsx'
import './descriptions.css'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { listRunsCall, planRunCall, startRunCall } from '../../../shared/calls/description-runs.ts'
import type { DraftField, RunPlan } from '../../../shared/description-runs.ts'
import { CheckboxField } from '../../../ui/fields/form-fields.tsx'
import { call, useChange, useFresh } from '../../api.ts'
import { t } from '../../text.ts'
import { usd } from '../google-places/status-line.tsx'
import { OneRun } from './one-run.tsx'
import { fieldText, runStateText } from './run-words.ts'

/** Without id starts a run; with it follows and reviews one. */
export function Component() {
  const { id } = useParams()
  return id ? <OneRun key={id} id={id} /> : <StartRun />
}

function StartRun() {
  const navigate = useNavigate()
  const [fields, setFields] = useState<DraftField[]>(['description'])
  const { data: plan } = useFresh(planRunCall)
  const { data: runs = [] } = useFresh(listRunsCall)
  const start = useChange(() => call(startRunCall, { body: { fields } }), {
    outdates: [listRunsCall],
    onSuccess: ({ id }) => navigate(`/admin/descriptions/${id}`),
  })
  return (
    <Screen
      title={t('Write Descriptions')}
      lead={t('Texts for active partners that have none. Nothing is published before you have reviewed it.')}
    >
      <fieldset className="run-fields">
        <legend>{t('Which texts')}</legend>
        {(['description', 'longDescription'] as const).map((field) => (
          <CheckboxField
            key={field}
            label={fieldText(field)}
            checked={fields.includes(field)}
            onChange={({ currentTarget }) =>
              setFields(
                currentTarget.checked ? [...fields, field] : fields.filter((other) => other !== field),
              )
            }
          />
        ))}
      </fieldset>
      <p className="run-plan soft" role="status">
        {plan && planText(plan, fields)}
      </p>
      <Button
        label={t('Describe Partners Without a Text')}
        busy={start.isPending && t('Starting...')}
        className="button filled"
        disabled={fields.length === 0}
        onClick={() => start.mutate()}
      />
      {plan && (
        <RecentList
          title={t('Recent runs')}
          of={runs.map((run) => ({
            ...run,
            to: `/admin/descriptions/${run.id}`,
            name: t('{count, plural, one {# text} other {# texts}}', { count: run.totalCount }),
            state: runStateText(run),
          }))}
        />
      )}
    </Screen>
  )
}

function planText({ missing, model }: RunPlan, fields: readonly DraftField[]): string {
  const count = fields.reduce((sum, field) => sum + missing[field], 0)
  const texts = t('{count, plural, one {# text is} other {# texts are}} missing.', { count })
  if (!model) return `${texts} ${t('The built-in writer writes them, at no cost.')}`
  const { name, callsLeft, dailyLimit, usdPerCall } = model
  const calls = Math.min(count, callsLeft)
  const dearest = usdPerCall && Math.max(...fields.map((field) => usdPerCall[field]), 0)
  const asked = t('About {calls, plural, one {# call} other {# calls}} to {name}', { calls, name })
  const cost =
    dearest === null
      ? t('price unknown (AI_PRICE_USD)')
      : t('at most {cost}', { cost: usd(Math.ceil(calls * dearest * 100) / 100) })
  const left = t(
    '{left, number} of today’s {limit, number} calls are left; the built-in writer writes the rest.',
    { left: callsLeft, limit: dailyLimit },
  )
  return `${texts} ${asked}, ${cost}. ${left}`
}
