import { findRegion, type Region } from '../../../../shared/places/regions.ts'

/** Names that lists use besides the official ones. */
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

/** The region that a cell names by code or name, in any case and punctuation ("N.C.", "Québec"); undefined when none. */
export function normaliseState(text: string): Region | undefined {
  const plain = text.trim().toLowerCase().replace(/[.,]/g, '').replace(/\s+/g, ' ')
  return findRegion(ALIASES[plain] ?? plain)
}
