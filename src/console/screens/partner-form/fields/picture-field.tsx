import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { imageUrl } from '../../../../shared/paths.ts'
import { TextField } from '../../../../ui/fields/form-fields.tsx'
import { ProgressBar } from '../../../../ui/states.tsx'
import { Button } from '../../../button.tsx'
import { t } from '../../../text.ts'
import { usePaused } from '../../../use-paused.ts'
import type { PartnerFormValues } from '../form-values.ts'
import { PICTURE_TYPES, refusePicture, uploadPicture } from './upload-picture.ts'

type PictureFieldProps = { name: 'logoUrl' | 'imageUrl'; label: string; hint: ReactNode }
type Upload = { sent: number; total: number }

export function PictureField({ name, label, hint }: PictureFieldProps) {
  const { field, fieldState } = useController<PartnerFormValues, typeof name>({ name })
  const { setError, clearErrors } = useFormContext<PartnerFormValues>()
  const [upload, setUpload] = useState<Upload | null>(null)
  const running = useRef<AbortController | null>(null)
  const fileId = useId()
  useEffect(() => () => running.current?.abort(), [])

  async function send(file: File) {
    const reason = refusePicture(file)
    if (reason === 'type') return refuse(t('Only PNG, JPEG and WebP pictures are accepted.'))
    if (reason === 'size') return refuse(t('The picture is larger than 8 MB. Please make it smaller.'))
    clearErrors(name)
    running.current = new AbortController()
    setUpload({ sent: 0, total: file.size })
    try {
      const onProgress = (sent: number, total: number) => setUpload({ sent, total })
      field.onChange(await uploadPicture(file, onProgress, running.current.signal))
    } catch (error) {
      if (!running.current.signal.aborted && error instanceof Error) refuse(error.message)
    }
    setUpload(null)
  }
  const refuse = (message: string) => setError(name, { message })

  return (
    <div className="picture-field">
      <PicturePreview address={field.value ?? ''} kind={name} />
      <div className="picture-controls">
        <TextField
          {...field}
          value={field.value ?? ''}
          label={label}
          hint={hint}
          error={fieldState.error?.message}
          placeholder="https://"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
        />
        {upload ? (
          <div className="picture-upload">
            <ProgressBar label={progressText(upload)} value={upload.sent} max={upload.total} />
            <Button
              label={t('Cancel Upload')}
              className="link-button"
              onClick={() => running.current?.abort()}
            />
          </div>
        ) : (
          <>
            <input
              className="unseen file-input"
              type="file"
              id={fileId}
              accept={PICTURE_TYPES}
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? []
                if (file) void send(file)
                // Allows rechoosing the same file.
                currentTarget.value = ''
              }}
            />
            <label className="link-button file-label" htmlFor={fileId}>
              {name === 'logoUrl' ? t('Upload a Logo') : t('Upload an Image')}
            </label>
          </>
        )}
      </div>
    </div>
  )

  function progressText({ sent, total }: Upload): string {
    if (sent >= total) return t('Checking the picture…')
    return t('Uploading: {percent} %', { percent: Math.floor((100 * sent) / total) })
  }
}

/** Before a typed address is previewed. */
const PAUSE_MS = 400

function PicturePreview({ address, kind }: { address: string; kind: 'logoUrl' | 'imageUrl' }) {
  const shown = usePaused(address, PAUSE_MS)
  const [failed, setFailed] = useState('')
  const source = imageUrl(shown.trim())
  return (
    <div className={kind === 'logoUrl' ? 'picture-preview logo-preview' : 'picture-preview'}>
      {source && failed !== source ? (
        <img
          src={source}
          alt={kind === 'logoUrl' ? t('Preview of the logo') : t('Preview of the main image')}
          onError={() => setFailed(source)}
        />
      ) : (
        <p>{source ? t('This picture cannot be shown') : t('No picture')}</p>
      )}
    </div>
  )
}
