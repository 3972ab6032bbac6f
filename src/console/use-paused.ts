import { useEffect, useState } from 'react'

/** Once typing pauses; an emptied field counts at once. */
export function usePaused(text: string, pauseMs = 150): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), text === '' ? 0 : pauseMs)
    return () => clearTimeout(timer)
  }, [text, pauseMs])
  return paused
}
