import { useSearchParams } from 'react-router'
import { SelectField } from '../../../ui/fields/form-fields.tsx'
import { Button } from '../../parts.tsx'
import { t } from '../../text.ts'
import { actionNames, entityNames } from './change-set-texts.ts'

export const filterNames = ['user', 'action', 'entity', 'entityId']

export function ChangeSetFilters({ userNames }: { userNames: readonly string[] }) {
  const [params, setParams] = useSearchParams()
  const chosenUser = params.get('user') ?? ''
  const users = chosenUser && !userNames.includes(chosenUser) ? [chosenUser, ...userNames] : userNames
  const choose = (name: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true },
    )
  const isFiltered = filterNames.some((name) => params.get(name))
  return (
    <search className="panel history-filters">
      <SelectField
        label={t('Who')}
        value={chosenUser}
        onChange={(event) => choose('user', event.target.value)}
        options={[['', t('Everyone')], ...users.map((name) => [name, name] as const)]}
      />
      <SelectField
        label={t('What was done')}
        value={params.get('action') ?? ''}
        onChange={(event) => choose('action', event.target.value)}
        options={[['', t('All')], ...actionNames()]}
      />
      <SelectField
        label={t('To what')}
        value={params.get('entity') ?? ''}
        onChange={(event) => choose('entity', event.target.value)}
        options={[['', t('All')], ...entityNames()]}
      />
      <Button label={t('Clear')} disabled={!isFiltered} onClick={() => setParams({}, { replace: true })} />
    </search>
  )
}
