import type { InquiryPresence } from '../../../../shared/inquiries/admin-inquiry.ts'
import { useTranslate } from '../../../text.tsx'

/** Says who else answers the inquiry, or has it open. */
export function OthersHere({ others }: { others: InquiryPresence['others'] }) {
  const t = useTranslate()
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
