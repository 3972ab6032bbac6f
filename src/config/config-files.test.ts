import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { readFilesUrl } from './config-files.ts'

const CREDENTIALS = { accessKeyId: 'key', secretAccessKey: 'se/cret' }
const SET = { accessKeyId: 'set', secretAccessKey: 'secret' }
const NONE = { prefix: '', region: 'us-east-1', endpoint: null, credentials: SET }

test.each([
  ['s3://films', { ...NONE, bucket: 'films' }],
  [
    's3://films/site/a/?region=eu-central-1',
    { ...NONE, bucket: 'films', prefix: 'site/a/', region: 'eu-central-1' },
  ],
  [
    's3://key:se%2Fcret@store.example/films/site',
    {
      ...NONE,
      bucket: 'films',
      prefix: 'site/',
      endpoint: 'https://store.example',
      credentials: CREDENTIALS,
    },
  ],
  [
    's3://key:se%2Fcret@127.0.0.1:9000/films',
    { ...NONE, bucket: 'films', endpoint: 'http://127.0.0.1:9000', credentials: CREDENTIALS },
  ],
  ['s3://minio:9000/films?tls=off', { ...NONE, bucket: 'films', endpoint: 'http://minio:9000' }],
  [
    's3://key:se%2Fcret@films/site?endpoint=https://r2.example:8443',
    {
      ...NONE,
      bucket: 'films',
      prefix: 'site/',
      endpoint: 'https://r2.example:8443',
      credentials: CREDENTIALS,
    },
  ],
])('%s is understood', (url, expected) => {
  expect(readFilesUrl(url, 'set', 'secret')).toEqual(expected)
})

test.each([
  'https://films',
  's3://',
  's3://a',
  's3://key@host/films',
  's3://key:secret@host',
  's3://films/a b',
  's3://films?tls=maybe',
  's3://films?endpoint=ftp://x',
  's3://films?acl=public',
  's3://films/without-a-key',
])('%s is refused, and its value is not told', (url) => {
  expect(() => readConfig({ FILES_URL: url })).toThrow(/ {2}FILES_URL: [^\n]+$/)
  expect(readFilesUrl(url)).not.toContain('secret@')
})
