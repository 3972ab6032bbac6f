import { listAdministratorsCall } from '../../shared/calls/administrators.ts'
import { listFaqCall } from '../../shared/calls/faq.ts'
import { listChangeSetsCall } from '../../shared/calls/history.ts'
import { searchInquiriesCall } from '../../shared/calls/inquiries.ts'
import { listPartnerViewsCall } from '../../shared/calls/partner-views.ts'
import { findPartnersCall } from '../../shared/calls/partners.ts'
import { suggestCall } from '../../shared/calls/search.ts'
import { useFresh, useRead } from '../api.ts'
import { FIRST_ENTRIES, OTHER_ENTRIES } from '../frame/menu-entries.ts'
import { ADD_FAQ_ITEM, ADD_FAQ_PATH } from '../screens/faq/faq-words.ts'
import { changeSetText } from '../screens/history/change-set-texts.ts'
import { listAddress } from '../screens/partners/search-address.ts'
import { personName, t } from '../text.ts'
import { usePaused } from '../use-paused.ts'
import { findEntries, type PaletteEntry, type PaletteGroup } from './find-entries.ts'

const FEWEST_LETTERS = 2
const MOST_SHOWN = 6

type Actions = { onShowKeys: () => void; onLogOut: () => void }

/** `isSearching`: the server has not answered. */
export function usePaletteGroups(typed: string, { onShowKeys, onLogOut }: Actions) {
  const query = typed.trim()
  const q = usePaused(query)
  const asked = { enabled: q.length >= FEWEST_LETTERS }
  const places = useFresh(suggestCall, { query: { q } }, asked)
  const partners = useFresh(findPartnersCall, { query: { q, limit: String(MOST_SHOWN) } }, asked)
  const inquiries = useFresh(searchInquiriesCall, { body: { q } }, asked)
  const faq = useRead(listFaqCall, undefined, asked)
  const views = useFresh(listPartnerViewsCall, undefined, asked)
  const administrators = useFresh(listAdministratorsCall, undefined, asked)
  const changes = useFresh(listChangeSetsCall, { query: { limit: '1' } }, asked)
  const reads = [places, partners, inquiries, faq, views, administrators, changes]

  const screens = [
    ...FIRST_ENTRIES,
    ...OTHER_ENTRIES,
    { path: '/admin/account', label: t('Your Account') },
  ].map(({ path, ...entry }): PaletteEntry => ({ ...entry, id: path, go: path }))
  const last = changes.data?.changeSets[0]
  const undo = last?.canUndo && {
    id: 'undo',
    label: t('Undo the Last Change'),
    detail: changeSetText(last),
    go: `/admin/history?undo=${last.id}`,
  }
  const actions: PaletteEntry[] = [
    { id: 'add-partner', label: t('Add Partner'), go: '/admin/partners/new' },
    { id: 'import', label: t('Import Partners'), go: '/admin/partners/import', words: 'csv excel' },
    { id: 'decide', label: t('Decide Google Matches'), go: '/admin/google-places/decisions' },
    { id: 'add-faq', label: t(ADD_FAQ_ITEM), go: ADD_FAQ_PATH, words: 'question' },
    ...(undo ? [undo] : []),
    { id: 'keys', label: t('Show the keys'), go: onShowKeys, words: 'shortcuts keyboard help' },
    { id: 'logout', label: t('Logout'), go: onLogOut },
  ]
  const states = (places.data?.states ?? []).map(({ code, state, partnerCount: count }) => {
    const label = t('{count, plural, one {# partner in {state}} other {# partners in {state}}}', {
      count,
      state,
    })
    return { id: `state-${code}`, label, go: listAddress({ state }) }
  })
  const savedViews = (views.data ?? []).map(({ id, name: label, filters }) => {
    return { id: `view-${id}`, label, go: listAddress(filters) }
  })
  const found = (partners.data?.partners ?? []).map(({ id, name: label, city, state }) => {
    return { id: `partner-${id}`, label, detail: `${city}, ${state}`, go: `/admin/partners/${id}/edit` }
  })
  const asking = (inquiries.data?.inquiries ?? []).map(({ id, name, reference, partnerName: partner }) => {
    const detail = t('{reference}, about {partner}', { reference, partner })
    return { id: `inquiry-${id}`, label: name || reference, detail, go: `/admin/inquiries/${id}` }
  })
  const questions = (faq.data ?? []).map(({ id, question: label, answer: words }) => {
    return { id: `faq-${id}`, label, words, go: `/admin/faq?q=${encodeURIComponent(label)}` }
  })
  const persons = (administrators.data ?? []).map((person) => {
    const [detail, words] = [person.username, `${person.username} ${person.email}`]
    const [id, label] = [`administrator-${person.id}`, personName(person)]
    return { id, label, detail, words, go: '/admin/administrators' }
  })

  const isFinding = query.length >= FEWEST_LETTERS
  // Enter must not open an earlier query's hit.
  const isCurrent = isFinding && q === query
  const group = (title: string, entries: readonly PaletteEntry[]): PaletteGroup => ({ title, entries })
  const whenCurrent = (groups: readonly PaletteGroup[]) => (isCurrent ? groups : [])
  const groups = [
    ...whenCurrent([group(t('States'), states), group(t('Saved views'), findEntries(savedViews, q))]),
    group(t('Screens'), findEntries(screens, query)),
    group(t('Actions'), findEntries(actions, query)),
    ...whenCurrent([
      group(t('Partners'), found),
      group(t('Inquiries'), asking.slice(0, MOST_SHOWN)),
      group(t('FAQ'), findEntries(questions, q).slice(0, MOST_SHOWN)),
      group(t('Administrators'), findEntries(persons, q)),
    ]),
  ].filter(({ entries }) => entries.length > 0)
  return {
    groups,
    isSearching: isFinding && (!isCurrent || reads.some(({ isFetching }) => isFetching)),
    failure: reads.find(({ error }) => error)?.error,
  }
}
