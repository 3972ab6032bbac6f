import type { VideoStills, VideoTemplateSummary } from '../../../shared/videos/video.ts'
import { useText } from '../../text.tsx'

type VideoPreviewProps = {
  template: VideoTemplateSummary | undefined
  stills: VideoStills['stills']
}

/** A clip, and frames with the partner's words. */
export function VideoPreview({ template, stills }: VideoPreviewProps) {
  const t = useText()
  return (
    <section className="video-preview" aria-labelledby="video-preview">
      <h2 id="video-preview">{t('Preview')}</h2>
      <p className="soft" data-unchosen hidden={template !== undefined}>
        {t('Choose a film to see it here.')}
      </p>
      <video
        data-clip-player
        hidden={!template?.videoUrl}
        src={template?.videoUrl ?? undefined}
        poster={template?.thumbnailUrl}
        width={640}
        height={360}
        preload="none"
        aria-label={t('Preview of the film')}
        controls
        muted
        playsInline
      />
      <div data-stills hidden={stills.length === 0}>
        <h3>{t('With your words')}</h3>
        <ul className="stills" aria-live="polite">
          {stills.map(({ atSeconds, shape, image }) => (
            <li key={shape} data-shape={shape}>
              <img src={image} alt={t('The film after {count} seconds', { count: Math.round(atSeconds) })} />
            </li>
          ))}
        </ul>
        <label className="press-consent">
          <input className="checkbox" type="checkbox" data-feed />
          {t('Show what apps lay over an upright film')}
        </label>
      </div>
    </section>
  )
}
