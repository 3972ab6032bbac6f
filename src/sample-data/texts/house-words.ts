import type { Random } from '../../shared/random.ts'
import type { HouseKind } from '../houses.ts'
import type { Landscape } from '../places/landscapes.ts'

const BUILDINGS: Readonly<Record<HouseKind, readonly string[]>> = {
  colonial: [
    'a white house with a columned porch',
    'a white clapboard house with dark shutters',
    'an old white house set back from the road',
  ],
  cottage: [
    'a gabled cottage with a brick chimney',
    'a low house under a steep gable',
    'a storybook cottage with a round window',
  ],
  brick: [
    'a brick house with tall windows',
    'a square brick house with a white doorway',
    'a brick house that was once a doctor’s',
  ],
  prairie: [
    'a low, wide house with deep eaves',
    'a single-story house of stone and cedar',
    'a long, low building with windows on the garden',
  ],
  adobe: [
    'an adobe house with a shaded porch',
    'a plastered house with a heavy wooden door',
    'a low adobe with thick, cool walls',
  ],
  stone: [
    'a gray stone house with a mansard roof',
    'an old stone house with dormer windows',
    'a fieldstone house with painted shutters',
  ],
  chapel: [
    'a former chapel with a small steeple',
    'a plain white chapel and the house beside it',
    'a small country church that we restored',
  ],
  porch: [
    'a farmhouse with a long front porch',
    'a tall frame house with a wraparound porch',
    'a frame house with a swing on the porch',
  ],
}
const OUTSIDES: Readonly<Record<Landscape, readonly string[]>> = {
  coast: [
    'a garden out of the wind',
    'a sheltered terrace',
    'a bench among the hydrangeas',
    'a gate into a walled garden',
  ],
  desert: [
    'a courtyard with a mesquite tree',
    'a walled garden of sage',
    'a shaded ramada',
    'a courtyard with a small fountain',
  ],
  lake: ['a long lawn', 'a stand of birches', 'a bench beneath the pines', 'a garden by the pond'],
  mountain: [
    'a garden with a long view',
    'a bench among the aspens',
    'a path into the trees',
    'a terrace that looks at the hills',
  ],
  plain: [
    'a garden behind a windbreak',
    'a wide lawn under cottonwoods',
    'a bench in the prairie grass',
    'a porch with a great deal of sky',
  ],
  river: [
    'a bench beneath the willows',
    'a walled garden',
    'a path down to the creek',
    'an old sycamore to sit under',
  ],
  south: [
    'a garden under the live oaks',
    'a porch with rocking chairs',
    'a magnolia older than the house',
    'a brick-walled garden',
  ],
  wood: [
    'a garden with two benches',
    'an old maple to sit under',
    'a path into the woods',
    'a walled herb garden',
  ],
  north: [
    'a row of spruces',
    'a small garden for the short summer',
    'a window seat that faces the snow',
    'a bench among the birches',
  ],
  island: [
    'a garden of plumeria',
    'a covered lanai',
    'a bench that faces the sea',
    'a lawn under the monkeypod trees',
  ],
}

/** The same number gives the same words. */
export function buildingWords(house: HouseKind, number: number): string {
  const words = BUILDINGS[house]
  return words[number % words.length] ?? words[0] ?? 'a house'
}

/** A place to sit or walk. */
export function outsideWords(landscape: Landscape, random: Random): string {
  return random.pick(OUTSIDES[landscape])
}
