import type { App } from '../../../app.ts'
import { refusedField } from '../../../shared/refusals.ts'
import { isGuessable } from './is-guessable.ts'

type Person = { username: string; email: string; firstName?: string | null; lastName?: string | null }

const PRODUCT_WORDS = [
  'solidified',
  'remains',
  'funeral',
  'cremation',
  'cremations',
  'directory',
  'admin',
  'stones',
]

/** Throws invalid_input on `field`. Before hashing, after the schema. */
export function checkNewPassword(
  app: Pick<App, 'config' | 'siteUrl'>,
  password: string,
  person: Person,
  field = 'password',
): void {
  const names = [
    person.username,
    person.email,
    person.firstName ?? '',
    person.lastName ?? '',
    app.config.provider.name,
    new URL(app.siteUrl).hostname,
  ].map((name) => name.toLowerCase())
  const words = [...PRODUCT_WORDS, ...names, ...names.flatMap((name) => name.split(/[^\p{L}\p{N}]+/u))]
  if (!isGuessable(password, new Set(words.filter((word) => word.length >= 3)))) return
  const sentence =
    'This password is easy to guess. Please choose another, such as four words that nobody expects.'
  throw refusedField('invalid_input', field, sentence)
}
