import { findRegion, type Region } from '../../../../shared/places/regions.ts'

const ALIASES: Readonly<Record<string, string>> = {
  'washington dc': 'DC',
  'washington d c': 'DC',
  newfoundland: 'NL',
  nf: 'NL',
  nfld: 'NL',
  pq: 'QC',
  pei: 'PE',
  'yukon territory': 'YT',
  yk: 'YT',
  nwt: 'NT',
}

/** Finds the region of a code or name in any case and punctuation ("N.C.", "Québec"), or undefined. */
export function normaliseState(text: string): Region | undefined {
  const plain = text.trim().toLowerCase().replace(/[.,]/g, '').replace(/\s+/g, ' ')
  return findRegion(ALIASES[plain] ?? plain)
}
