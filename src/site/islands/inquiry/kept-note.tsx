import { useState } from 'react'
import type { Translate } from '../../../shared/text/i18n.ts'
import { keptText } from '../../receipt-text.ts'
import type { InquiryKeeper } from './keep-inquiry.ts'

/** Empty where nothing can be kept. */
export function KeptNote({ t, keeper, onTurn }: { t: Translate; keeper: InquiryKeeper; onTurn: () => void }) {
  const [isOn, setOn] = useState(keeper.isOn)
  if (!keeper.canKeep) return null
  const { text, button } = keptText(t, isOn)
  return (
    <p className="kept-note">
      {text}
      <button
        type="button"
        onClick={() => {
          keeper.turn(!isOn)
          setOn(keeper.isOn())
          onTurn()
        }}
      >
        {button}
      </button>
    </p>
  )
}
