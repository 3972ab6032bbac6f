import { useRef } from 'react'
import { useNavigate } from 'react-router'
import type { AdminPartner } from '../../../shared/partners/admin-partner.ts'
import { useShortcut } from '../../keys/use-shortcut.ts'
import type { Selection } from '../../selection/use-selection.ts'
import { t } from '../../text.ts'
import { PartnerCard } from './partner-card.tsx'
import { useFocusOn } from './use-focus-on.ts'

type PartnerCardsProps = {
  partners: readonly AdminPartner[]
  /** Focused first. */
  from: string | undefined
  selection: Selection
  onDelete: (partner: AdminPartner) => void
}

/** Keys move from card to card; those below act on the last focused one. */
export function PartnerCards({ partners, from, selection, onDelete }: PartnerCardsProps) {
  const navigate = useNavigate()
  const list = useRef<HTMLUListElement>(null)
  const last = useRef<HTMLElement | null>(null)
  useFocusOn(list, from)

  const current = () => (last.current?.isConnected ? last.current : null)
  const move = (neighbour: 'nextElementSibling' | 'previousElementSibling') => {
    const cards = [...(list.current?.children ?? [])]
    const next = current()?.[neighbour]
    const card = current() ? next : cards.find((one) => one.getBoundingClientRect().bottom > 0)
    if (!(card instanceof HTMLElement)) return
    card.focus({ preventScroll: true })
    card.scrollIntoView({ block: 'nearest' })
  }
  const withCurrent = (act: (id: string) => void) => {
    const id = current()?.dataset.id
    if (id) act(id)
  }
  useShortcut({ key: 'j', does: t('Next partner') }, () => move('nextElementSibling'))
  useShortcut({ key: 'k', does: t('Partner before') }, () => move('previousElementSibling'))
  useShortcut({ key: 'x', does: t('Select') }, () => withCurrent((id) => selection.toggle(id)))
  useShortcut({ key: 'X', does: t('Select up to here') }, () =>
    withCurrent((id) => selection.toggle(id, true)),
  )
  useShortcut({ key: 'e', does: t('Edit') }, () =>
    withCurrent((id) => navigate(`/admin/partners/${id}/edit`)),
  )
  useShortcut({ key: 'Delete', does: t('Delete') }, () =>
    withCurrent((id) => {
      const partner = partners.find((one) => one.id === id)
      if (partner) onDelete(partner)
    }),
  )

  return (
    <ul
      ref={list}
      className="partners"
      onFocus={({ target }) => {
        last.current = target.closest<HTMLElement>('.partner')
      }}
    >
      {partners.map((partner) => (
        <PartnerCard
          key={partner.id}
          partner={partner}
          isSelected={selection.has(partner.id)}
          onSelect={selection.toggle}
          onDelete={onDelete}
        />
      ))}
    </ul>
  )
}
