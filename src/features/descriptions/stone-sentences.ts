import type { Facts } from './facts.ts'
import { type Sentence, say } from './sentence.ts'

/** True of every partner. */
export const STONES: readonly Sentence[] = [
  say('stones', () => 'After a cremation, the ashes can be returned as a collection of smooth stones.'),
  say(
    'stones',
    () => 'Families can choose solidified remains, a collection of smooth stones in place of ash.',
  ),
  say(
    'stones',
    (_, w) =>
      `${w.Who} is authorized to offer solidified remains, in which all of the ashes become smooth stones.`,
  ),
  say(
    'stones',
    (_, w) =>
      `As an authorized partner, ${w.Who.charAt(0).toLowerCase()}${w.Who.slice(1)} can have ashes formed into smooth stones.`,
  ),
  say(
    'stones',
    () => 'One of the choices is solidified remains: stones to hold, made of the ashes themselves.',
  ),
  say(
    'stones',
    () => 'With solidified remains, what comes back to the family is a set of smooth stones rather than ash.',
  ),
  say('stones', () => 'Instead of ash, a family may receive smooth stones, known as solidified remains.'),
  say(
    'stones',
    () => 'Those who would rather not keep ash can ask about solidified remains, which are smooth stones.',
  ),
  say(
    'stones',
    () => 'Ashes can be given back in another form here, as stones that are smooth to the touch.',
  ),
  say('stones', () => 'Cremated remains can be returned as solid stones in place of loose ash.'),
  say(
    'stones',
    () => 'Where an urn is not what a family wants, ashes can be made into a collection of stones.',
  ),
  say('stones', () => 'Through solidified remains, ashes take the form of smooth stones.'),
  say(
    'stones',
    (_, w) => `${w.Who} can arrange for ashes to become solidified remains, stones that fit in the hand.`,
  ),
  say('stones', () => 'Solidified remains are offered too: smooth stones made of all the ashes.'),
  say('stones', () => 'For those who want something they can hold, ashes can be turned into smooth stones.'),
  say(
    'stones',
    (f) => `Families who come to the ${f.kind} for solidified remains receive the ashes as stones.`,
  ),
  say('stones', () => 'It is possible to have ashes returned as stones instead of in an urn.'),
  say(
    'stones',
    () => 'Solidified remains replace ash with a collection of stones, each of them smooth and solid.',
  ),
]

export const USES: readonly Sentence[] = [
  say('use', () => 'The stones can be held, shared or kept.'),
  say('use', () => 'Relatives can divide the stones among themselves.'),
  say('use', () => 'Families keep the stones together, share them, or return them to a place that mattered.'),
  say('use', () => 'The stones may be kept at home, or each person may take one.'),
  say('use', () => 'Stones can be carried in a pocket, set on a shelf or left in a place that mattered.'),
  say('use', () => 'Brothers and sisters who live far apart can each have some of the stones.'),
  say('use', () => 'The stones can be kept in one place or passed on to relatives and friends.'),
  say('use', () => 'Some families keep all of the stones; others give them to the people who were closest.'),
  say('use', () => 'Unlike ash, the stones can be handled without fear of spilling.'),
  say('use', () => 'A few of the stones can be set aside for a grandchild or an old friend.'),
  say('use', () => 'Stones can be set out on a table when relatives come together.'),
  say('use', () => 'One stone may be buried with earlier relatives and the rest kept.'),
  say('use', () => 'A stone can stay on a windowsill at home while another travels.'),
]

export const EARLIER_ASHES: readonly Sentence[] = [
  say('ashes', () => 'An urn that has stood on a shelf for years can be opened again for this purpose.'),
  say(
    'ashes',
    () => 'Nobody has to start over: ashes from an earlier cremation become stones in the same way.',
  ),
  say(
    'ashes',
    () => 'Where the ashes have been at home since an earlier death, they too can be made into stones.',
  ),
  say('ashes', () => 'Ashes that are already at home can be made into stones as well.'),
  say('ashes', () => 'Stones can be made after a new cremation and also with ashes from an earlier one.'),
  say('ashes', () => 'Families who have kept ashes for years can ask about stones too.'),
  say('ashes', () => 'The cremation need not be recent, since older ashes can be made into stones too.'),
  say(
    'ashes',
    () => 'For solidified remains it makes no difference whether the cremation is recent or long past.',
  ),
  say('ashes', () => 'Someone who has had an urn at home for a long time can ask about the stones as well.'),
]

const color = (f: Facts) => (f.isCanadian ? 'colour' : 'color')

export const NATURE: readonly Sentence[] = [
  say('nature', (f) => `The number, size and ${color(f)} of the stones differ from person to person.`),
  say('nature', (f) => `Each collection differs from the next in size and ${color(f)}.`),
  say(
    'nature',
    (f) =>
      `How many stones there are, and of what ${color(f)}, cannot be chosen, because nothing is added to alter them.`,
  ),
  say('nature', () => 'Nothing is added to alter the stones, so each collection has its own look.'),
  say('nature', () => 'The stones are solid and clean, and can be kept on a shelf or carried.'),
  say(
    'nature',
    (f) => `Some stones are light and some are dark; the ${color(f)} follows from the ashes alone.`,
  ),
]

export const DECIDING: readonly Sentence[] = [
  say('when', () => 'The cremation comes first; the stones can be thought about afterward.'),
  say('when', () => 'Some decisions have to be made soon after a death; the one about stones does not.'),
  say('when', () => 'Ashes can be kept as they are until everyone in the family has had a say.'),
  say('when', () => 'The choice between ash and stones can be left open for as long as a family likes.'),
  say('when', () => 'The decision about stones can wait until after the cremation.'),
  say('when', () => 'Nothing about the stones has to be decided in the first days.'),
  say('when', () => 'A family can decide on solidified remains at once, or much later.'),
  say('when', () => 'There is no need to decide on the stones on the day of the death.'),
  say('when', () => 'Families who are unsure can keep the ashes for now and ask again when they are ready.'),
  say('when', () => 'Whoever needs time to think can take it, since ashes can be made into stones later.'),
  say('when', () => 'The question of what to do with the ashes does not have to be answered first.'),
]
