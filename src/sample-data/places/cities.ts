import { createRequire } from 'node:module'
import type Zipcodes from 'zipcodes'
import { findRegion, REGIONS, type Region } from '../../shared/places/regions.ts'
import { createRandom } from '../../shared/random.ts'
import { US_CITIES } from './us-cities.ts'

export type SampleCity = {
  city: string
  region: Region
  areaCode: string
  /** ZIPs, or first halves of Canadian codes. */
  postalCodes: PostalCodes
}

export type PostalCodes = readonly { code: string; latitude: number; longitude: number }[]

/** 7 MB, loaded on demand. */
const zipcodes = (): typeof Zipcodes => createRequire(import.meta.url)('zipcodes')

const SPELLINGS: Readonly<Record<string, string>> = {
  'Coeur D Alene': "Coeur d'Alene",
  Dekalb: 'DeKalb',
  Deland: 'DeLand',
  'Fond Du Lac': 'Fond du Lac',
  'Hot Springs National Park': 'Hot Springs',
  'Kailua Kona': 'Kailua-Kona',
  Lagrange: 'LaGrange',
  'Lees Summit': "Lee's Summit",
  Mcallen: 'McAllen',
  Mckeesport: 'McKeesport',
  Mckinney: 'McKinney',
  Mcminnville: 'McMinnville',
  'Sault Sainte Marie': 'Sault Ste. Marie',
  'Wilkes Barre': 'Wilkes-Barre',
  'Winston Salem': 'Winston-Salem',
}

/** In a fixed mixed order: a prefix covers both countries. `american`: of americanPostalCodes. */
export function samplePlaces(american: ReadonlyMap<string, PostalCodes>): SampleCity[] {
  const places = [
    ...readTable(US_CITIES, (city, state) => american.get(`${state}/${city}`) ?? []),
    ...readTable(CANADIAN_CITIES, (_, __, areas) => areas.split(' ').map(pointOf)),
  ]
  return createRandom('places').shuffle(places)
}

type FindPostalCodes = (city: string, state: string, areas: string) => PostalCodes

function readTable(table: string, find: FindPostalCodes): SampleCity[] {
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [state = '', total = '0'] = line.split(' ', 2)
      const region = findRegion(state)
      if (!region) throw new Error(`No region has the code ${state}.`)
      const cities = line
        .slice(state.length + total.length + 2)
        .split('; ')
        .flatMap((group) =>
          group
            .slice(4)
            .split(',')
            .map((entry) => {
              const [named = '', areas = ''] = entry.split('=')
              const [city = '', weight = '0'] = named.split('*')
              const place = {
                city: spellingOf(city),
                region,
                areaCode: group.slice(0, 3),
                postalCodes: find(city, state, areas),
              }
              return { place, weight: Number(weight) }
            }),
        )
      return apportion(cities, Number(total))
    })
}

/** One each, the rest by d'Hondt. */
function apportion(cities: { place: SampleCity; weight: number }[], total: number): SampleCity[] {
  const counts = cities.map(() => 1)
  for (let placed = cities.length; placed < total; placed++) {
    let best = 0
    const quotient = (index: number) => Math.max(cities[index]?.weight ?? 0, 0.01) / (counts[index] ?? 1)
    for (let index = 1; index < cities.length; index++) if (quotient(index) > quotient(best)) best = index
    counts[best] = (counts[best] ?? 0) + 1
  }
  return cities.flatMap(({ place }, index) => Array<SampleCity>(counts[index] ?? 0).fill(place))
}

/** Cities abbreviate "saint" and "sainte". */
export function spellingOf(city: string): string {
  return SPELLINGS[city] ?? city.replace(/^Saint /, 'St. ').replace(/^Port Saint /, 'Port St. ')
}

/** The package puts Iqaluit's area, as wide as a country, 460 miles off. */
const TOWNS: Readonly<Record<string, { latitude: number; longitude: number }>> = {
  X0A: { latitude: 63.747, longitude: -68.517 },
}

/** Throws for an unknown code. */
export function pointOf(code: string) {
  if (TOWNS[code]) return { code, ...TOWNS[code] }
  const found = zipcodes().lookup(code)
  if (!found) throw new Error(`No postal area ${code}.`)
  return { code, latitude: found.latitude, longitude: found.longitude }
}

/** By "NC/Asheville"; box-only ZIPs share their town's point and are left out. */
export function americanPostalCodes(): Map<string, PostalCodes> {
  const states = new Set(REGIONS.filter((region) => region.country === 'US').map((region) => region.code))
  const byCity = new Map<string, { code: string; latitude: number; longitude: number }[]>()
  const seen = new Set<number>()
  const shared = new Set<number>()
  const keyOf = (point: { latitude: number; longitude: number }) =>
    point.latitude * 1e10 + point.longitude * 1e4
  for (const { zip, city, state, country, latitude, longitude } of Object.values(zipcodes().codes)) {
    if (country !== 'US' || !latitude || !longitude || !states.has(state)) continue
    const code = { code: zip, latitude, longitude }
    const codes = byCity.get(`${state}/${city}`)
    if (codes) codes.push(code)
    else byCity.set(`${state}/${city}`, [code])
    if (seen.has(keyOf(code))) shared.add(keyOf(code))
    seen.add(keyOf(code))
  }
  for (const [key, codes] of byCity) {
    const ownPoint = codes.filter((code) => !shared.has(keyOf(code)))
    if (ownPoint.length > 0) byCity.set(key, ownPoint)
  }
  return byCity
}

/** Code, partners, then `area code City*weight=FSA FSA, …; …`. */
export const CANADIAN_CITIES = `
ON 78 416 Toronto*12=M4C M4E M4K M4S M5R M6G M6P M6S,Scarborough*2=M1C M1E M1S,North York*2=M2J M3A M3H,Etobicoke*2=M8V M8X M9B; 905 Mississauga*4=L5B L5G L5M,Hamilton*4=L8P L8K L8V L9C,Brampton*3=L6T L6V L6X,Markham*2=L3P L3R,Oshawa=L1G L1J,Burlington=L7R L7M,Oakville=L6H L6J,Vaughan=L4L L4H,Richmond Hill=L4C,St. Catharines*2=L2M L2R,Niagara Falls=L2E L2G,Newmarket=L3Y,Whitby=L1N,Welland=L3B; 613 Ottawa*6=K1G K1S K1Y K2A,Kingston*2=K7L K7M,Belleville=K8N,Cornwall=K6J,Brockville=K6V,Pembroke=K8A,Perth=K7H; 519 London*4=N5Y N6A N6H,Windsor*3=N8T N8X N9A,Kitchener*2=N2G N2M,Waterloo=N2L,Guelph=N1H N1E,Cambridge=N1R,Brantford=N3R,Sarnia=N7T,Stratford=N4Z,Owen Sound=N4K,Woodstock=N4S,Chatham=N7L,Goderich=N7A; 705 Barrie*2=L4M L4N,Greater Sudbury*2=P3A P3E,Peterborough=K9H K9J,Sault Ste. Marie=P6A P6B,North Bay=P1B,Orillia=L3V,Timmins=P4N,Huntsville=P1H,Collingwood=L9Y; 807 Thunder Bay=P7B P7E,Kenora=P9N
QC 36 514 Montréal*9=H2X H2J H1Y H3N H4C H2E; 450 Longueuil*2=J4H J4K,Laval*3=H7N H7L H7V,Saint-Jérôme=J7Y,Terrebonne=J6W,Granby=J2G,Saint-Hyacinthe=J2S,Joliette=J6E,Saint-Jean-sur-Richelieu=J3B; 418 Québec*5=G1R G1K G1S G2J,Lévis=G6V,Rimouski=G5L,Saguenay=G7H,Saint-Georges=G5Y,Baie-Saint-Paul=G3Z,Gaspé=G4X,Rivière-du-Loup=G5R; 819 Gatineau*2=J8T J8P,Sherbrooke*2=J1H J1E,Trois-Rivières=G8Z G9A,Drummondville=J2C,Magog=J1X,Val-d'Or=J9P,Rouyn-Noranda=J9X,Shawinigan=G9N,Victoriaville=G6P
BC 22 604 Vancouver*6=V5T V5R V6K V6P,Surrey*2=V3R V3T,Burnaby=V5C,Richmond=V6Y,North Vancouver=V7L,Abbotsford=V2S,Chilliwack=V2P,Langley=V3A; 250 Victoria*2=V8V V8T,Kelowna=V1Y,Kamloops=V2C,Nanaimo=V9R,Prince George=V2L,Nelson=V1L,Courtenay=V9N
AB 18 403 Calgary*6=T2E T2N T2T T3B,Lethbridge=T1J,Medicine Hat=T1A,Red Deer=T4N,Canmore=T1W; 780 Edmonton*6=T5K T5N T6C T6E,Grande Prairie=T8V,St. Albert=T8N,Fort McMurray=T9H
MB 5 204 Winnipeg*3=R2H R3G R3L,Brandon=R7A,Steinbach=R5G
SK 5 306 Saskatoon=S7H,Regina=S4S,Prince Albert=S6V,Moose Jaw=S6H,Swift Current=S9H
NS 5 902 Halifax=B3K B3L,Sydney=B1P,Truro=B2N,Dartmouth=B2Y,Wolfville=B4P
NB 4 506 Moncton=E1C,Fredericton=E3B,Saint John=E2K,Edmundston=E3V
NL 3 709 St. John's=A1C A1E,Corner Brook=A2H,Gander=A1V
PE 2 902 Charlottetown=C1A,Summerside=C1N
NT 1 867 Yellowknife=X1A
YT 1 867 Whitehorse=Y1A
NU 1 867 Iqaluit=X0A
`
