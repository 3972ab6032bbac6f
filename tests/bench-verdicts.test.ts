import { expect, test } from 'vitest'
import { isWithstood } from '../bench/overload.ts'
import { areKeptOff } from '../bench/slow-peers.ts'
import { judge } from '../bench/soak.ts'

const visitors = { visitors: 1000, p50Ms: 2, p99Ms: 40, longestMs: 60, errors: 0 }

test('a flood is withstood when it came, was refused for the most part, and everything else went on', () => {
  const answered = {
    seconds: 60,
    sent: 20_000,
    admitted: 2000,
    refused429: 6000,
    refused503: 12_000,
    other: 0,
    broken: 0,
    refusedP50Ms: 50,
    refusedP99Ms: 90,
  }
  const good = {
    from: 'everywhere',
    seconds: 60,
    perSecond: 340,
    goodput: 0.9,
    answered,
    cached: visitors,
    inquiries: { sent: 300, accepted: 300 },
    recoveryMs: 400,
    memoryMb: 480,
  }
  expect(isWithstood(good)).toBe(true)
  expect(isWithstood({ ...good, from: 'one network', goodput: 0.1 })).toBe(true)
  for (const fault of [
    { goodput: 0.7 },
    { goodput: Number.NaN },
    { answered: { ...answered, sent: 0, admitted: 0, refused429: 0, refused503: 0 } },
    { answered: { ...answered, refused429: 0, refused503: 0, broken: 18_000 } },
    { cached: { ...visitors, visitors: 0, p99Ms: 0 } },
    { cached: { ...visitors, p99Ms: 1001 } },
    { cached: { ...visitors, errors: 1 } },
    { inquiries: { sent: 300, accepted: 299 } },
    { inquiries: { sent: 0, accepted: 0 } },
    { recoveryMs: 10_001 },
    { memoryMb: 601 },
    { memoryMb: null },
  ])
    expect(isWithstood({ ...good, ...fault }), JSON.stringify(fault)).toBe(false)
})

test('slow peers are kept off when they got in, are closed in time, and visitors hardly notice', () => {
  const good = {
    peers: 'slow senders',
    count: 1000,
    held: 1000,
    closedAfterS: 20,
    idle: visitors,
    meanwhile: visitors,
    p99Ratio: 1,
    homeP99Ms: 5,
    limited: 0,
    memoryMb: 1,
  }
  expect(areKeptOff(good, 0.9)).toBe(true)
  expect(areKeptOff({ ...good, held: 200 }, 0)).toBe(true)
  for (const fault of [
    { held: 0 },
    { held: 200 },
    { closedAfterS: null },
    { closedAfterS: 26 },
    { p99Ratio: 2.1 },
    { p99Ratio: Number.NaN },
    { homeP99Ms: 61 },
    { homeP99Ms: Number.NaN },
    { meanwhile: { ...visitors, errors: 1 } },
  ])
    expect(areKeptOff({ ...good, ...fault }, 0.9), JSON.stringify(fault)).toBe(false)
  expect(areKeptOff({ ...good, held: 0 }, 0)).toBe(false)
})

test('a long run is flat and serves', () => {
  const samples = Array.from({ length: 60 }, (_, n) => ({
    requests: n,
    residentMb: 400,
    files: 30,
    handles: 9,
  }))
  const passes = (rows: object[]) => rows.map((row) => 'pass' in row && row.pass)
  const served = new Map([
    [200, 800],
    [404, 200],
  ])
  expect(passes(judge(samples, served))).toEqual([true, true, true, true])
  const growing = samples.map((sample, n) => ({ ...sample, residentMb: 400 + 2 * n, files: 30 + 3 * n }))
  expect(passes(judge(growing, served))).toEqual([false, false, true, true])
  for (const statuses of [[[500, 1]], [[0, 1]], [[-503, 1]], [[503, 900]]] as const)
    expect(passes(judge(samples, new Map([...served, ...statuses])))[3], JSON.stringify(statuses)).toBe(false)
  expect(passes(judge(samples, new Map([[503, 1000]])))[3]).toBe(false)
  expect(passes(judge([], served))).toEqual([false, false, false, true])
})
