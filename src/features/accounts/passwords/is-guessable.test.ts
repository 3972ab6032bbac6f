import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MIN_PASSWORD_LENGTH } from '../../../shared/accounts/admin-user.ts'
import { COMMON_PASSWORDS, isGuessable, KNOWN_PHRASES } from './is-guessable.ts'

const OWN = new Set(['margaret', 'hale', 'margaret.hale@example.org', 'stillstone'])
const words = [...COMMON_PASSWORDS]

const PADDINGS: Record<string, (word: string) => string> = {
  'repeating it': (word) => word.repeat(Math.ceil(MIN_PASSWORD_LENGTH / word.length)),
  'repeating it and cutting': (word) =>
    word.repeat(MIN_PASSWORD_LENGTH).slice(0, Math.max(MIN_PASSWORD_LENGTH, word.length)),
  'counting on': (word) => word + '123456789012345'.slice(0, Math.max(1, MIN_PASSWORD_LENGTH - word.length)),
  'any digits': (word) => word + '839201748362017'.slice(0, Math.max(1, MIN_PASSWORD_LENGTH - word.length)),
  'one sign': (word) => word.padEnd(MIN_PASSWORD_LENGTH, '!'),
  'its last letter': (word) => word.padEnd(MIN_PASSWORD_LENGTH, word.at(-1)),
  'digits before': (word) => word.padStart(MIN_PASSWORD_LENGTH, '2026'),
  'capitals and a year': (word) => `${word.toUpperCase()}2026!`.padEnd(MIN_PASSWORD_LENGTH, '0'),
}

test('at least 3,000 common passwords are listed', () => {
  expect(COMMON_PASSWORDS.size).toBeGreaterThanOrEqual(3000)
})

test.each(Object.entries(PADDINGS))('all listed ones are refused, padded by %s', (_, pad) => {
  expect(words.filter((word) => !isGuessable(pad(word), OWN))).toEqual([])
})

test.each([
  'P@ssw0rd1234567',
  'passw0rdpassw0rd',
  'sunshine-dragon-2026',
  'margaret.hale2026',
  'Stillstone-Margaret-1',
  'abcdefghijklmnop',
  '9876543210987654',
  'aaaaaaaaaaaaaaaa',
  'qwertyuiopasdfgh',
  'hahahahahahahaha',
  '                ',
  'correct horse battery staple',
  'Correct-Horse-Battery-Staple-2026',
  'i love you i love you',
  'May the Force be with you!',
  'to be or not to be',
  'let it be, let it be',
  'thisismypassword',
  'one two three four five',
  '1qaz2wsx3edc4rfv5tgb',
  'margaret hale: god is good',
])('%j is refused', (password) => {
  expect(isGuessable(password, OWN)).toBe(true)
})

test.each([
  'correct herons battery at dusk',
  'four quiet herons at dusk',
  'let it be k3j9x2m8q1',
  'vigil-lantern-orchard-moss',
  '83920 17483 62017 5',
  'k3j9x2m8q1z7p4v',
  'ζεστό ψωμί το πρωί',
  '雨の日には静かな本を読みたいと思う',
])('%j is accepted: no kind of character is required', (password) => {
  expect(isGuessable(password, OWN)).toBe(false)
})

test('all known phrases are refused in capitals and with a year', () => {
  const padded = KNOWN_PHRASES.map((phrase) =>
    `${phrase.toUpperCase()} 2026!`.padEnd(MIN_PASSWORD_LENGTH, '!'),
  )
  expect(KNOWN_PHRASES.length).toBeGreaterThan(200)
  expect(padded.filter((phrase) => !isGuessable(phrase, OWN))).toEqual([])
})

test('random passwords of 15 characters pass', () => {
  const letters = fc.string({
    minLength: 15,
    maxLength: 15,
    unit: fc.constantFrom(...'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789-_'),
  })
  const passed = fc.sample(letters, { numRuns: 500, seed: 7 }).filter((one) => !isGuessable(one, OWN))
  expect(passed.length).toBeGreaterThanOrEqual(498)
})

test.each(['0o', '1i', '1l', '3e', '4a', '5s', '7t', '@a', '$s', '!i'])(
  'a word is known with one letter in disguise: %s',
  ([sign = '', letter = '']) => {
    const word = 'zoqibexalvsktw'
    const disguised = `${word.replace(letter, sign)}83`
    expect(isGuessable(disguised, new Set([word]))).toBe(true)
    expect(isGuessable(disguised, new Set(['another']))).toBe(false)
  },
)

test.each([
  ['five letters', 'kxqvz', 'kxqvzj'],
  ['nine digits', '839201748', '83920174836'],
  ['two words', 'sunshine-dragon', 'sunshine-dragon-monkey'],
  ['seven letters beside a phrase', 'let it be k3j9x2m', 'let it be k3j9x2mq'],
  ['nine runs', 'abcpqrefgtuv123xyzihg987mno', 'abcpqrefgtuv123xyzihg987mnofed654srq'],
  ['a name of three letters', 'hal839201748362', 'ha8392017483625'],
  ['a name at the end', '839201748362hal', '839201748362hxl'],
  ['a name of 24 letters', 'zoqibexalvsktwmrucyfhdpg', 'ujzoqibexalvsktwmrucyfhdp'],
])('%s are the most that is refused alone: %j, not %j', (_, refused, accepted) => {
  const own = new Set(['hal', 'ha', 'zoqibexalvsktwmrucyfhdpg', 'ujzoqibexalvsktwmrucyfhdp'])
  expect([refused, accepted].map((password) => isGuessable(password, own))).toEqual([true, false])
})
