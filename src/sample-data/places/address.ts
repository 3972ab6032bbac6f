import type { Random } from '../../shared/random.ts'
import { pointOf, type SampleCity } from './cities.ts'

const words = (text: string): readonly string[] => text.split(',')

const STREETS = words(
  'Main Street,Church Street,Maple Avenue,Oak Street,Elm Street,Walnut Street,Chestnut Street,Cedar Street,Spring Street,Mill Road,Park Avenue,Franklin Street,Washington Street,Jefferson Avenue,Madison Street,Lincoln Avenue,Jackson Street,Grove Street,Highland Avenue,Hillside Avenue,Prospect Street,Pleasant Street,Center Street,Court Street,College Avenue,School Street,Union Street,Liberty Street,Orchard Road,Linden Avenue,Sycamore Street,Willow Street,Juniper Street,Laurel Street,Valley Road,Ridge Road,River Road,Garden Street,Summit Avenue,Locust Street,Birch Street,Fairview Avenue,Third Street,Fourth Street,Fifth Avenue,Sixth Street,Ninth Street,Depot Street,Academy Street,Stone Street,Sunset Drive,Meadow Lane,Cottage Street',
)
const BY_AREA: Readonly<Record<string, readonly string[]>> = {
  coast: words(
    'Harbor Street,Bay Street,Ocean Avenue,Water Street,Shore Road,Beach Avenue,Front Street,Pier Street,Lighthouse Road',
  ),
  desert: words(
    'Camino Real,Mesa Street,Cactus Road,Palo Verde Drive,Camino del Norte,Alameda Street,Mission Street,Sage Street,San Pedro Avenue,Calle Real,Rio Grande Street',
  ),
  south: words(
    'Magnolia Street,Peachtree Street,Dogwood Lane,Live Oak Street,Pecan Street,Palmetto Avenue,Cypress Street,Old Mill Road',
  ),
  lake: words('Lake Street,Lakeshore Drive,Bay View Road,Birch Lane,Shoreline Drive,Pine Street'),
  plain: words(
    'Prairie Avenue,Railroad Street,Cottonwood Street,Broadway,Grain Street,Western Avenue,County Road 12',
  ),
  mountain: words(
    'Aspen Street,Canyon Road,Ridgeview Drive,Spruce Street,Pine Street,Mountain View Road,Columbine Lane',
  ),
  canada: words(
    'King Street,Queen Street,Dundas Street,Wellington Street,Victoria Street,Albert Street,Elgin Street,George Street,Simcoe Street,Charlotte Street,Duke Street,Princess Street,Regent Street',
  ),
  quebec: words(
    "rue Saint-Paul,rue Notre-Dame,rue Principale,rue Saint-Jean,rue Sainte-Anne,avenue du Parc,boulevard Saint-Laurent,rue de l'Église,avenue des Érables,chemin du Roy,rue Saint-Joseph,boulevard Laurier,rue du Couvent,avenue Royale,rue des Pins,rue Saint-Charles,rue de la Rivière,avenue du Collège,rue Champlain,chemin Sainte-Foy",
  ),
}
const AREAS_OF_REGION: Readonly<Record<string, string>> = {
  AZ: 'desert',
  CA: 'coast desert',
  CO: 'mountain',
  CT: 'coast',
  FL: 'coast south',
  GA: 'south',
  HI: 'coast',
  IA: 'plain',
  ID: 'mountain',
  KS: 'plain',
  LA: 'south',
  MA: 'coast',
  MD: 'coast',
  ME: 'coast',
  MI: 'lake',
  MN: 'lake',
  MS: 'south',
  MT: 'mountain plain',
  NC: 'south mountain',
  ND: 'plain',
  NE: 'plain',
  NM: 'desert',
  NV: 'desert',
  OK: 'plain',
  OR: 'coast',
  SC: 'south coast',
  SD: 'plain',
  TN: 'south',
  TX: 'south desert plain',
  UT: 'mountain',
  WA: 'coast',
  WI: 'lake',
  WY: 'mountain',
  AL: 'south',
  AK: 'mountain',
}
/** Canada Post never uses D, F, I, O, Q and U. */
const POSTAL_LETTERS = 'ABCEGHJKLMNPRSTVWXYZ'

/** No number: "Merrimon Avenue", "rue Saint-Paul". */
export function makeStreet(city: SampleCity, random: Random): string {
  if (city.region.code === 'QC') return random.pick(BY_AREA.quebec ?? STREETS)
  if (city.region.country === 'CA')
    return random.pick(random.chance(0.6) ? (BY_AREA.canada ?? STREETS) : STREETS)
  const areas = AREAS_OF_REGION[city.region.code]?.split(' ')
  const own = areas && random.chance(0.35) ? BY_AREA[random.pick(areas)] : undefined
  const street = random.pick(own ?? STREETS)
  const isPlain = /Street|Avenue|Broadway/.test(street)
  return isPlain && random.chance(0.22)
    ? `${random.pick(['North', 'South', 'East', 'West'])} ${street}`
    : street
}

/** Within a kilometer of the postal code's point. */
export function makeLocation(
  city: SampleCity,
  street: string,
  random: Random,
  known?: { houseNumber: number; zipCode: string },
) {
  const drawn = random.pick(city.postalCodes)
  const { code, latitude, longitude } = (known && pointOf(known.zipCode.split(' ')[0] ?? '')) || drawn
  const local = () => `${random.int(1, 9)}${random.pick([...POSTAL_LETTERS])}${random.int(1, 9)}`
  const jitter = () => (random.next() - 0.5) * 0.018
  const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5
  return {
    address: `${known?.houseNumber ?? makeHouseNumber(random)} ${street}`,
    zipCode: known?.zipCode ?? (city.region.country === 'CA' ? `${code} ${local()}` : code),
    latitude: rounded(latitude + jitter()),
    longitude: rounded(longitude + jitter()),
  }
}

function makeHouseNumber(random: Random): number {
  if (random.chance(0.3)) return random.int(3, 99)
  return random.chance(0.6) ? random.int(100, 999) : random.int(1000, 4800)
}
