import zipcodes from 'zipcodes'
import { createRandom } from '../../src/shared/random.ts'

export type FacilityList = {
  csv: string
  /** Lines, as in a spreadsheet, whose city was made wrong on purpose. */
  wrongCityLines: ReadonlySet<number>
  spellingCount: number
}

const NAMES =
  'QUINCY BAY HARBOR ELM OAK HILLSIDE SMITH MURPHY SULLIVAN OLEARY SILVA COSTA NGUYEN COHEN ROSSI DUBOIS'.split(
    ' ',
  )
const KINDS =
  'DAY CARE,DENTAL ASSOC PC,CPA,YMCA,HVAC INC,AUTO BODY,PIZZA,FUNERAL HOME,SALON,ELECTRIC CO INC'.split(',')
const STREETS = 'MAIN ST,HIGH STREET,WASHINGTON ST,BROADWAY,UNION AVE,SCHOOL ST,PARK AVENUE,CENTRE ST'.split(
  ',',
)
/** Of a list that people typed for years, in one of this many rows. */
const ROWS_PER_WRONG_CITY = 250

/**
 * Makes a list like a state's register of licences: all capitals, ZIPs that lost their zero, many spellings of
 * each city, shared telephones and buildings, and some cells that are no city. Always the same.
 */
export function facilityList(count: number): FacilityList {
  const { pick, int } = createRandom('facilities')
  const places = Object.values(zipcodes.codes).filter(
    (place) => place.country === 'US' && place.state === 'MA' && place.latitude,
  )
  const wrongCityLines = new Set<number>()
  const spellings = new Set<string>()
  const lines = Array.from({ length: count }, (_, number) => {
    const place = pick(places)
    let city = pick(spellingsOf(place.city.toUpperCase()))
    if (number % ROWS_PER_WRONG_CITY === 17) {
      wrongCityLines.add(number + 2)
      city = pick(['SUITE 209', 'BOAT', '2ND FLOOR', slipIn(place.city.toUpperCase()), `${city} MA`])
    }
    spellings.add(city)
    const name = `${pick(NAMES)} ${pick(NAMES)} ${pick(KINDS)}`
    const address = `${int(1, 900)} ${pick(STREETS)}${int(0, 3) === 0 ? ` #${int(1, 500)}` : ''}`
    const phone = `${pick([617, 508, 781, 978, 413])}${int(200, 899)}${int(1000, 9999)}`
    return `${name},${address},${city},MA,${Number(place.zip)},${phone}`
  })
  return {
    csv: ['NAME,ADDRESS,CITY,STATE,ZIP,PHONE', ...lines].join('\r\n'),
    wrongCityLines,
    spellingCount: spellings.size,
  }
}

function spellingsOf(city: string): string[] {
  const others = [
    city.replace(/^NORTH /, 'N. '),
    city.replace(/^NORTH /, 'NO '),
    city.replace(/^SOUTH /, 'SO. '),
    city.replace(/^EAST /, 'E '),
    city.replace(/^WEST /, 'W '),
    city.replace(/BORO$/, 'BOROUGH'),
    city.replace(/BOROUGH$/, 'BORO'),
    city.replace(/CENTER$/, 'CTR'),
    city.replace(/ /g, '').length > 11 ? city.replace(' ', '') : city,
  ]
  return [city, city, city, city, ...others]
}

/** Two letters changed places in the middle, and one is lost: no other place's name. */
function slipIn(city: string): string {
  const at = city.length >> 1
  return `${city.slice(0, at - 1)}${city.charAt(at)}${city.charAt(at - 1)}${city.slice(at + 2)}XZ`
}
