import type { FieldErrors } from '../../../shared/errors.ts'
import { paths } from '../../../shared/paths.ts'
import { NEWS_DETAILS, type NewsDetail } from '../../../shared/press-releases/news-details.ts'
import { RELEASE_LANGUAGES } from '../../../shared/press-releases/news-kinds.ts'
import {
  DEFAULT_TIME_ZONE,
  DEFAULT_WORD_TARGET,
  MAX_LENGTHS,
  RELEASE_TIME_ZONES,
  WORD_TARGETS,
} from '../../../shared/press-releases/press-release.ts'
import { PRESS_TEXTS } from '../../../shared/press-releases/press-texts.ts'
import { useSite } from '../../text.tsx'
import { LogoFields } from './logo-fields.tsx'
import { NEWS_CHOICES, NewsFields } from './press-news-fields.tsx'
import { ToolField } from './tool-field.tsx'
import { DraftNote, useToolFields } from './tool-fields.tsx'
import { ToolSelect } from './tool-select.tsx'

/** Chosen, not typed. */
export const CHOICES = [
  'targetWordCount',
  'wording',
  'embargoUntil',
  'timeZone',
  'language',
  ...NEWS_CHOICES,
  ...(Object.keys(NEWS_DETAILS) as NewsDetail[]),
] as const

export type PressValues = Partial<
  Record<keyof typeof MAX_LENGTHS | 'logoUrl' | (typeof CHOICES)[number], string>
>

/** PRESS-2. */
export function PressForm({ values, fields }: { values: PressValues; fields: FieldErrors }) {
  const { t, locale } = useSite()
  const text = useToolFields('press', MAX_LENGTHS, values, fields)
  return (
    <form
      className="press-form"
      method="post"
      encType="multipart/form-data"
      action={paths.pressRelease()}
      noValidate
    >
      <h2>{t('Company Information')}</h2>
      {text('companyName')}
      {text('website')}
      {text('contactName')}
      <div className="press-pair">
        {text('contactPhone')}
        {text('contactEmail')}
      </div>
      {text('companyAddress', {
        label: t('Company Address'),
        isRequired: true,
        autoComplete: 'street-address',
      })}
      <LogoFields tool="press" logoUrl={values.logoUrl} error={fields.logoUrl} />
      <h2>{t('Your News')}</h2>
      <NewsFields values={values} fields={fields} text={text} />
      {text('callToAction')}
      <div className="press-pair">
        <ToolSelect
          name="targetWordCount"
          label={t('Target Word Count')}
          value={values.targetWordCount || String(DEFAULT_WORD_TARGET)}
          options={Object.entries(WORD_TARGETS).map(([count, name]) => [
            count,
            t('{count} words ({name})', { count, name: t(name) }),
          ])}
        />
        <ToolSelect
          name="wording"
          label={t('Words for death')}
          value={values.wording || 'ap'}
          options={[
            ['ap', t('AP style: “died”')],
            ['gentle', t('Gentle: “passed away”')],
          ]}
        />
      </div>
      <ToolSelect
        name="language"
        label={t('Language of the release')}
        value={values.language ?? (locale === 'en' ? '' : locale)}
        options={[
          ['', t('As the news is written')],
          ...Object.entries(RELEASE_LANGUAGES).map(([code, name]) => [code, t(name)] as const),
        ]}
      />
      <div className="press-pair">
        <ToolField
          tool="press"
          name="embargoUntil"
          label={t('Embargo Until')}
          type="datetime-local"
          value={values.embargoUntil}
          error={fields.embargoUntil}
          maxLength={16}
        />
        <ToolSelect
          name="timeZone"
          label={t('Time Zone')}
          value={values.timeZone || DEFAULT_TIME_ZONE}
          options={Object.entries(RELEASE_TIME_ZONES).map(([zone, name]) => [zone, t(name)])}
        />
      </div>
      <p className="field-hint">
        {t('Leave the day empty for immediate release. The release is dated in this time zone.')}
      </p>
      <div className="buttons">
        <button
          className="button filled"
          type="submit"
          data-write
          data-pending-text={t(PRESS_TEXTS.generating)}
        >
          {t(PRESS_TEXTS.generate)}
        </button>
        <button className="button" type="button" data-stop hidden>
          {t('Cancel')}
        </button>
        <button className="action" type="button" data-clear hidden>
          {t('Clear the form')}
        </button>
      </div>
      <DraftNote />
    </form>
  )
}
