import { boxName, CHECK_INPUTS, type CheckInput } from '../../shared/partners/check-form.ts'
import { partnersLang, type Site, wordOf } from '../site.ts'
import { useSite, useText } from '../text.tsx'
import { ToolField } from './partner-tools/tool-field.tsx'

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
  /** By control. */
  stored: Record<string, string>
  values: Record<string, string>
  fields: Record<string, string>
  /** Changed since the partner saw them. */
  isStale: boolean
}

type Props = { data: PartnerCheckPage }

export function CheckFacts({ data }: Props) {
  const site = useSite()
  const { t } = site
  return (
    <dl className="check-facts">
      {CHECK_INPUTS.map((input) => {
        const text = data.stored[input.name] ?? ''
        return (
          <div key={input.name}>
            <dt>{t(input.label)}</dt>
            {text === '' ? (
              <dd className="soft">{input.kind === 'flag' ? t('No') : t('Not given')}</dd>
            ) : (
              <dd lang={isProse(input) ? partnersLang(site) : undefined}>{factText(site, input, text)}</dd>
            )}
          </div>
        )
      })}
    </dl>
  )
}

const isProse = ({ kind, name }: CheckInput) => kind === 'paragraphs' || name === 'highlights'

function factText(site: Site, input: CheckInput, text: string): string {
  const lines = text.split('\n')
  switch (input.kind) {
    case 'flag':
      return site.t('Yes')
    case 'choices':
      return lines.map((option) => site.t(option)).join(', ')
    case 'lines':
      return isProse(input) ? text : lines.map((line) => wordOf(site, line)).join(', ')
    case 'line':
      return input.name === 'state' ? wordOf(site, text) : text
    case 'paragraphs':
    case 'number':
      return text
  }
}

export function CheckForm({ data }: Props) {
  return CHECK_INPUTS.map((input) =>
    input.kind === 'choices' || input.kind === 'flag' ? (
      <Boxes key={input.name} input={input} data={data} />
    ) : (
      <Control key={input.name} input={input} data={data} />
    ),
  )
}

function Boxes({ input, data }: { input: CheckInput } & Props) {
  const t = useText()
  const { name, label, hint, options = ['true'] } = input
  const chosen = (data.values[name] ?? '').split('\n')
  return (
    <fieldset className="field choices">
      <legend>{t(label)}</legend>
      <input type="hidden" name={name} value="" />
      {options.map((option) => (
        <label key={option}>
          <input
            type="checkbox"
            name={boxName(name, option)}
            value="1"
            defaultChecked={chosen.includes(option)}
          />
          {input.kind === 'flag' ? t('Yes') : t(option)}
        </label>
      ))}
      {hint && <p className="field-hint">{t(hint)}</p>}
    </fieldset>
  )
}

function Control({ input, data }: { input: CheckInput } & Props) {
  const t = useText()
  const { name, field, label, kind, max, isRequired } = input
  const hint = input.hint ?? (kind === 'lines' ? 'One a line.' : undefined)
  return (
    <ToolField
      tool="check"
      name={name}
      label={t(label)}
      isRequired={isRequired}
      hint={hint && t(hint)}
      rows={kind === 'lines' ? 5 : kind === 'paragraphs' ? 6 : undefined}
      inputMode={kind === 'number' ? 'numeric' : undefined}
      value={data.values[name] ?? ''}
      maxLength={max}
      error={errorAt(data, name, field)}
    />
  )
}

/** An error of all links stands at the first. */
function errorAt({ fields }: PartnerCheckPage, name: string, field: string): string | undefined {
  if (fields[name]) return fields[name]
  if (name !== field) return undefined
  const inner = Object.keys(fields).find((key) => key.startsWith(`${field}.`))
  return inner ? fields[inner] : undefined
}
