import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../button.tsx'
import { t } from '../../text.ts'
import { LIST_TYPES } from '../import/use-import.ts'

export function ImportButton() {
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button label={t('Import CSV')} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={LIST_TYPES}
        aria-label={t('CSV file')}
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          if (file) navigate('/admin/partners/import', { state: { file } })
          // Allows rechoosing the same file.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
