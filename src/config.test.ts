import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('an empty environment gives the documented defaults', () => {
  const config = readConfig({})
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    siteUrl: null,
    dataDir: './data',
    databaseUrl: null,
    sampleData: 1857,
    trustProxy: 0,
    inquiryRetentionMonths: 24,
    googleContent: { isOn: true, maxDays: 30 },
    googlePlaces: { apiKey: null, url: 'https://places.googleapis.com' },
  })
})

test('with a database of its own the product makes no sample partners unless asked', () => {
  expect(readConfig({ DATABASE_URL: 'postgres://db.example/x' }).sampleData).toBe(0)
  expect(readConfig({ DATABASE_URL: 'postgres://db.example/x', SAMPLE_DATA: '12' }).sampleData).toBe(12)
})

test('every wrong value is named at once, and no value is printed', () => {
  const read = () =>
    readConfig({
      PORT: 'many',
      SITE_URL: 'ftp://x',
      DATABASE_URL: 'mysql://root:secret@h/d',
      TRUST_PROXY: '-1',
    })
  expect(read).toThrow(/PORT[\s\S]*SITE_URL[\s\S]*DATABASE_URL[\s\S]*TRUST_PROXY/)
  expect(read).not.toThrow(/secret/)
})

test('an empty value counts as unset, and a site address loses its last slash', () => {
  expect(readConfig({ PORT: '', SITE_URL: 'https://directory.example/' })).toMatchObject({
    port: 3000,
    siteUrl: 'https://directory.example',
  })
})

test('the configuration cannot be changed', () => {
  const config = readConfig({})
  expect(() => Object.assign(config.provider, { name: 'x' })).toThrow()
})

test.each(['0.0.0.0', '::', '[::]', '0', '0:0:0:0:0:0:0:0', ' 0.0.0.0 ', 'fe80::1%eth0'])(
  'HOST=%s asks for SITE_URL, which no link could be made without',
  (HOST) => {
    expect(() => readConfig({ HOST })).toThrow(/SITE_URL: must be set/)
    expect(() => readConfig({ HOST, PORT: 'many' })).toThrow(/PORT[\s\S]*SITE_URL: must be set/)
    expect(readConfig({ HOST, SITE_URL: 'https://directory.example' }).siteUrl).toBe(
      'https://directory.example',
    )
  },
)

test.each(['127.0.0.1', 'localhost', '::1', '192.0.2.7', 'inner.example', 'fd00::2', '10.0.0.0'])(
  'HOST=%s needs no SITE_URL',
  (HOST) => expect(readConfig({ HOST })).toMatchObject({ host: HOST, siteUrl: null }),
)
