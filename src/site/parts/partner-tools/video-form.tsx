import type { FieldErrors } from '../../../shared/errors.ts'
import { paths } from '../../../shared/paths.ts'
import { VIDEO_LENGTHS } from '../../../shared/videos/video.ts'
import { VIDEO_TEXTS } from '../../../shared/videos/video-texts.ts'
import { useText } from '../../text.tsx'
import { LogoFields } from './logo-fields.tsx'
import { ToolField, type ToolFieldProps } from './tool-field.tsx'

/** The gallery's fields name the form that they belong to. */
export const VIDEO_FORM_ID = 'video-form'

/** By field; missing when not sent. */
export type VideoValues = Partial<Record<keyof typeof VIDEO_LENGTHS | 'logoUrl' | 'selectedVideoId', string>>

/** The company form of the video maker, with values and errors. */
export function VideoForm({ values, fields }: { values: VideoValues; fields: FieldErrors }) {
  const t = useText()
  const text = (name: keyof typeof VIDEO_LENGTHS, label: string, props: Partial<ToolFieldProps> = {}) => (
    <ToolField
      tool="video"
      name={name}
      label={label}
      value={values[name]}
      error={fields[name]}
      maxLength={VIDEO_LENGTHS[name]}
      {...props}
    />
  )
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
      {text('companyName', t('Company Name'), { isRequired: true, autoComplete: 'organization' })}
      {text('contactName', t('Contact Name'), { isRequired: true, autoComplete: 'name' })}
      <div className="press-pair">
        {text('contactPhone', t('Contact Phone'), { isRequired: true, type: 'tel', autoComplete: 'tel' })}
        {text('website', t('Website'), { type: 'url', autoComplete: 'url', placeholder: 'https://' })}
      </div>
      {text('contactEmail', t('Contact Email'), {
        isRequired: true,
        type: 'email',
        autoComplete: 'email',
        hint: t('Not shown in the film.'),
      })}
      <LogoFields tool="video" logoUrl={values.logoUrl} error={fields.logoUrl} />
      {text('callToAction', t('Call to Action'), {
        isRequired: true,
        rows: 2,
        hint: t('One sentence for the last picture, such as “Call us to learn more.”'),
      })}
      {text('additionalNotes', t('Additional Notes'), {
        rows: 2,
        hint: t('One more line for the film, such as your hours or your address.'),
      })}
      <div className="buttons">
        <button
          className="button filled"
          type="submit"
          data-generate
          data-pending-text={VIDEO_TEXTS.generating}
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
      <p className="small" data-draft hidden>
        {t('What you type is kept on this device only, until you clear it.')}
      </p>
    </form>
  )
}
