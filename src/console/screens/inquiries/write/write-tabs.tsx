import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { InquiryDetail } from '../../../../shared/inquiries/admin-inquiry.ts'
import { Tabs } from '../../../../ui/tabs.tsx'
import { useShortcut } from '../../../keys/use-shortcut.ts'
import { useTranslate } from '../../../text.tsx'
import { OthersHere } from '../read/others-here.tsx'
import { usePresence } from '../read/use-presence.ts'
import { NoteForm } from './note-form.tsx'
import { ReplyForm } from './reply-form.tsx'
import { useDraft } from './use-draft.ts'

/** Tabs for reply and note; "r" focuses the reply. */
export function WriteTabs({ inquiry }: { inquiry: InquiryDetail }) {
  const t = useTranslate()
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
