import type { VideoTemplateSummary } from '../../../shared/videos/video.ts'
import { VIDEO_TEXTS } from '../../../shared/videos/video-texts.ts'
import { wordOf } from '../../site.ts'
import { useSite } from '../../text.tsx'
import { VIDEO_FORM_ID } from './video-form.tsx'

type FilmGalleryProps = {
  templates: readonly VideoTemplateSummary[]
  selectedId: string | undefined
  error: string | undefined
}

/** Its fields are the form's below. */
export function FilmGallery({ templates, selectedId, error }: FilmGalleryProps) {
  const site = useSite()
  const { t } = site
  return (
    <fieldset className="films" data-films aria-describedby={error ? 'films-error' : undefined}>
      <legend>
        <h2>{t('Choose a Film')}</h2>
      </legend>
      <p className="field-error" id="films-error" role="alert" data-films-error hidden={!error}>
        {t(VIDEO_TEXTS.noTemplate)}
      </p>
      <ul>
        {templates.map(({ id, title, description, category, duration, thumbnailUrl, videoUrl }) => (
          <li key={id}>
            <label className="film">
              <img src={thumbnailUrl} width={640} height={360} alt="" loading="lazy" decoding="async" />
              <span className="film-title">
                <input
                  type="radio"
                  name="selectedVideoId"
                  value={id}
                  form={VIDEO_FORM_ID}
                  defaultChecked={id === selectedId}
                  data-clip={videoUrl}
                  data-thumbnail={thumbnailUrl}
                />
                {wordOf(site, title)}
              </span>
              <span className="film-facts">
                {wordOf(site, category)}, {t('{count} seconds', { count: duration })}
              </span>
              <span className="soft">{wordOf(site, description)}</span>
            </label>
            {videoUrl && (
              <a
                className="action"
                href={videoUrl}
                data-play={id}
                aria-label={t('Play: {title}', { title: wordOf(site, title) })}
              >
                {t('Play')}
              </a>
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
