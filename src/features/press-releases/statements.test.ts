import { expect, test } from 'vitest'
import {
  FALSE_OF_ITS_WORDS,
  FALSE_WITH_NEW_WORDS,
  STATEMENT_FORM,
  TRUE_STATEMENTS,
} from '../../../tests/press-releases/statements.ts'
import { factsOf, OPTIONS } from '../../../tests/press-releases/write.ts'
import { createCheck } from './read-model-text.ts'
import { loadEnglish } from './reading/english-words.ts'

const rests = createCheck(await factsOf(STATEMENT_FORM), OPTIONS, await loadEnglish())

test('of 100 false statements at least 95 rest on nothing, and no quotation under a wrong name does (PRESS-5)', () => {
  const all = [...FALSE_OF_ITS_WORDS, ...FALSE_WITH_NEW_WORDS]
  expect(all).toHaveLength(100)
  const passed = all.filter((sentence) => rests(sentence) !== null)
  expect(passed.length, passed.join('\n')).toBeLessThanOrEqual(5)
  expect(passed.filter((sentence) => sentence.includes('“'))).toEqual([])
})

test('of true statements at most one in fifty is left out (PRESS-5)', () => {
  const refused = TRUE_STATEMENTS.filter((sentence) => rests(sentence) === null)
  expect(refused.length / TRUE_STATEMENTS.length, refused.join('\n')).toBeLessThanOrEqual(0.02)
})

test('a statement is linked to the sentences that it rests on', () => {
  expect(rests('The company was founded in 1952, and Peter Hale became president in 2009.')).toEqual([
    'Walter Hale founded the company in 1952.',
    'Peter Hale became president in 2009.',
  ])
  expect(rests('“They listened to us,” wrote Ann Lee.')).toEqual(['“They listened to us.” (Ann Lee)'])
})
