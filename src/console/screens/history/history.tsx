import './history.css'
import { useSearchParams } from 'react-router'
import { UNDO_DAYS } from '../../../shared/history/history.ts'
import { Tabs } from '../../../ui/tabs.tsx'
import { Screen } from '../../screen.tsx'
import { t } from '../../text.ts'
import { ChangeSetsByDay } from './change-sets-by-day.tsx'
import { DeletedPartners } from './deleted-partners.tsx'

/** Tab and filters are in the address. */
export function Component() {
  const [params, setParams] = useSearchParams()
  return (
    <Screen
      title={t('History')}
      lead={t('Changes of partners and FAQ items can be undone for {days} days.', { days: UNDO_DAYS })}
    >
      <Tabs
        label={t('History')}
        value={params.get('tab') === 'deleted' ? 'deleted' : 'changes'}
        onChange={(tab) => setParams(tab === 'deleted' ? { tab } : {}, { replace: true })}
        tabs={[
          { value: 'changes', label: t('Changes'), content: <ChangeSetsByDay /> },
          { value: 'deleted', label: t('Deleted partners'), content: <DeletedPartners /> },
        ]}
      />
    </Screen>
  )
}
