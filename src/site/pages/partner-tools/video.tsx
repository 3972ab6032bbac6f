import type { FieldErrors } from '../../../shared/errors.ts'
import { paths } from '../../../shared/paths.ts'
import type { VideoStatus, VideoStills, VideoTemplateSummary } from '../../../shared/videos/video.ts'
import { VIDEO_TEXTS } from '../../../shared/videos/video-texts.ts'
import { renderDocument } from '../../document.tsx'
import { FilmGallery } from '../../parts/partner-tools/film-gallery.tsx'
import { PartnerPicker, type PickedPartners } from '../../parts/partner-tools/partner-picker.tsx'
import { ToolFrame, toolHead } from '../../parts/partner-tools/tool-frame.tsx'
import { VideoForm, type VideoValues } from '../../parts/partner-tools/video-form.tsx'
import { VideoPreview } from '../../parts/partner-tools/video-preview.tsx'
import { VideoResult } from '../../parts/partner-tools/video-result.tsx'
import type { Site } from '../../site.ts'
import { useText } from '../../text.tsx'

export type VideoPage = {
  /** This server can make them. */
  isAvailable: boolean
  templates: readonly VideoTemplateSummary[]
  values: VideoValues
  fields: FieldErrors
  failure: { title: string; text: string } | null
  /** Asked for without JavaScript. */
  stills: VideoStills['stills']
  picked: PickedPartners
  /** With the chosen or searched partner. */
  switchPath?: string
}

/** Without JavaScript. */
const REFRESH_SECONDS = 5

/** Complete without JavaScript. */
export function renderVideoMakerPage(site: Site, page: VideoPage): string {
  const { t } = site
  return renderDocument(site, {
    path: paths.videoMaker(),
    ...(page.switchPath && { switchPath: page.switchPath }),
    head: toolHead(
      site,
      t('Partner-Branded Video Maker'),
      t('A short film with your name, your logo and your telephone number.'),
    ),
    main: <VideoMaker page={page} />,
  })
}

function VideoMaker({ page }: { page: VideoPage }) {
  const t = useText()
  const { isAvailable, templates, values, fields, failure, stills, picked } = page
  const template = templates.find(({ id }) => id === values.selectedVideoId)
  if (!isAvailable)
    return (
      <ToolFrame heading={t('Partner-Branded Video Maker')}>
        <div className="notice" role="status">
          <strong>{t('Not available here')}</strong>
          <p>{t(VIDEO_TEXTS.notAvailable)}</p>
        </div>
      </ToolFrame>
    )
  return (
    <ToolFrame heading={t('Partner-Branded Video Maker')}>
      <p className="lead">
        {t(
          'Choose a film and fill in your details. In a few minutes it carries your name, your logo and your number.',
        )}
      </p>
      <div className="video" data-island="video" data-when="idle">
        <FilmGallery
          templates={templates}
          selectedId={values.selectedVideoId}
          error={fields.selectedVideoId}
        />
        <div className="press">
          <div className="press-input">
            <PartnerPicker path={paths.videoMaker()} picked={picked} />
            {failure && (
              <div className="notice danger" role="alert">
                <strong>{failure.title}</strong>
                <p>{failure.text}</p>
              </div>
            )}
            <VideoForm values={values} fields={fields} />
          </div>
          <div className="video-side">
            <VideoPreview template={template} stills={stills} />
            <VideoResult video={null} />
            <EarlierVideos />
          </div>
        </div>
      </div>
    </ToolFrame>
  )
}

/** Reloads while under way. */
export function renderVideoPage(site: Site, video: VideoStatus): string {
  const { t } = site
  const isUnderWay = video.shapes.some(({ state }) => state === 'waiting' || state === 'running')
  const head = toolHead(
    site,
    t('Your Video'),
    t('A short film with your name, your logo and your telephone number.'),
  )
  return renderDocument(site, {
    path: paths.video(video.id),
    head: {
      ...head,
      ...(isUnderWay && { refreshSeconds: REFRESH_SECONDS }),
    },
    main: <OneVideo video={video} />,
  })
}

function OneVideo({ video }: { video: VideoStatus }) {
  const t = useText()
  return (
    <ToolFrame heading={t('Partner-Branded Video Maker')}>
      <p className="lead">{video.companyName}</p>
      <div className="video video-alone" data-island="video" data-when="idle">
        <VideoResult video={video} />
        <p>
          <a href={paths.videoMaker()}>{t('Make another video')}</a>
        </p>
        <EarlierVideos />
      </div>
    </ToolFrame>
  )
}

function EarlierVideos() {
  const t = useText()
  return (
    <section aria-labelledby="video-earlier" data-earlier hidden>
      <h3 id="video-earlier">{t('Earlier on this device')}</h3>
      <ul className="press-earlier" data-earlier-list />
    </section>
  )
}
