import { expect, test } from 'vitest'
import { linkMail } from './administrators/send-link.ts'
import { changedNotice, confirmationMail, requestNotice } from './email-change/email-change-mails.ts'

const RUTH = { username: 'ruth', firstName: 'Ruth' }
const URL = 'https://directory.example/admin/link#token=x'
const link = { user: RUTH, url: URL, siteName: 'Stillstone', by: 'Margaret Hale' }
const lines = ({ subject, text }: { subject: string; text: string }) => [subject, ...text.split('\n')]

test('an invitation says who invites, and how long its link works', () => {
  expect(lines(linkMail({ ...link, purpose: 'invitation', minutes: 72 * 60 }))).toEqual([
    'Your invitation to Stillstone',
    'Hello Ruth,',
    '',
    'Margaret Hale invites you to help manage the Stillstone partner directory.',
    '',
    'Username:  ruth',
    'Choose a password here:',
    URL,
    '',
    'The link works once, for 72 hours.',
    'If you did not expect this, you can ignore this message.',
    '',
  ])
})

test('a forgotten password names nobody, and greets by username without a name', () => {
  const user = { username: 'ruth', firstName: null }
  expect(lines(linkMail({ ...link, user, purpose: 'forgotten', minutes: 59 }))).toEqual([
    'A new password for Stillstone',
    'Hello ruth,',
    '',
    'Somebody asked for a new password for your account in the Stillstone partner directory.',
    '',
    'Username:  ruth',
    'Choose a password here:',
    URL,
    '',
    'The link works once, for 59 minutes.',
    'If it was not you, you can ignore this message. Your password has not changed.',
    '',
  ])
})

const change = { user: RUTH, email: 'ruth@new.example', siteName: 'Stillstone' }

test('the new address is told how to confirm, both addresses what was asked and done', () => {
  expect(lines(confirmationMail({ ...change, url: URL, hours: 24 }))).toEqual([
    'Please confirm your email address for Stillstone',
    'Hello Ruth,',
    '',
    'You asked to use this address for your account in the Stillstone partner directory.',
    '',
    'Username:  ruth',
    'Confirm it here, while you are logged in:',
    URL,
    '',
    'The link works once, for 24 hours.',
    'If you did not ask for this, you can ignore this message.',
    '',
  ])
  expect(lines(requestNotice({ ...change, accountUrl: 'https://directory.example/admin/account' }))).toEqual([
    'A new email address for your account in Stillstone',
    'Hello Ruth,',
    '',
    'Somebody who is logged in as you asked to change the email address of your account in the Stillstone partner directory.',
    '',
    'New address:  ruth@new.example',
    '',
    'Nothing has changed yet: the new address has to be confirmed first.',
    'If it was not you, please sign out everywhere and change your password at once:',
    'https://directory.example/admin/account',
    '',
  ])
  expect(lines(changedNotice(change))).toEqual([
    'Your email address in Stillstone was changed',
    'Hello Ruth,',
    '',
    'The email address of your account in the Stillstone partner directory was changed.',
    '',
    'New address:  ruth@new.example',
    '',
    'This is the last message to this address. If it was not you, please tell the other administrators at once.',
    '',
  ])
})
