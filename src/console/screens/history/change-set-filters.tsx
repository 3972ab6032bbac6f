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
  const fields: [name: string, label: string, all: string, options: [string, string][]][] = [
    ['user', t('Who'), t('Everyone'), users.map((name) => [name, name])],
    ['action', t('What was done'), t('All'), actionNames()],
    ['entity', t('To what'), t('All'), entityNames()],
  ]
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
      {fields.map(([name, label, all, options]) => (
        <SelectField
          key={name}
          label={label}
          value={params.get(name) ?? ''}
          onChange={(event) => choose(name, event.target.value)}
          options={[['', all], ...options]}
        />
      ))}
      <Button label={t('Clear')} disabled={!isFiltered} onClick={() => setParams({}, { replace: true })} />
    </search>
  )
}
