import { useEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import { AskDialog } from './form-dialog.tsx'
import { t } from './text.ts'

/** Asks before what is dirty is left; `ask` is for other ways out, `letGo` for what was saved just now. */
export function useUnsavedGuard(isDirty: boolean) {
  const isFree = useRef(false)
  const [leave, setLeave] = useState<{ go: () => void } | null>(null)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isFree.current && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isDirty])
  const stay = () => {
    setLeave(null)
    blocker.reset?.()
  }
  return {
    letGo: () => {
      isFree.current = true
    },
    ask: (go: () => void) => (isDirty ? setLeave({ go }) : go()),
    question: (leave || blocker.state === 'blocked') && (
      <AskDialog
        title={t('Leave without saving?')}
        description={t('Your changes have not been saved.')}
        submitLabel={t('Leave')}
        cancelLabel={t('Stay')}
        isDanger
        onClose={stay}
        onSubmit={() => (leave ? leave.go() : blocker.proceed?.())}
      />
    ),
  }
}
