import {
  contactText,
  INQUIRY_TOPICS,
  type InquiryChoices,
  PREFERRED_CONTACTS,
  PREFERRED_TIMES,
  timeText,
  topicField,
  topicText,
} from '../../shared/inquiries/inquiry-choices.ts'
import { useText } from '../text.tsx'

type ChoiceProps = { choices: InquiryChoices }

/** Enough without a message. */
export function TopicChoice({ choices }: ChoiceProps) {
  const t = useText()
  return (
    <fieldset className="choices">
      <legend>{t('Or choose what you would like to know')}</legend>
      {INQUIRY_TOPICS.map((topic) => (
        <label key={topic} className="choice">
          <input
            className="checkbox"
            type="checkbox"
            name={topicField(topic)}
            defaultChecked={choices.topics.includes(topic)}
          />
          {topicText(t, topic)}
        </label>
      ))}
      <p className="small">
        {t('If words are hard to find, a topic is enough; the message can stay empty.')}
      </p>
    </fieldset>
  )
}

/** `id` begins ids. */
export function AnswerChoice({ choices, id }: ChoiceProps & { id: string }) {
  const t = useText()
  return (
    <>
      <div className="field-pair">
        <Choice
          id={`${id}-contact`}
          label={t('Answer me (optional)')}
          name="preferredContact"
          chosen={choices.preferredContact}
          none={t('Either way')}
          options={PREFERRED_CONTACTS.map((contact) => [contact, contactText(t, contact)])}
        />
        <Choice
          id={`${id}-time`}
          label={t('Best time (optional)')}
          name="preferredTime"
          chosen={choices.preferredTime}
          none={t('Any time')}
          options={PREFERRED_TIMES.map((time) => [time, timeText(t, time)])}
        />
      </div>
      <label className="choice">
        <input className="checkbox" type="checkbox" name="wantsCopy" defaultChecked={choices.wantsCopy} />
        {t('Send me a copy of this')}
      </label>
    </>
  )
}

type Options = {
  id: string
  label: string
  name: string
  chosen: string
  none: string
  options: readonly (readonly [value: string, text: string])[]
}

function Choice({ id, label, name, chosen, none, options }: Options) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="input select" name={name} defaultValue={chosen}>
        <option value="">{none}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
