import { expect, test } from 'vitest'
import { hasBody, LARGER_BODIES, MAX_BODY_BYTES, MAX_VALUES, MORE_VALUES } from './body-limits.ts'

const KB = 1024
const MB = 1024 * 1024

test('a body has 256 KB and 12,000 values, more where a call needs them', () => {
  expect([MAX_BODY_BYTES, MAX_VALUES]).toEqual([256 * KB, 12_000])
  expect(LARGER_BODIES).toEqual({
    '/api/admin/imports': 25 * MB,
    '/api/admin/partners/bulk': 4 * MB,
    '/api/admin/faq/bulk': 4 * MB,
    '/api/admin/partners/bulk-edit': MB,
    '/api/admin/partners/bulk-delete': MB,
    '/api/admin/partner-checks': MB,
    '/api/admin/partners/export.csv': MB,
    '/api/partner-tools/press-release': 8 * MB,
    '/partner-tools/press-release': 8 * MB,
    '/partner-tools/press-release/document': 8 * MB,
    '/api/partner-tools/generate-video': 15 * MB,
    '/partner-tools/video': 15 * MB,
    '/api/partner-tools/video-stills': 15 * MB,
    '/api/admin/uploads': 8 * MB + 64 * KB,
  })
  expect(MORE_VALUES).toEqual({
    '/api/admin/partners/bulk': 60_000,
    '/api/admin/faq/bulk': 60_000,
    '/api/admin/partners/bulk-edit': 21_000,
    '/api/admin/partners/bulk-delete': 21_000,
    '/api/admin/partner-checks': 21_000,
    '/api/admin/partners/export.csv': 21_000,
  })
})

test.each([
  [{}, false],
  [{ 'content-length': '0' }, false],
  [{ 'content-length': '1' }, true],
  [{ 'transfer-encoding': 'chunked' }, true],
])('a request with %j has a body: %j', (headers, expected) => expect(hasBody({ headers })).toBe(expected))
