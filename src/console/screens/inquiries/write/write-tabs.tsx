import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { noteInquiryCall, notePresenceCall, readInquiryCall } from '../../../../shared/calls/inquiries.ts'
import type { InquiryDetail, InquiryPresence } from '../../../../shared/inquiries/admin-inquiry.ts'
import { TextAreaField } from '../../../../ui/fields/form-fields.tsx'
import { Tabs } from '../../../../ui/tabs.tsx'
import { call, keyOf } from '../../../api.ts'
import { useShortcut } from '../../../keys/use-shortcut.ts'
import { SubmitButton } from '../../../parts.tsx'
import { t } from '../../../text.ts'
import { useInquiryChange } from '../use-inquiry-change.tsx'
import { ReplyForm } from './reply-form.tsx'
import { useDraft } from './use-draft.ts'

export function WriteTabs({ inquiry }: { inquiry: InquiryDetail }) {
  if (!inquiry.withdrawnAt) return <ReplyAndNote inquiry={inquiry} />
  return (
    <section className="write-tabs" aria-label={t('Write')}>
      <NoteForm inquiry={inquiry} />
    </section>
  )
}

/** "r" focuses the reply. */
function ReplyAndNote({ inquiry }: { inquiry: InquiryDetail }) {
  const [tab, setTab] = useState('reply')
  const draft = useDraft(`inquiry-reply:${inquiry.id}`)
  const others = usePresence(inquiry, draft[0] !== '')
  const message = useRef<HTMLTextAreaElement>(null)
  useShortcut({ key: 'r', does: t('Write a reply') }, () => {
    flushSync(() => setTab('reply'))
    message.current?.focus()
  })
  return (
    <section className="write-tabs" aria-label={t('Write')}>
      <OthersHere others={others} />
      <Tabs
        label={t('Write')}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'reply',
            label: t('Reply'),
            content: <ReplyForm inquiry={inquiry} messageRef={message} draft={draft} />,
          },
          { value: 'note', label: t('Note'), content: <NoteForm inquiry={inquiry} /> },
        ]}
      />
    </section>
  )
}

function OthersHere({ others }: { others: InquiryPresence['others'] }) {
  return (
    <div role="status">
      {others.map(({ name, isAnswering }) => (
        <p key={name} className={isAnswering ? 'notice others-here' : 'soft others-here'}>
          {isAnswering
            ? t('{name} is answering this inquiry.', { name })
            : t('{name} has this inquiry open.', { name })}
        </p>
      ))}
    </div>
  )
}

function NoteForm({ inquiry }: { inquiry: InquiryDetail }) {
  const [note, setNote] = useDraft(`inquiry-note:${inquiry.id}`)
  const add = useInquiryChange<void>(inquiry.id, {
    ask: () => call(noteInquiryCall, { params: { id: inquiry.id }, body: { note } }),
    doneText: () => t('Note added'),
    failedText: t('Failed to add the note'),
    onDone: () => setNote(''),
  })
  return (
    <form
      className="write-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (!add.isPending) add.mutate(undefined, inquiry.updatedAt)
      }}
    >
      <TextAreaField
        label={t('Note for the other administrators')}
        rows={4}
        required
        maxLength={5000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className="write-buttons">
        <SubmitButton label={t('Add Note')} busy={add.isPending && t('Adding...')} />
      </div>
    </form>
  )
}

/** Below the server's limit (PRESENCE_SECONDS). */
const SIGN_MS = 10_000
/** So long without a key or click, the session may end. */
const ACTIVE_MS = 2 * 60_000

/** Returns who else has it open; refetches it when changed. */
function usePresence(
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
        // The next may succeed; sending checks for conflicts.
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
