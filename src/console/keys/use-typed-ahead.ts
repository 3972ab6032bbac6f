import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Keeps letters typed from `isWaiting` on until the returned function takes them: while a dialog loads, they
 * would be lost or act as shortcuts.
 */
export function useTypedAhead(isWaiting: boolean): () => string {
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
