import { lazy, Suspense, useContext, useState } from 'react'
import { t } from '../text.ts'
import { ActiveShortcuts, type Shortcut, useShortcut } from './use-shortcut.ts'
import { useTypedAhead } from './use-typed-ahead.ts'

const Palette = lazy(() => import('../palette/palette.tsx').then((module) => ({ default: module.Palette })))
const KeysDialog = lazy(() => import('./keys-dialog.tsx').then((module) => ({ default: module.KeysDialog })))

type FrameKeysProps = { isFinding: boolean; onFind: (isFinding: boolean) => void; onLogOut: () => void }

/** Loads palette and list of keys when first opened. */
export function FrameKeys({ isFinding, onFind, onLogOut }: FrameKeysProps) {
  const active = useContext(ActiveShortcuts)
  const [keys, setKeys] = useState<readonly Shortcut[] | null>(null)
  const takeTyped = useTypedAhead(isFinding)
  const [hasOpened, setOpened] = useState({ palette: false, keys: false })
  const showKeys = () => {
    setOpened((before) => ({ ...before, keys: true }))
    setKeys([...(active ?? [])])
  }
  useShortcut({ key: 'k', withControl: true, isGlobal: true, does: t('Find anything') }, () => onFind(true))
  useShortcut({ key: '?', isGlobal: true, does: t('Show the keys') }, showKeys)
  if (isFinding && !hasOpened.palette) setOpened((before) => ({ ...before, palette: true }))
  return (
    <Suspense fallback={null}>
      {hasOpened.palette && (
        <Palette
          isOpen={isFinding}
          takeTyped={takeTyped}
          onClose={() => onFind(false)}
          onShowKeys={showKeys}
          onLogOut={onLogOut}
        />
      )}
      {hasOpened.keys && <KeysDialog shortcuts={keys} onClose={() => setKeys(null)} />}
    </Suspense>
  )
}
