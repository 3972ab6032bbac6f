import { foldWords } from '../../finder/vocabulary/fold-words.ts'
import { CITY_DISTRICTS } from '../names/city-districts.ts'
import { HOSPITALS_AND_CAMPUSES } from '../names/hospitals-and-campuses.ts'
import { LANDMARKS } from '../names/landmarks.ts'
import { MILITARY_BASES } from '../names/military-bases.ts'
import { NEIGHBOURHOODS } from '../names/neighbourhoods.ts'
import { placeKey } from './place-key.ts'

/** Folded, with airport codes. */
const NICKNAMES = `
AB Calgary: yyc, cowtown calgary
AB Edmonton: yeg
AB Fort McMurray: fort mac
AL Birmingham: magic city alabama, bham, b ham
AL Huntsville: rocket city
AL Tuscaloosa: t town, druid city
AZ Lake Havasu City: lake havasu, havasu
AZ Phoenix: phx, valley of the sun
AZ Tucson: old pueblo
BC Kelowna: ylw
BC Vancouver: vancity, van city, yvr
BC Victoria: yyj, garden city
CA Bakersfield: bako
CA Long Beach: lbc
CA Los Angeles: city of angels, lax, la california, la ca, los angelos, tinseltown, city of los angeles
CA Modesto: mo town california
CA Oakland: oaktown
CA Sacramento: sac, smf, sactown, sac town, sacto, river city
CA San Bernardino: san berdoo, berdoo
CA San Diego: sandiego
CA San Francisco: san fran, sf, sfo, frisco california
CA San Jose: sjc, san jo
CA San Luis Obispo: slo, slo ca
CO Colorado Springs: colo springs, co springs, the springs
CO Denver: mile high city
CO Fort Collins: foco
DC Washington: dc, washington dc, washington district of columbia
FL Fort Lauderdale: ft lauderdale, fll
FL Gainesville: hogtown florida
FL Jacksonville: jax, duval, river city, jville
FL Jacksonville Beach: jax beach
FL Miami: magic city, mia
FL Orlando: mco, city beautiful, otown, o town
FL Saint Petersburg: saint pete, sunshine city
FL Tampa: tpa, cigar city
GA Atlanta: hotlanta, atl, a town, the atl
GA Augusta: garden city
GA Savannah: hostess city
HI Honolulu: honolulu oahu, hnl
HI Kailua-Kona: kona
HI Wailuku: maui
ID Coeur dAlene: cda
IL Chicago: windy city, chi town, chitown, ord
IN Fort Wayne: summit city
IN Gary: magic city indiana
IN Indianapolis: naptown, circle city, indy
KS Kansas City: kck, kc
KS Wichita: ict
KY Louisville: derby city
LA Baton Rouge: red stick, btr
LA New Orleans: nueva orleans, nouvelle orleans, nawlins, big easy, crescent city louisiana, nola, msy
MA Boston: beantown, bean town
MA Springfield: city of homes
MA Worcester: woo town, wormtown
MB Winnipeg: the peg, ywg, peg city, winterpeg
MD Baltimore: bmore, balto, charm city, bwi
ME Portland: forest city maine
MI Ann Arbor: a squared
MI Detroit: motor city, motown, dtw, renaissance city
MI Flint: vehicle city
MI Grand Rapids: gr michigan, furniture city, grr
MI Kalamazoo: kzoo
MI Sault Ste. Marie: soo, the soo
MN Duluth: zenith city
MN Minneapolis: mpls, msp
MO Kansas City: kc, kcmo, city of fountains, kc missouri
MO Saint Louis: stl, gateway city
MT Butte: butte silver bow
MT Missoula: zoo town, zootown
NB Moncton: hub city
NB Saint John: saint john new brunswick
NC Asheville: avl
NC Charlotte: queen city, clt, the queen city
NC Durham: bull city, bull durham
NC Greensboro: gso, gate city
NC Raleigh: rdu, city of oaks, oak city
NC Winston-Salem: camel city
NH Manchester: queen city
NJ Jersey City: chilltown
NJ Newark: ewr
NL St. Johns: saint johns newfoundland
NM Albuquerque: abq, albq, duke city
NM Las Cruces: cruces
NS Halifax: yhz
NT Yellowknife: yzf, yk
NV Las Vegas: sin city, vegas, los vegas
NV Reno: biggest little city
NY Bronx: the bronx
NY Buffalo: nickel city, queen city, city of good neighbors
NY New York: nyc, nueva york, ville de new york, new york city, ny city, big apple, manhattan ny, manhattan new york, manhattan nyc, jfk, lga
NY Rochester: flower city
NY Syracuse: salt city, cuse
OH Akron: rubber city
OH Cincinnati: cincy, cinci, queen city, cinti, cin city
OH Cleveland: cle, c town, forest city
OH Columbus: cbus
OH Dayton: gem city
OH Toledo: glass city
OH Youngstown: ytown, y town
OK Oklahoma City: okc
OK Tulsa: t town
ON Brampton: flower city
ON Greater Sudbury: sudbury
ON Hamilton: the hammer, steeltown, steel town, hammertown, steel city
ON Kingston: limestone city, ygk
ON Kitchener: k w
ON London: forest city
ON Ottawa: yow, bytown
ON Peterborough: electric city
ON Sault Ste. Marie: the soo, soo
ON St. Catharines: saint kitts, garden city, saint catherines
ON Thunder Bay: t bay, tbay, lakehead
ON Toronto: hogtown, the six, tdot, yyz, the 6ix, 6ix, t dot
ON Windsor: rose city
OR Eugene: tracktown, emerald city
OR Portland: pdx, rose city, stumptown, rip city, bridge city, city of roses
PA Allentown: a town, queen city
PA Philadelphia: quaker city, filadelfia, philadelphie, city of brotherly love, philly, phila, illadelph, the city of brotherly love
PA Pittsburgh: steel city, pgh, pitt, pittsburg pa, pittsburg pennsylvania, the burgh, iron city
PA Scranton: electric city
QC Montréal: old montreal, vieux montreal, plateau mont royal, le plateau, mtl, yul
QC Québec: old quebec, vieux quebec, quebec city, city of quebec, ville de quebec, ville quebec
QC Trois-Rivières: three rivers quebec
SC Charleston: holy city, chas
SC Columbia: cola town, soda city
SC Greenville: gvl
SD Sioux Falls: sufu
SK Moose Jaw: the jaw
SK Regina: yqr
SK Saskatoon: yxe
TN Chattanooga: scenic city, nooga
TN Clarksville: queen city
TN Knoxville: marble city, ktown
TN Memphis: bluff city
TN Nashville: music city, bna, nashvegas, nash vegas
TX Austin: atx
TX Corpus Christi: sparkling city, corpus
TX Dallas: big d, dtown
TX El Paso: sun city, epx
TX Fort Worth: cowtown, foat worth, ft worth
TX Houston: space city, bayou city, htx, h town, iah
TX Lubbock: hub city
TX San Antonio: alamo city, san antone, satx, sanantone, san anton
UT Salt Lake City: slc, salt lake, crossroads of the west
VA Norfolk: mermaid city
VA Richmond: rva
VA Roanoke: star city
VA Virginia Beach: va beach, vb
VT Burlington: queen city, btv
WA Seattle: emerald city, jet city
WA Spokane: lilac city
WA Tacoma: t town, city of destiny, grit city
WA Bellingham: bham
WA Vancouver: the couve, vancouver usa
WI Milwaukee: mke, cream city, brew city
WY Jackson: jackson hole
YT Whitehorse: yxy
`

export type NamedCity = {
  cityKey: string
  regionCode: string
  /** Part of the city, or a base beside it; businesses may bear the name. */
  isPart: boolean
  /** The part alone ("hyde park") yields to cities of that name with partners. */
  isShort: boolean
  /** Counts only beside its state or city. */
  needsMore: boolean
}

/** By key; several cities may share one ("queen city"). */
export function buildNicknames(): ReadonlyMap<string, readonly NamedCity[]> {
  const names = [
    ...readNames(NICKNAMES, false),
    ...readNames(LANDMARKS, true),
    ...readNames(MILITARY_BASES, true),
    ...readNames(NEIGHBOURHOODS, true),
    ...readNames(HOSPITALS_AND_CAMPUSES, true),
    ...readNames(CITY_DISTRICTS, true),
  ]
  const byKey = new Map<string, NamedCity[]>()
  for (const [key, city] of names) byKey.set(key, [...(byKey.get(key) ?? []), city])
  return byKey
}

function readNames(table: string, isPart: boolean): (readonly [string, NamedCity])[] {
  return table
    .trim()
    .split('\n')
    .flatMap((line) =>
      line
        .slice(3)
        .split('; ')
        .map((city) => [line.slice(0, 2), city] as const),
    )
    .flatMap(([regionCode, city]) => {
      const [name = '', names = ''] = city.split(': ')
      const named = { cityKey: placeKey(name), regionCode, isPart, isShort: false, needsMore: false }
      return names.split(', ').flatMap((other) => {
        const own = [
          placeKey(other.replace(/^\+/, '')),
          { ...named, needsMore: other.startsWith('+') },
        ] as const
        const part = partBefore(foldWords(other), foldWords(name))
        return table === NEIGHBOURHOODS && part
          ? [own, [placeKey(part), { ...named, isShort: true }] as const]
          : [own]
      })
    })
}

/** Shorter words are names of people and many towns. */
const MIN_PART = 6
const DIRECTION = /^(?:north|south|east|west|mid|old|saint|uptown|downtown|midtown|chinatown|little)/

/** "hyde park" of "hyde park tampa"; undefined of "west tampa". */
function partBefore(name: string, city: string): string | undefined {
  const part = name.endsWith(` ${city}`) ? name.slice(0, -city.length - 1) : ''
  const isTelling = part.includes(' ') || part.length >= MIN_PART
  return isTelling && !DIRECTION.test(part) ? part : undefined
}
