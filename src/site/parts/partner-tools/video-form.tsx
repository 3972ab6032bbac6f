import type { FieldErrors } from '../../../shared/errors.ts'
import { paths } from '../../../shared/paths.ts'
import type { PHOTO_CROP } from '../../../shared/videos/photo.ts'
import { STORY_SENTENCES } from '../../../shared/videos/story-sentences.ts'
import { STORY_LINES, VIDEO_CUTS, VIDEO_LENGTHS } from '../../../shared/videos/video.ts'
import { VIDEO_TEXTS } from '../../../shared/videos/video-texts.ts'
import { useSite } from '../../text.tsx'
import { LogoFields } from './logo-fields.tsx'
import { PhotoFields } from './photo-fields.tsx'
import { DraftNote, useToolFields } from './tool-fields.tsx'

/** The gallery's fields name it. */
export const VIDEO_FORM_ID = 'video-form'

export type VideoValues = Partial<
  Record<
    | keyof typeof VIDEO_LENGTHS
    | keyof typeof PHOTO_CROP
    | ('logoUrl' | 'selectedVideoId' | 'noMusic' | 'cut' | 'photo'),
    string
  >
>

export function VideoForm({ values, fields }: { values: VideoValues; fields: FieldErrors }) {
  const { t, locale } = useSite()
  const text = useToolFields('video', VIDEO_LENGTHS, values, fields)
  return (
    <form
      className="press-form"
      id={VIDEO_FORM_ID}
      method="post"
      encType="multipart/form-data"
      action={paths.videoMaker()}
      noValidate
    >
      <h2>{t('Company Information')}</h2>
      {text('companyName')}
      {text('cityState', { label: t('City and State'), hint: t('Such as “Brattleboro, Vermont”.') })}
      {text('contactName')}
      <div className="press-pair">
        {text('contactPhone')}
        {text('website')}
      </div>
      {text('contactEmail', { hint: t('Not shown in the film.') })}
      <LogoFields tool="video" logoUrl={values.logoUrl} error={fields.logoUrl} />
      <PhotoFields values={values} error={fields.photo} />
      <fieldset className="press-story">
        <legend>{t('Story (optional)')}</legend>
        <p className="field-hint">
          {t(
            'Three to five lines between your name and the call to action: choose from the list, or write your own.',
          )}
        </p>
        {STORY_LINES.map((name, at) => (
          <div key={name}>
            {text(name, {
              label: t('Line {count}', { count: at + 1 }),
              list: 'story-sentences',
              autoComplete: 'off',
            })}
          </div>
        ))}
        <datalist id="story-sentences">
          {STORY_SENTENCES[locale].map((sentence) => (
            <option key={sentence} value={sentence} />
          ))}
        </datalist>
      </fieldset>
      {text('callToAction', {
        hint: t('One sentence for the film, such as “Call us to learn more.”'),
      })}
      {text('additionalNotes', {
        label: t('Additional Notes'),
        rows: 2,
        hint: t('One more line for the film, such as your hours or your address.'),
      })}
      <div className="field">
        <label htmlFor="video-cut">{t('Length')}</label>
        <select className="input select" id="video-cut" name="cut" defaultValue={values.cut ?? ''}>
          <option value="">{t('As long as your words take to read')}</option>
          {VIDEO_CUTS.map((seconds) => (
            <option key={seconds} value={seconds}>
              {t('{count} seconds', { count: seconds })}
            </option>
          ))}
        </select>
      </div>
      <label className="press-consent">
        <input
          className="checkbox"
          type="checkbox"
          name="noMusic"
          value="yes"
          defaultChecked={values.noMusic === 'yes'}
        />
        {t('No music')}
      </label>
      <div className="buttons">
        <button
          className="button filled"
          type="submit"
          data-generate
          data-pending-text={t(VIDEO_TEXTS.generating)}
        >
          {t(VIDEO_TEXTS.generate)}
        </button>
        <button className="button" type="submit" name="show" value="words" data-show>
          {t('Show with My Words')}
        </button>
        <button className="action" type="button" data-clear hidden>
          {t('Clear the form')}
        </button>
      </div>
      <DraftNote />
    </form>
  )
}
