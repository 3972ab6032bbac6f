import { expect, test } from 'vitest'
import { differences } from '../bench/answers/compare-answers.ts'

test('answers that differ are grouped by the shape of their lines, and each is counted once', () => {
  const page = (name: string, rel: string) =>
    `200 text/html\n<h1>${name}\n<a class="plain" href="/${name}"${rel}>${name}\n<p>same`
  const before = new Map([
    ['/a', page('a', ' rel="noopener"')],
    ['/b', page('b', ' rel="noopener"')],
    ['/same', page('same', '')],
    ['/api/gone', '200 application/json\n{"count":1,'],
    ['/api/more', '200 application/json\n{"count":1,'],
  ])
  const now = new Map([
    ['/a', page('a', '')],
    ['/b', page('b', '')],
    ['/same', page('same', '')],
    ['/api/more', '200 application/json\n{"count":27,'],
  ])
  const rows = differences(before, now).map(({ only, shape, count, path }) => [only, shape, count, path])
  expect(rows).toEqual([
    ['before', '<a class="plain" href rel>…', 2, '/a'],
    ['now', '<a class="plain" href>…', 2, '/a'],
    ['before', '(the whole answer)', 1, '/api/gone'],
    ['before', '{"count":,', 1, '/api/more'],
    ['now', '{"count":,', 1, '/api/more'],
  ])
})
