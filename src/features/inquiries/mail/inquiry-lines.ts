import { answerText, topicText } from '../../../shared/inquiries/inquiry-choices.ts'
import { createTranslate, type Locale, type Translate } from '../../../shared/text/i18n.ts'
import { cleanLine } from '../receive/clean-text.ts'
import type { StoredInquiry } from '../stored-inquiry.ts'

/** A family's message cannot pass for our text. */
export function quoteMessage(message: string): string[] {
  return message.split('\n').map((line) => `> ${line}`.trimEnd())
}

/** Before the message. */
export function inquiryHead(inquiry: StoredInquiry, partnerName: string): string[] {
  return [
    `A family asks for information about ${cleanLine(partnerName)}.`,
    'Answer this message to write to the family.',
    '',
    `Reference:  ${inquiry.reference}`,
    `Received:   ${inquiry.createdAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    '',
    ...familyLines(inquiry),
    '',
  ]
}

function familyLines(inquiry: StoredInquiry): string[] {
  const { locale } = inquiry
  return [
    'FAMILY',
    `Name:       ${cleanLine(inquiry.name)}`,
    `Email:      ${cleanLine(inquiry.email)}`,
    `Telephone:  ${inquiry.phone ? cleanLine(inquiry.phone) : 'not given'}`,
    ...(locale === 'en' ? [] : [`Language:   ${languageName(locale)}`]),
    ...choiceLines(createTranslate('en'), inquiry),
    'Message:',
    ...quoteMessage(inquiry.message),
  ]
}

/** Way and time of answer, topics. */
export function choiceLines(
  t: Translate,
  { preferredContact, preferredTime, topics }: StoredInquiry,
): string[] {
  const answer = answerText(t, preferredContact, preferredTime)
  return [
    ...(answer ? [`${t('Answer:').padEnd(12)}${answer}`] : []),
    ...(topics.length > 0 ? [t('Topics:'), ...topics.map((topic) => `- ${topicText(t, topic)}`)] : []),
  ]
}

const languageName = (locale: Locale) =>
  new Intl.DisplayNames('en', { type: 'language' }).of(locale) ?? locale

/** At most 150 characters. */
export function subjectLine(text: string): string {
  return cleanLine(text).slice(0, LONGEST_SUBJECT).toWellFormed()
}

const LONGEST_SUBJECT = 150
