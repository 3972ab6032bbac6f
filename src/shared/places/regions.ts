import { toSlug } from './slugs.ts'

export type Region = {
  code: string
  name: string
  slug: string
  country: 'US' | 'CA'
}

const US =
  'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming'
const CANADA =
  'AB Alberta,BC British Columbia,MB Manitoba,NB New Brunswick,NL Newfoundland and Labrador,NT Northwest Territories,NS Nova Scotia,NU Nunavut,ON Ontario,PE Prince Edward Island,QC Quebec,SK Saskatchewan,YT Yukon'

const parse = (list: string, country: Region['country']): Region[] =>
  list.split(',').map((entry) => {
    const name = entry.slice(3)
    return { code: entry.slice(0, 2), name, slug: toSlug(name), country }
  })

/** 51 US and 13 Canadian regions (SITE-9). */
export const REGIONS: readonly Region[] = [...parse(US, 'US'), ...parse(CANADA, 'CA')]

const byKey = new Map<string, Region>()
for (const region of REGIONS) {
  for (const key of [region.code.toLowerCase(), region.name.toLowerCase(), region.slug])
    byKey.set(key, region)
}

/** By slug, name or code in any case. */
export function findRegion(text: string): Region | undefined {
  const key = text.trim().toLowerCase()
  return byKey.get(key) ?? byKey.get(toSlug(key))
}

/** An unknown name's first two letters (SITE-10). */
export function regionCode(name: string): string {
  return findRegion(name)?.code ?? name.trim().slice(0, 2).toUpperCase()
}
