import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { t } from '../../text.ts'
import { LIST_TYPES } from '../import/use-import.ts'

/** Hands the file to the import screen. */
export function ImportButton() {
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" className="button" onClick={() => input.current?.click()}>
        {t('Import CSV')}
      </button>
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
