import { expect, test } from 'vitest'
import { explainFailure } from './explain-failure.ts'

const isRefused = (response: string) =>
  explainFailure({ code: 'EENVELOPE', responseCode: Number(response.slice(0, 3)), response }).isRefused

test.each([
  '550 5.4.5 Daily user sending limit exceeded.',
  '550 5.4.5 Daily SMTP relay sending limit exceeded for customer.',
  "554 5.1.90 Your message can't be sent because you've reached your daily limit for message recipients",
  '550 5.2.2 Submission quota exceeded',
  '550 User has exceeded its 24-hour sending limit. Messages to 250 recipients out of 250 allowed have been sent.',
  '550 5.7.1 Outgoing message rate limit reached',
  '552 You have exceeded your daily quota',
])('the sender’s own quota may be repeated: %s', (answer) => {
  expect(isRefused(answer)).toBe(false)
})

test.each([
  '552 5.2.2 The email account that you tried to reach is over quota',
  '552 5.2.2 Mailbox has exceeded its daily limit',
  '550 5.2.1 The recipient has exceeded their daily receiving quota',
  '550 5.7.1 Daily limit of incoming messages for this user exceeded',
  '550 5.4.5 The recipient has reached the daily limit of messages that it may receive',
  '554 5.2.2 Recipient storage quota exceeded; daily cleanup raises the limit',
  '550 5.1.1 daily.news@example.org: no such mailbox, mail limit 5',
])('a recipient’s quota is a refusal: %s', (answer) => {
  expect(isRefused(answer)).toBe(true)
})
