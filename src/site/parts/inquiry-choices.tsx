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
import type { Translate } from '../../shared/text/i18n.ts'

type ChoiceProps = { t: Translate; choices: InquiryChoices }

/** For families without words: a topic is enough. */
export function TopicChoice({ t, choices }: ChoiceProps) {
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

/** How and when to be answered, and a copy by mail. `id` begins the ids of the selects. */
export function AnswerChoice({ t, choices, id }: ChoiceProps & { id: string }) {
  return (
    <>
      <div className="field-pair">
        <div className="field">
          <label htmlFor={`${id}-contact`}>{t('Answer me (optional)')}</label>
          <select
            id={`${id}-contact`}
            className="input"
            name="preferredContact"
            defaultValue={choices.preferredContact}
          >
            <option value="">{t('Either way')}</option>
            {PREFERRED_CONTACTS.map((contact) => (
              <option key={contact} value={contact}>
                {contactText(t, contact)}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor={`${id}-time`}>{t('Best time (optional)')}</label>
          <select
            id={`${id}-time`}
            className="input"
            name="preferredTime"
            defaultValue={choices.preferredTime}
          >
            <option value="">{t('Any time')}</option>
            {PREFERRED_TIMES.map((time) => (
              <option key={time} value={time}>
                {timeText(t, time)}
              </option>
            ))}
          </select>
        </div>
      </div>
      <label className="choice">
        <input className="checkbox" type="checkbox" name="wantsCopy" defaultChecked={choices.wantsCopy} />
        {t('Send me a copy of this')}
      </label>
    </>
  )
}
