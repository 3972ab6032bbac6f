import { useContext, useEffect, useState } from 'react'
import { t } from '../text.ts'
import { ActiveShortcuts, type Shortcut, useShortcut } from './use-shortcut.ts'

type FrameKeysProps = { isFinding: boolean; onFind: (isFinding: boolean) => void; onLogOut: () => void }

/** Apart, so that the first screen does not wait for them; there before a key is pressed. */
const loadDialogs = async () => ({
  ...(await import('../palette/palette.tsx')),
  ...(await import('./keys-dialog.tsx')),
})

export function FrameKeys({ isFinding, onFind, onLogOut }: FrameKeysProps) {
  const active = useContext(ActiveShortcuts)
  const [keys, setKeys] = useState<readonly Shortcut[] | null>(null)
  const [dialogs, setDialogs] = useState<Awaited<ReturnType<typeof loadDialogs>> | null>(null)
  useEffect(() => {
    // The next load of the page tries again.
    loadDialogs().then(setDialogs, () => {})
  }, [])
  const showKeys = () => setKeys([...(active ?? [])])
  useShortcut({ key: 'k', withControl: true, isGlobal: true, does: t('Find anything') }, () => onFind(true))
  useShortcut({ key: '?', isGlobal: true, does: t('Show the keys') }, showKeys)
  if (!dialogs) return null
  const { Palette, KeysDialog } = dialogs
  return (
    <>
      <Palette isOpen={isFinding} onClose={() => onFind(false)} onShowKeys={showKeys} onLogOut={onLogOut} />
      <KeysDialog shortcuts={keys} onClose={() => setKeys(null)} />
    </>
  )
}
