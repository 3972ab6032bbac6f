import type { FieldErrors } from '../../../shared/errors.ts'
import { DETAILS_OF, NEWS_DETAILS, type NewsDetail } from '../../../shared/press-releases/news-details.ts'
import { useText } from '../../text.tsx'
import type { PressValues } from './press-form.tsx'
import { ToolField } from './tool-field.tsx'
import { ToolSelect } from './tool-select.tsx'

type Props = { values: PressValues; fields: FieldErrors }

/** The style sheet shows the chosen kind's. */
export function PressDetails({ values, fields }: Props) {
  const t = useText()
  return Object.entries(DETAILS_OF).map(
    ([kind, names]) =>
      names.length > 0 && (
        <fieldset key={kind} className="press-details" data-kind={kind}>
          <legend className="unseen">{t('Details')}</legend>
          {names.map((name) => (
            <Detail key={name} name={name} values={values} fields={fields} />
          ))}
        </fieldset>
      ),
  )
}

function Detail({ name, values, fields }: Props & { name: NewsDetail }) {
  const t = useText()
  const detail = NEWS_DETAILS[name]
  if (detail.type === 'choice') {
    const choices = Object.entries(detail.choices).map(([value, label]) => [value, t(label)] as const)
    return (
      <ToolSelect
        name={name}
        label={t(detail.label)}
        value={values[name] ?? ''}
        options={[['', t('Not said')], ...choices]}
      />
    )
  }
  return (
    <ToolField
      tool="press"
      name={name}
      label={t(detail.label)}
      value={values[name]}
      error={fields[name]}
      maxLength={detail.type === 'text' ? detail.maxLength : 6}
      inputMode={detail.type === 'number' ? 'numeric' : undefined}
      hint={'hint' in detail ? t(detail.hint) : undefined}
    />
  )
}
