import type { Random } from '../../shared/random.ts'

export type Landscape =
  | 'coast'
  | 'desert'
  | 'lake'
  | 'mountain'
  | 'plain'
  | 'river'
  | 'south'
  | 'wood'
  | 'north'
  | 'island'

const BY_REGION: Readonly<Record<string, readonly Landscape[]>> = {
  AK: ['north', 'mountain', 'coast'],
  AL: ['south', 'river'],
  AR: ['south', 'mountain', 'river'],
  AZ: ['desert'],
  CA: ['coast', 'coast', 'wood', 'desert'],
  CO: ['mountain'],
  CT: ['coast', 'wood'],
  DC: ['river'],
  DE: ['coast', 'river'],
  FL: ['coast', 'south'],
  GA: ['south', 'wood'],
  HI: ['island'],
  IA: ['plain', 'river'],
  ID: ['mountain', 'river'],
  IL: ['plain', 'river', 'lake'],
  IN: ['plain', 'river', 'wood'],
  KS: ['plain'],
  KY: ['wood', 'river', 'south'],
  LA: ['south', 'river'],
  MA: ['coast', 'wood'],
  MD: ['coast', 'river'],
  ME: ['coast', 'wood'],
  MI: ['lake', 'wood'],
  MN: ['lake', 'north'],
  MO: ['river', 'plain', 'wood'],
  MS: ['south', 'river'],
  MT: ['mountain', 'plain'],
  NC: ['mountain', 'wood', 'coast', 'south'],
  ND: ['plain', 'north'],
  NE: ['plain', 'river'],
  NH: ['wood', 'mountain'],
  NJ: ['coast', 'river'],
  NM: ['desert', 'mountain'],
  NV: ['desert'],
  NY: ['river', 'lake', 'wood'],
  OH: ['river', 'lake', 'wood'],
  OK: ['plain', 'river'],
  OR: ['wood', 'coast', 'river'],
  PA: ['river', 'wood', 'mountain'],
  RI: ['coast'],
  SC: ['south', 'coast'],
  SD: ['plain'],
  TN: ['south', 'river', 'mountain'],
  TX: ['plain', 'south', 'desert', 'river'],
  UT: ['mountain', 'desert'],
  VA: ['river', 'wood', 'south'],
  VT: ['wood', 'mountain'],
  WA: ['wood', 'coast', 'mountain'],
  WI: ['lake', 'wood'],
  WV: ['mountain', 'river'],
  WY: ['mountain', 'plain'],
  AB: ['plain', 'mountain'],
  BC: ['coast', 'mountain', 'wood'],
  MB: ['plain', 'lake'],
  NB: ['river', 'coast', 'wood'],
  NL: ['coast', 'north'],
  NS: ['coast'],
  ON: ['lake', 'river', 'wood'],
  PE: ['coast'],
  QC: ['river', 'wood', 'north'],
  SK: ['plain'],
  NT: ['north'],
  NU: ['north'],
  YT: ['north', 'mountain'],
}

const names = (text: string): readonly string[] => text.split(',')

export const LANDSCAPE_NAMES: Readonly<Record<Landscape, readonly string[]>> = {
  coast: names(
    'Harbor Light,Quiet Water,Tidewater,Gull Point,Seven Sands,Bay Laurel,Saltmeadow,Driftwood,Cove House,Evening Tide,Lantern Bay,Shoreline,Anchorage House,Marsh Wren',
  ),
  desert: names(
    'Desert Willow,Red Mesa,Ocotillo,Palo Verde,Juniper Mesa,Canyon Rest,Agave,Evening Star,High Desert,Sage & Stone,Mesquite Grove,Quiet Canyon,Piñon',
  ),
  lake: names(
    'Quiet Water,Lakeview,Heron Point,Stillwater,Birch Landing,Loon Lake,Northfield,Whitepine,Three Birches,Clearwater,Lantern Lake,Reedbank,Evening Shore',
  ),
  mountain: names(
    'Laurel Ridge,Aspen Grove,Blue Ridge Rest,High Meadow,Cedar Ridge,Timberline,Stone Creek,Larkspur,Columbine,Ridgeline,Hawk Mountain,Spruce Hollow,Longview',
  ),
  plain: names(
    'Prairie Rest,Bluestem,Meadowlark,Wheatfield,Bellwether,Big Sky,Cottonwood,Windbreak,Larkfield,Open Sky,Northfield,Harvest Hill,Goldenrod',
  ),
  river: names(
    'Riverstone,Willow Bend,Stillriver,Bellwether,Ferry Landing,Sycamore,Millbrook,Stonebridge,Kingfisher,Quiet River,Elm Crossing,Riverbend,Old Mill',
  ),
  south: names(
    'Magnolia,Live Oak,Palmetto,Cypress Grove,Dogwood,Jasmine Hill,Evergreen Rest,Mockingbird,Pecan Grove,Crape Myrtle,Sweetgum,Heartpine,Oak Alley',
  ),
  wood: names(
    'Laurel Ridge,Cedar Hollow,Fernwood,Hemlock Hill,Maple Grove,Stone Wall,Beechwood,Greenbriar,Northfield,Thornbury,Applewood,Brookside,Wren Hollow',
  ),
  north: names(
    'Northern Light,Spruce House,Aurora,Snowberry,Tamarack,Ravenwood,White Birch,North Star,Caribou Trail,Evening Light',
  ),
  island: names('Plumeria,Hibiscus,Trade Wind,Koa Grove,Ocean Rest,Nani Kai,Maile,Palm Garden,Evening Tide'),
}

/** One of the region's. */
export function landscapeOf(regionCode: string, random: Random): Landscape {
  return random.pick(BY_REGION[regionCode] ?? ['river', 'wood'])
}
