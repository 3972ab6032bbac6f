import { MAX_ZOOM } from '../../../shared/videos/photo.ts'
import { VIDEO_SHAPES } from '../../../shared/videos/video.ts'
import { useText } from '../../text.tsx'
import type { VideoValues } from './video-form.tsx'

type PhotoFieldsProps = { values: VideoValues; error: string | undefined }

/** Moved by sliders, or pulled in its frames; one already sent travels with the form. */
export function PhotoFields({ values, error }: PhotoFieldsProps) {
  const t = useText()
  const { photo, photoX = '50', photoY = '50', photoZoom = '1' } = values
  const sliders = [
    { name: 'photoX', label: t('Left to right'), value: photoX, min: 0, max: 100, step: 'any' },
    { name: 'photoY', label: t('Top to bottom'), value: photoY, min: 0, max: 100, step: 'any' },
    { name: 'photoZoom', label: t('Closer'), value: photoZoom, min: 1, max: MAX_ZOOM, step: 0.05 },
  ]
  return (
    <fieldset className="press-logo" data-photo>
      <legend>{t('Your own photograph (optional)')}</legend>
      <p className="field-hint" id="video-photo-hint">
        {t(
          'It takes the place of the film’s pictures: JPEG, PNG or WebP, at most 5 MB. We delete it once the film is made.',
        )}
      </p>
      <div className="field">
        <label htmlFor="video-photo">{t('Photograph')}</label>
        <input
          className="input"
          id="video-photo"
          name="photo"
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'video-photo-hint video-photo-error' : 'video-photo-hint'}
        />
        {photo && !error && <input type="hidden" name="photoData" value={photo} />}
        {error && (
          <p className="field-error" id="video-photo-error">
            {error}
          </p>
        )}
      </div>
      <div className="stills photo-crops" data-crops hidden>
        {VIDEO_SHAPES.map((shape) => (
          <div key={shape} data-shape={shape} />
        ))}
      </div>
      {sliders.map(({ name, label, value, ...bounds }) => (
        <label key={name} className="photo-slider">
          {label}
          <input type="range" name={name} defaultValue={value} {...bounds} />
        </label>
      ))}
      <button className="action" type="button" data-remove-photo hidden>
        {t('Remove the photograph')}
      </button>
    </fieldset>
  )
}
