import type { ZodError } from 'zod'
import type { FieldErrors } from './errors.ts'
import { INVALID_EMAIL } from './text/plain-text.ts'

type Issue = ZodError['issues'][number]

/** Zod's own texts are for programmers. */
const ZODS_OWN = /^(?:Too (?:big|small): expected|Invalid (?:input|option|string|UUID|ISO|email address))/

const TYPES: Readonly<Record<string, string>> = {
  string: 'Please fill this in, as text.',
  boolean: 'Please give true or false.',
  int: 'Please give one whole number.',
  number: 'Please give a number.',
  array: 'Please give a list.',
  object: 'Please give an object.',
}
const FORMATS: Readonly<Record<string, string>> = {
  uuid: 'Please give an id.',
  datetime: 'Please give a date and time, as in 2026-03-01T09:30:00Z.',
  date: 'Please give a date, as in 2026-03-01.',
  email: INVALID_EMAIL,
}

const UNKNOWN_KEY = 'This field is unknown or cannot be set.'

/** By path; `whole`: that of the value itself. */
export function fieldsOf(error: ZodError, whole = 'body'): FieldErrors {
  const fields: FieldErrors = {}
  const withUnknownKeys = new Set<string>()
  for (const issue of error.issues) {
    const path = issue.path.join('.')
    if (issue.code === 'unrecognized_keys') {
      withUnknownKeys.add(path)
      for (const key of issue.keys) fields[path ? `${path}.${key}` : key] ??= UNKNOWN_KEY
      // Such an object would get "Please select at least one field".
    } else if (issue.code !== 'custom' || !withUnknownKeys.has(path))
      fields[path || whole] ??= sentenceOfIssue(issue)
  }
  return fields
}

function sentenceOfIssue(issue: Issue): string {
  if (ZODS_OWN.test(issue.message)) return ownSentence(issue)
  return issue.message.endsWith('.') ? issue.message : `${issue.message}.`
}

function ownSentence(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[issue.expected] ?? `Please give one ${issue.expected}.`
    case 'invalid_value':
      return `Please use one of ${issue.values.join(', ')}.`
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'This value cannot be used.'
    case 'too_big':
      return `Please use at most ${issue.maximum}${unitOf(issue.origin)}.`
    case 'too_small':
      return `Please use at least ${issue.minimum}${unitOf(issue.origin)}.`
    default:
      return 'This value cannot be used.'
  }
}

const unitOf = (origin: string): string => (origin === 'string' ? ' characters' : '')
