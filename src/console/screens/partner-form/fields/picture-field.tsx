import { type ReactNode, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { uploadPictureCall } from '../../../../shared/calls/partners.ts'
import { imageUrl } from '../../../../shared/paths.ts'
import { MAX_PICTURE_BYTES } from '../../../../shared/pictures/picture-limits.ts'
import { TextField } from '../../../../ui/fields/form-fields.tsx'
import { ProgressBar } from '../../../../ui/states.tsx'
import { call, useChange } from '../../../api.ts'
import { FileButton } from '../../../parts.tsx'
import { t } from '../../../text.ts'
import { usePaused } from '../../../use-paused.ts'
import type { PartnerFormValues } from '../form-values.ts'

const PICTURE_TYPES = 'image/png,image/jpeg,image/webp'

type PictureFieldProps = { name: 'logoUrl' | 'imageUrl'; label: string; hint: ReactNode }

export function PictureField({ name, label, hint }: PictureFieldProps) {
  const { field, fieldState } = useController<PartnerFormValues, typeof name>({ name })
  const { setError, clearErrors } = useFormContext<PartnerFormValues>()
  const refuse = (message: string) => setError(name, { message })
  const upload = useChange((file: File) => call(uploadPictureCall, { body: file }), {
    onSuccess: ({ url }) => field.onChange(url),
    onError: ({ message }) => refuse(message),
  })

  function send(file: File) {
    if (!PICTURE_TYPES.split(',').includes(file.type))
      return refuse(t('Only PNG, JPEG and WebP pictures are accepted.'))
    if (file.size > MAX_PICTURE_BYTES)
      return refuse(t('The picture is larger than 8 MB. Please make it smaller.'))
    clearErrors(name)
    upload.mutate(file)
  }

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
        {upload.isPending ? (
          <ProgressBar label={t('Uploading...')} value={0} max={null} />
        ) : (
          <FileButton
            label={name === 'logoUrl' ? t('Upload a Logo') : t('Upload an Image')}
            className="link-button"
            accept={PICTURE_TYPES}
            onFile={send}
          />
        )}
      </div>
    </div>
  )
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
