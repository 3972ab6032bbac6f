import { useEffect, useRef, useState } from 'react'
import type { Answer } from './ask-for-proof.ts'

/** One dialog's answer goes to all waiting calls. */
export function useAsker(onAsked: (open: (answer: Answer) => void) => () => void) {
  const waiting = useRef<Answer[]>([])
  const [isOpen, setOpen] = useState(false)
  useEffect(
    () =>
      onAsked((answer) => {
        waiting.current.push(answer)
        setOpen(true)
      }),
    [onAsked],
  )
  function end(isGiven: boolean) {
    setOpen(false)
    for (const answer of waiting.current.splice(0)) answer(isGiven)
  }
  return { isOpen, end }
}
