import { expect, test } from 'vitest'
import { readLinkToken } from './use-link-token.ts'

test.each([
  ['#token=a-b_c', '', 'a-b_c'],
  ['', '?token=old', 'old'],
  ['#token=new', '?token=old', 'new'],
  ['#top', '', ''],
  ['', '', ''],
])('fragment %j and query %j', (hash, search, token) => {
  expect(readLinkToken({ hash, search })).toBe(token)
})
