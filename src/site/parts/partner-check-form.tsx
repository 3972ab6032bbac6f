import { CHECK_INPUTS, type CheckInput } from '../../shared/partners/check-form.ts'
import { useText } from '../text.tsx'

export type PartnerCheckPage = {
  check: {
    partner: { slug: string; name: string; city: string; state: string; isPublic: boolean }
    updatedAt: string
    isExpired: boolean
    answer: 'confirmed' | 'corrected' | null
    answeredAt: string | null
  }
  id: string
  proof: string
  /** By control of the form. */
  stored: Record<string, string>
  values: Record<string, string>
  fields: Record<string, string>
  /** The details changed since the partner saw them. */
  isStale: boolean
}

type Props = { data: PartnerCheckPage }

/** The details as they are now. */
export function CheckFacts({ data }: Props) {
  const t = useText()
  return (
    <dl className="check-facts">
      {CHECK_INPUTS.map(({ name, label, kind }) => {
        const text = data.stored[name] ?? ''
        return (
          <div key={name}>
            <dt>{t(label)}</dt>
            {text === '' ? (
              <dd className="soft">{t('Not given')}</dd>
            ) : (
              <dd>{kind === 'lines' ? text.split('\n').join(', ') : text}</dd>
            )}
          </div>
        )
      })}
    </dl>
  )
}

/** With values and errors. */
export function CheckForm({ data }: Props) {
  return CHECK_INPUTS.map((input) => <Control key={input.name} input={input} data={data} />)
}

function Control({ input, data }: { input: CheckInput } & Props) {
  const t = useText()
  const { name, field, label, kind, max, isRequired } = input
  const id = `check-${name.replace('.', '-')}`
  const error = errorAt(data, name, field)
  const described = {
    id,
    name,
    className: 'input',
    'aria-required': isRequired || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  }
  const value = data.values[name] ?? ''
  return (
    <div className="field">
      <label htmlFor={id}>
        {t(label)}
        {isRequired && <span aria-hidden="true">*</span>}
      </label>
      {kind === 'line' && <input {...described} type="text" defaultValue={value} maxLength={max} />}
      {kind === 'number' && <input {...described} type="text" inputMode="numeric" defaultValue={value} />}
      {(kind === 'paragraphs' || kind === 'lines') && (
        <textarea {...described} rows={kind === 'lines' ? 5 : 6} defaultValue={value} maxLength={max} />
      )}
      {kind === 'lines' && <p className="field-hint">{t('One a line.')}</p>}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {t(error)}
        </p>
      )}
    </div>
  )
}

/** An error of all links stands at the first. */
function errorAt({ fields }: PartnerCheckPage, name: string, field: string): string | undefined {
  if (fields[name]) return fields[name]
  if (name !== field) return undefined
  const inner = Object.keys(fields).find((key) => key.startsWith(`${field}.`))
  return inner ? fields[inner] : undefined
}
