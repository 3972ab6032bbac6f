import { listFaqCall } from '../../shared/calls/faq.ts'
import { searchInquiriesCall } from '../../shared/calls/inquiries.ts'
import { findPartnersCall } from '../../shared/calls/partners.ts'
import { useFresh, useRead } from '../api.ts'
import { menuEntries } from '../frame/menu-entries.ts'
import { ADD_FAQ_ITEM, ADD_FAQ_PATH } from '../screens/faq/faq-words.ts'
import { t } from '../text.ts'
import { usePaused } from '../use-paused.ts'
import { findEntries, type PaletteEntry, type PaletteGroup } from './find-entries.ts'
import { useListEntries } from './use-list-entries.ts'

const FEWEST_LETTERS = 2
const MOST_SHOWN = 6

type Actions = { onShowKeys: () => void; onLogOut: () => void }

/** By kind; `isSearching`: the server has not answered yet. */
export function usePaletteGroups(typed: string, isOpen: boolean, actions: Actions) {
  const query = typed.trim()
  const q = usePaused(query)
  const isAsking = isOpen && q.length >= FEWEST_LETTERS
  const partners = useFresh(
    findPartnersCall,
    { query: { q, limit: String(MOST_SHOWN) } },
    { enabled: isAsking },
  )
  const inquiries = useFresh(searchInquiriesCall, { body: { q } }, { enabled: isAsking })
  const faq = useRead(listFaqCall, undefined, { enabled: isAsking })
  const lists = useListEntries(q, isAsking)

  const { first, others } = menuEntries()
  const screens = [...first, ...others, { path: '/admin/account', label: t('Your Account') }].map(
    ({ path, ...entry }): PaletteEntry => ({ ...entry, id: path, go: path }),
  )
  const doing: PaletteEntry[] = [
    { id: 'add-partner', label: t('Add Partner'), go: '/admin/partners/new' },
    { id: 'import', label: t('Import Partners'), go: '/admin/partners/import', words: 'csv excel' },
    {
      id: 'decide',
      label: t('Decide Google Matches'),
      go: '/admin/google-places/decisions',
    },
    { id: 'add-faq', label: t(ADD_FAQ_ITEM), go: ADD_FAQ_PATH, words: 'question' },
    ...lists.undo,
    { id: 'keys', label: t('Show the keys'), go: actions.onShowKeys, words: 'shortcuts keyboard help' },
    { id: 'logout', label: t('Logout'), go: actions.onLogOut },
  ]
  // Enter must not open an earlier query's hit.
  const isFinding = query.length >= FEWEST_LETTERS
  const isCurrent = q === query
  const found: PaletteGroup[] = [
    {
      title: t('Partners'),
      entries: (partners.data?.partners ?? []).map((partner) => ({
        id: `partner-${partner.id}`,
        label: partner.name,
        detail: `${partner.city}, ${partner.state}`,
        go: `/admin/partners/${partner.id}/edit`,
      })),
    },
    {
      title: t('Inquiries'),
      entries: (inquiries.data?.inquiries ?? []).slice(0, MOST_SHOWN).map((inquiry) => ({
        id: `inquiry-${inquiry.id}`,
        label: inquiry.name || inquiry.reference,
        detail: t('{reference}, about {partner}', {
          reference: inquiry.reference,
          partner: inquiry.partnerName,
        }),
        go: `/admin/inquiries/${inquiry.id}`,
      })),
    },
    {
      title: t('FAQ'),
      entries: findEntries(
        (faq.data ?? []).map(({ id, question, answer }) => ({
          id: `faq-${id}`,
          label: question,
          words: answer,
          go: `/admin/faq?q=${encodeURIComponent(question)}`,
        })),
        q,
      ).slice(0, MOST_SHOWN),
    },
  ]
  const groups = [
    ...(isFinding && isCurrent ? lists.first : []),
    { title: t('Screens'), entries: findEntries(screens, query) },
    { title: t('Actions'), entries: findEntries(doing, query) },
    ...(isFinding && isCurrent ? [...found, ...lists.after] : []),
  ].filter(({ entries }) => entries.length > 0)
  const isSearching =
    isFinding &&
    (!isCurrent || partners.isFetching || inquiries.isFetching || faq.isFetching || lists.isFetching)
  return { groups, isSearching, failure: partners.error ?? inquiries.error ?? faq.error ?? lists.error }
}
