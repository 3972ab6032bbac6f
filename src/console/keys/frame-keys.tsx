import { lazy, Suspense, useCallback, useContext, useLayoutEffect, useRef, useState } from 'react'
import { t } from '../text.ts'
import { ActiveShortcuts, type Shortcut, useShortcut } from './use-shortcut.ts'

const Palette = lazy(() => import('../palette/palette.tsx').then((module) => ({ default: module.Palette })))
const KeysDialog = lazy(() => import('./keys-dialog.tsx').then((module) => ({ default: module.KeysDialog })))

type FrameKeysProps = { isFinding: boolean; onFind: (isFinding: boolean) => void; onLogOut: () => void }

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

/**
 * Keeps letters typed from `isWaiting` on until the returned function takes them: while a dialog loads, they
 * would be lost or act as shortcuts.
 */
function useTypedAhead(isWaiting: boolean): () => string {
  const typed = useRef('')
  const stop = useRef(() => {})
  useLayoutEffect(() => {
    if (!isWaiting) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      if (event.key.length > 1) return
      event.preventDefault()
      event.stopPropagation()
      typed.current += event.key
    }
    addEventListener('keydown', onKeyDown, { capture: true })
    stop.current = () => removeEventListener('keydown', onKeyDown, { capture: true })
    return () => {
      stop.current()
      typed.current = ''
    }
  }, [isWaiting])
  return useCallback(() => {
    stop.current()
    const text = typed.current
    typed.current = ''
    return text
  }, [])
}
