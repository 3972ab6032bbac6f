import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { InquiryDetail } from '../../../../shared/inquiries/admin-inquiry.ts'
import { Tabs } from '../../../../ui/tabs.tsx'
import { useTranslate } from '../../../text.tsx'
import { useShortcut } from '../../../use-shortcut.ts'
import { NoteForm } from './note-form.tsx'
import { ReplyForm } from './reply-form.tsx'

/** Tabs for reply and note; "r" focuses the reply. */
export function WriteTabs({ inquiry }: { inquiry: InquiryDetail }) {
  const t = useTranslate()
  const [tab, setTab] = useState('reply')
  const message = useRef<HTMLTextAreaElement>(null)
  useShortcut({ key: 'r' }, () => {
    flushSync(() => setTab('reply'))
    message.current?.focus()
  })
  return (
    <section className="write-tabs" aria-label={t('Write')}>
      <Tabs
        label={t('Write')}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'reply',
            label: t('Reply'),
            content: <ReplyForm inquiry={inquiry} messageRef={message} />,
          },
          { value: 'note', label: t('Note'), content: <NoteForm inquiry={inquiry} /> },
        ]}
      />
    </section>
  )
}
