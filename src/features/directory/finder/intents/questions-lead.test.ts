import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openSampleDirectory } from '../../../../../bench/finder/finder-directories.ts'
import { makeFaq } from '../../../../sample-data/texts/faq.ts'
import { FaqItem } from '../../../../shared/faq/faq.ts'
import { splitQuery } from '../reading/query.ts'
import { readAsked, toAnswer } from './read-asked.ts'

/** As families say it, with the question or page that answers it; "where" for what nobody has answered. */
const ASKED = readFileSync(new URL('../../../../../bench/finder/questions.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t') as [query: string, title: string])

const directory = openSampleDirectory()
const gazetteer = await directory.gazetteer()
const AT = '2026-01-01T00:00:00.000Z'
const faq = makeFaq().map((item) => FaqItem.parse({ ...item, createdAt: AT, updatedAt: AT }))
const known = { ...directory.current(), faq }

test.each(ASKED)('"%s" is answered by "%s" (SEARCH-11)', (query, title) => {
  const besides = readAsked(known, splitQuery(known.search, gazetteer, query))
  expect(besides && toAnswer(besides.asked).title).toBe(title)
})
