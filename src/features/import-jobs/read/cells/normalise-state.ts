import { findRegion, type Region } from '../../../../shared/places/regions.ts'

/** Older short forms. Source: AP Stylebook, Canadian Style. */
const SHORT_FORMS =
  'ala AL,ariz AZ,ark AR,calif CA,cal CA,colo CO,conn CT,del DE,fla FL,ill IL,ind IN,kan KS,kans KS,mass MA,mich MI,minn MN,miss MS,mont MT,neb NE,nebr NE,nev NV,okla OK,ore OR,oreg OR,penn PA,penna PA,tenn TN,tex TX,wash WA,w va WV,wva WV,wis WI,wisc WI,wyo WY,alta AB,man MB,ont ON,que QC,sask SK,n b NB,n s NS,b c BC'

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
  ...Object.fromEntries(SHORT_FORMS.split(',').map((form) => [form.slice(0, -3), form.slice(-2)])),
}

/** By code or name in any case and punctuation ("N.C.", "Québec"). */
export function normaliseState(text: string): Region | undefined {
  const plain = text.trim().toLowerCase().replace(/[.,]/g, '').replace(/\s+/g, ' ')
  return findRegion(ALIASES[plain] ?? plain)
}
