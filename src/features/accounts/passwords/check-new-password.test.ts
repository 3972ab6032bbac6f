import { expect, test } from 'vitest'
import { readConfig } from '../../../config/config.ts'
import { checkNewPassword } from './check-new-password.ts'

const config = readConfig({ SAMPLE_DATA: '0' })
const app = {
  config: { ...config, provider: { ...config.provider, name: 'Quendelhof Jaxtheim' } },
  siteUrl: 'https://zwergstein.example',
}
const PERSON = {
  username: 'okapimbo',
  email: 'vrulex@dwexpo.test',
  firstName: 'Gwyxene',
  lastName: 'Hrafnbyrd',
}
const check = (password: string, person: object = {}, field?: string) =>
  checkNewPassword(app, password, { ...PERSON, ...person }, field)

const NAMES = ['okapimbo', 'vrulex@dwexpo.test', 'vrulex', 'dwexpo', 'Gwyxene', 'HRAFNBYRD']
const OURS = ['zwergstein', 'zwergstein.example', 'quendelhof', 'jaxtheim', 'quendelhof jaxtheim']
const PRODUCT = [
  'solidified',
  'remains',
  'funeral',
  'cremation',
  'cremations',
  'directory',
  'admin',
  'stones',
]

test.each([...NAMES, ...OURS, ...PRODUCT])('%s with a year is refused', (word) => {
  expect(() => check(`${word}2026`.padEnd(15, '!'))).toThrow(
    expect.objectContaining({
      code: 'invalid_input',
      fields: { password: expect.stringMatching(/easy to guess/) },
    }),
  )
})

test('other words pass, also without first and last name; the field is the one that was typed in', () => {
  expect(() => check('hjemvyqplok2026')).not.toThrow()
  expect(() => check('hjemvyqplok2026', { firstName: null, lastName: null })).not.toThrow()
  expect(() => check('okapimbookapimbo', {}, 'newPassword')).toThrow(
    expect.objectContaining({ fields: { newPassword: expect.anything() } }),
  )
})

test('short names are not taken for words: three letters are, two not', () => {
  expect(() => check('qwxqwxqwxqwxqwx1', { firstName: 'Qwx' })).toThrow()
  const random = 'zkq7vzkw3bzkp9d'
  expect(() => check(random, { firstName: 'Zk' })).not.toThrow()
})
