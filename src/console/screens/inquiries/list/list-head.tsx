import { type RefObject, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { MOST_SEARCHED } from '../../../../shared/inquiries/admin-inquiry.ts'
import { TextField } from '../../../../ui/fields/form-fields.tsx'
import { Button } from '../../../parts.tsx'
import type { Selection } from '../../../selection/use-selection.ts'
import { t } from '../../../text.ts'
import { dayText } from '../inquiry-times.ts'
import { readInquiryAddress } from './inquiry-address.ts'

type ListHeadProps = {
  count: number | undefined
  /** False: older ones were not searched. */
  isComplete: boolean
  words: string
  onWords: (words: string) => void
  searchRef: RefObject<HTMLInputElement | null>
  selection: Selection
  ids: readonly string[]
  onRefresh: () => Promise<unknown>
}

export function ListHead(props: ListHeadProps) {
  const { count, isComplete, words, onWords, searchRef, selection, ids, onRefresh } = props
  const [isAsking, setAsking] = useState(false)
  const areAllSelected = ids.length > 0 && selection.ids.length === ids.length
  const refresh = async () => {
    setAsking(true)
    await onRefresh()
    setAsking(false)
  }
  return (
    <div className="list-head">
      <TextField
        ref={searchRef}
        label={t('Search')}
        type="search"
        autoComplete="off"
        value={words}
        placeholder={t('Name, email, phone or words')}
        onChange={(event) => onWords(event.target.value)}
      />
      <div className="list-line">
        <p role="status">
          {count === undefined ? '…' : t('{count, plural, one {# inquiry} other {# inquiries}}', { count })}
          <Narrowed />
          {!isComplete && (
            <>
              {' '}
              {t('among the newest {most, number}. Narrow by status or days to search older ones.', {
                most: MOST_SEARCHED,
              })}
            </>
          )}
        </p>
        <Button
          label={t('Refresh')}
          busy={isAsking && t('Refreshing...')}
          className="link-button"
          onClick={refresh}
        />
        <Button
          label={areAllSelected ? t('Deselect All') : t('Select All')}
          className="link-button"
          disabled={ids.length === 0}
          onClick={() => (areAllSelected ? selection.clear() : selection.set(ids))}
        />
      </div>
    </div>
  )
}

/** Filters from other screens' links. */
function Narrowed() {
  const { pathname } = useLocation()
  const [given] = useSearchParams()
  const { from, to, partnerId } = readInquiryAddress(given)
  if (!from && !to && !partnerId) return null
  const rest = new URLSearchParams(given)
  for (const name of ['from', 'to', 'partnerId']) rest.delete(name)
  const days =
    from && to
      ? t('received {from} to {to}', { from: dayText(from), to: dayText(to) })
      : from
        ? t('received since {from}', { from: dayText(from) })
        : to
          ? t('received up to {to}', { to: dayText(to) })
          : t('of one partner')
  return (
    <>
      {' '}
      {days}{' '}
      <Link to={{ pathname, search: rest.toString() }} preventScrollReset>
        {t('Show all')}
      </Link>
    </>
  )
}
