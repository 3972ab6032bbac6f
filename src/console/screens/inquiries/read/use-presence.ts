import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { notePresenceCall, readInquiryCall } from '../../../../shared/calls/inquiries.ts'
import type { InquiryDetail, InquiryPresence } from '../../../../shared/inquiries/admin-inquiry.ts'
import { call, keyOf } from '../../../api.ts'

/** Well below the server's limit (PRESENCE_SECONDS). */
const SIGN_MS = 10_000
/** Without a key or click for so long, the session may end. */
const ACTIVE_MS = 2 * 60_000

/** Reports the open inquiry and returns who else has it open; refetches it when changed. */
export function usePresence(
  { id, updatedAt }: Pick<InquiryDetail, 'id' | 'updatedAt'>,
  isAnswering: boolean,
): InquiryPresence['others'] {
  const client = useQueryClient()
  const [others, setOthers] = useState<InquiryPresence['others']>([])
  useEffect(() => {
    let activeAt = Date.now()
    let isOver = false
    const noteActivity = () => {
      activeAt = Date.now()
    }
    const sign = async () => {
      if (document.hidden || Date.now() - activeAt > ACTIVE_MS) return
      try {
        const presence = await call(notePresenceCall, { params: { id }, body: { isAnswering } })
        if (isOver) return
        setOthers(presence.others)
        if (presence.updatedAt !== updatedAt)
          await client.invalidateQueries({ queryKey: keyOf(readInquiryCall, { params: { id } }) })
      } catch {
        // The next report may succeed; sending checks for conflicts.
      }
    }
    void sign()
    const timer = setInterval(sign, SIGN_MS)
    const signs = ['keydown', 'pointerdown'] as const
    for (const name of signs) addEventListener(name, noteActivity)
    return () => {
      isOver = true
      clearInterval(timer)
      for (const name of signs) removeEventListener(name, noteActivity)
    }
  }, [client, id, updatedAt, isAnswering])
  return others
}
