import { placeKey } from './place-key.ts'

/** Common other names of cities, airport codes among them, folded. */
const NICKNAMES = `
AB Calgary: yyc, cowtown calgary
AB Edmonton: yeg
AB Fort McMurray: fort mac
AZ Phoenix: phx
BC Kelowna: ylw
BC Vancouver: vancity, van city, yvr
BC Victoria: yyj
CA Long Beach: lbc
CA Los Angeles: city of angels, lax, la california, la ca, los angelos
CA Sacramento: sac, smf
CA San Bernardino: san berdoo, berdoo
CA San Diego: sandiego
CA San Francisco: san fran, sf, sfo, frisco california
CA San Jose: sjc
CA San Luis Obispo: slo, slo ca
CO Colorado Springs: colo springs, co springs
CO Denver: mile high city
DC Washington: dc, washington dc, washington district of columbia
FL Fort Lauderdale: ft lauderdale, fll
FL Jacksonville: jax
FL Miami: magic city, mia
FL Orlando: mco
FL Saint Petersburg: saint pete
FL Tampa: tpa
GA Atlanta: hotlanta, atl
HI Honolulu: honolulu oahu, hnl
ID Coeur dAlene: cda
IL Chicago: windy city, chi town, chitown, ord
IN Indianapolis: naptown, circle city, indy
KS Kansas City: kck
KY Louisville: derby city
LA New Orleans: nueva orleans, nouvelle orleans, nawlins, big easy, crescent city louisiana, nola, msy
MA Boston: beantown
MB Winnipeg: the peg, ywg
MD Baltimore: bmore, balto, charm city, bwi
MI Ann Arbor: a squared
MI Detroit: motor city, motown, dtw
MI Grand Rapids: gr michigan
MI Kalamazoo: kzoo
MN Minneapolis: mpls, msp
MO Kansas City: kc, kcmo
MO Saint Louis: stl, gateway city
MT Butte: butte silver bow
NB Saint John: saint john new brunswick
NC Charlotte: queen city, clt
NC Durham: bull city
NC Raleigh: rdu
NL St. Johns: saint johns newfoundland
NM Albuquerque: abq, albq, duke city
NS Halifax: yhz
NV Las Vegas: sin city, vegas, los vegas
NV Reno: biggest little city
NY Bronx: the bronx
NY New York: nyc, nueva york, ville de new york, new york city, ny city, big apple, manhattan ny, manhattan new york, manhattan nyc, jfk, lga
NJ Newark: ewr
OH Cincinnati: cincy, cinci
OH Cleveland: cle
OH Columbus: cbus
OK Oklahoma City: okc
ON Greater Sudbury: sudbury
ON Hamilton: the hammer
ON Ottawa: yow, bytown
ON Sault Ste. Marie: the soo
ON Toronto: hogtown, the six, tdot, yyz
OR Portland: pdx, rose city
PA Philadelphia: filadelfia, philadelphie, city of brotherly love, philly, phila
PA Pittsburgh: steel city, pgh, pitt, pittsburg pa, pittsburg pennsylvania
QC Montréal: old montreal, vieux montreal, plateau mont royal, le plateau, mtl, yul
QC Québec: old quebec, vieux quebec, quebec city, city of quebec, ville de quebec, ville quebec
SC Charleston: holy city, chas
SK Regina: yqr
SK Saskatoon: yxe
TN Memphis: bluff city
TN Nashville: music city, bna
TX Austin: atx
TX Corpus Christi: sparkling city
TX Dallas: big d
TX Fort Worth: cowtown
TX Houston: space city, bayou city, htx, h town, iah
TX San Antonio: alamo city, san antone, satx
UT Salt Lake City: slc, salt lake
VA Richmond: rva
WA Seattle: emerald city
WY Jackson: jackson hole
`

export type NamedCity = { cityKey: string; regionCode: string }

/** Returns the cities by the key of their other name. */
export function buildNicknames(): ReadonlyMap<string, NamedCity> {
  return new Map(
    NICKNAMES.trim()
      .split('\n')
      .flatMap((line) => {
        const [city = '', names = ''] = line.split(': ')
        const named = { cityKey: placeKey(city.slice(3)), regionCode: city.slice(0, 2) }
        return names.split(', ').map((name) => [placeKey(name), named] as const)
      }),
  )
}
