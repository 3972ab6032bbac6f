import './history.css'
import { useSearchParams } from 'react-router'
import { UNDO_DAYS } from '../../../shared/history/undo-days.ts'
import { Tabs } from '../../../ui/tabs.tsx'
import { Screen } from '../../screen.tsx'
import { useTranslate } from '../../text.tsx'
import { DeedList } from './deed-list.tsx'
import { DeletedPartners } from './deleted-partners.tsx'

/** Who did what and when, and taking it back. The address keeps the tab and the filters, so that it can be passed on. */
export function Component() {
  const t = useTranslate()
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
          { value: 'changes', label: t('Changes'), content: <DeedList /> },
          { value: 'deleted', label: t('Deleted partners'), content: <DeletedPartners /> },
        ]}
      />
    </Screen>
  )
}
