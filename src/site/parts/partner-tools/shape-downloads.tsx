import { paths } from '../../../shared/paths.ts'
import type { VideoShapeStatus } from '../../../shared/videos/video.ts'
import { useText } from '../../text.tsx'

/** A shape's files or progress. */
export function ShapeDownloads({ shape: file }: { shape: VideoShapeStatus }) {
  const t = useText()
  const { shape, state, progress, width = 0, height = 0 } = file
  const names = {
    landscape: t('Landscape, for websites'),
    square: t('Square, for posts'),
    portrait: t('Portrait, for phones'),
  }
  const states = {
    waiting: t('Waiting'),
    running: t('{share}% done.', { share: Math.floor(progress * 100) }),
    failed: t('Could not be made'),
    cancelled: t('Cancelled'),
    done: `${width} × ${height}`,
  }
  const link = (url: string | undefined, text: string) =>
    url && (
      <a
        className="action"
        href={paths.videoDownload(url)}
        aria-label={t('{name}: {title}', { name: text, title: names[shape] })}
        download
      >
        {text}
      </a>
    )
  return (
    <>
      <span>
        {names[shape]}{' '}
        <span className="soft" data-shape-said>
          {states[state]}
        </span>
      </span>
      <span className="shape-links">
        {link(file.videoUrl, t('Video'))}
        {link(file.captionsUrl, t('Captions'))}
        {link(file.subtitlesUrl, t('Subtitles (.srt)'))}
        {link(file.posterUrl, t('Picture'))}
      </span>
    </>
  )
}
