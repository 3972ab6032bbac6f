import { readFileSync } from 'node:fs'
import type { Scrape } from './promtool.ts'

export const RULES = 'deploy/alerts.yml'

const NAMED = new Set(readFileSync(RULES, 'utf8').match(/\b(?:directory|http|nodejs)_[a-z0-9_]+/g))

/**
 * Returns what alert rules name of an answer of /metrics, by series. Moments are counted from `begin`, in seconds since
 * 1970, where promtool's time begins.
 */
export function readSamples(text: string, begin: number): Scrape {
  const samples: Scrape = new Map()
  for (const line of text.split('\n')) {
    const [, series = '', name = '', value = ''] = /^((\w+)(?:\{.*\})?) (\S+)$/.exec(line) ?? []
    if (!NAMED.has(name)) continue
    samples.set(series, name.endsWith('_timestamp_seconds') ? Number(value) - begin : Number(value))
  }
  return samples
}
