import { paths } from '../../../shared/paths.ts'
import { translateRefusal } from '../../../shared/text/translate-refusal.ts'
import type { VideoShapeStatus, VideoStatus } from '../../../shared/videos/video.ts'
import { minutesOf, VIDEO_TEXTS } from '../../../shared/videos/video-texts.ts'
import { useSite, useText } from '../../text.tsx'
import { ShapeDownloads } from './shape-downloads.tsx'

/** Without one a place that the island fills. */
export function VideoResult({ video }: { video: VideoStatus | null }) {
  const { t, messages } = useSite()
  return (
    <section
      className="video-result"
      aria-labelledby="video-result"
      data-result={video?.id ?? ''}
      data-state={video?.state}
    >
      <h2 id="video-result" tabIndex={-1}>
        {t('Your Video')}
      </h2>
      {video === null && <p className="soft">{t('It appears here once it is made.')}</p>}
      {video && (video.state === 'waiting' || video.state === 'running') && <UnderWay video={video} />}
      {video?.state === 'done' && <Done video={video} />}
      {video?.state === 'cancelled' && <p>{t('The video was cancelled.')}</p>}
      {video?.state === 'failed' && (
        <div className="notice danger">
          <strong>{t(VIDEO_TEXTS.failedTitle)}</strong>
          <p>{translateRefusal(t, messages, video.message ?? VIDEO_TEXTS.notMade())}</p>
        </div>
      )}
    </section>
  )
}

function UnderWay({ video }: { video: VideoStatus }) {
  const t = useText()
  const { id, state, place, progress, secondsLeft } = video
  return (
    <>
      <p role={state === 'waiting' ? 'status' : undefined} data-said>
        {state === 'waiting'
          ? t('Waiting: number {place} in line.', { place: place ?? 1 })
          : t('{share}% done.', { share: Math.floor(progress * 100) })}
      </p>
      <p className="small soft" data-left>
        {secondsLeft !== null && t(VIDEO_TEXTS.left, { minutes: minutesOf(secondsLeft) })}
      </p>
      <progress aria-label={t('Progress of the video')} max={1} value={progress} data-progress />
      <p className="small soft">
        {t('You may leave this page. The video goes on, and stays at')}{' '}
        <a href={paths.video(id)}>{t('its own address')}</a>.
      </p>
      <form method="post" action={paths.videoCancel(id)} data-cancel>
        <button className="button" type="submit">
          {t('Cancel')}
        </button>
      </form>
    </>
  )
}

function Done({ video }: { video: VideoStatus }) {
  const { t, locale } = useSite()
  const { id, videoUrl, posterUrl, captionsUrl, companyName, postText, expiresAt, shapes } = video
  const isWhole = shapes.every(({ state }) => state === 'done')
  const isReady = shapes.every(({ state }) => state !== 'waiting' && state !== 'running')
  const day = t('{date, date, long}', { date: Date.parse(expiresAt) })
  return (
    <>
      <video
        src={videoUrl}
        poster={posterUrl}
        width={1920}
        height={1080}
        preload="metadata"
        aria-label={t('The video of {companyName}', { companyName })}
        controls
        playsInline
      >
        <track kind="captions" src={captionsUrl} srcLang={locale} label={t('Captions')} />
      </video>
      <p>
        <a href={videoUrl} data-video-link>
          {t('Open the video')}
        </a>
      </p>
      <h3>{t('Downloads')}</h3>
      <ul className="shapes">
        {shapes.map((shape: VideoShapeStatus) => (
          <li key={shape.shape} data-part={shape.shape} data-part-state={shape.state}>
            <ShapeDownloads shape={shape} />
          </li>
        ))}
      </ul>
      <div className="field">
        <label htmlFor="post-text">{t('Words for a post')}</label>
        <textarea className="input" id="post-text" rows={5} defaultValue={postText} readOnly />
      </div>
      <form className="press-kit" method="post" action={paths.pressKit(id)} data-kit>
        <h3>{t('Press Kit')}</h3>
        <p className="soft">
          {t(
            'All of it in one ZIP file: the three shapes with captions and pictures, your logo, and your press release.',
          )}
        </p>
        <div className="field">
          <label htmlFor="kit-text">{t('Press release (optional)')}</label>
          <textarea className="input" id="kit-text" name="text" rows={4} maxLength={30_000} />
        </div>
        <div data-part="kit" data-part-state={isWhole ? 'whole' : isReady}>
          {isReady && !isWhole && (
            <p>
              {t(
                'Some shapes could not be made or were cancelled. Generate the same video again to get them.',
              )}
            </p>
          )}
          {isReady ? (
            <button className="button" type="submit">
              {t('Download Press Kit')}
            </button>
          ) : (
            <p role="status">{t('Ready as soon as all three shapes are.')}</p>
          )}
        </div>
      </form>
      <p className="small soft">
        {t('The files stay here until {day}. Please download what you want to keep.', { day })}
      </p>
    </>
  )
}
