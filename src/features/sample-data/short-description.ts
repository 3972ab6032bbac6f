import type { Facts } from './facts.ts'
import { buildingWords, outsideWords } from './house-words.ts'
import type { Random } from './random.ts'

type Sentence = (facts: Facts, random: Random) => string | false | null

const inProse = (name: string) => name.replaceAll("'", '’')
const short = (facts: Facts) => inProse(facts.shortName)
const city = (facts: Facts) => inProse(facts.city.city)
const numberWord = (count: number) =>
  ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'][count] ?? String(count)

const OPENINGS: readonly Sentence[] = [
  (f) => `${capital(short(f))} has cared for families in ${city(f)} since ${f.foundedYear}.`,
  (f) =>
    f.family &&
    `${f.family.founder} ${inProse(f.family.surname)} opened this house in ${f.foundedYear}, and the family still answers the door.`,
  (f) =>
    f.generation &&
    `${capital(short(f))} is a ${f.generation}-generation family house on ${f.street} in ${city(f)}.`,
  (f) =>
    f.family &&
    `${f.family.director} ${inProse(f.family.surname)} and a staff of ${numberWord(f.staff)} look after families in ${city(f)} and the country around it.`,
  (f) =>
    `Since ${f.foundedYear}, people in ${city(f)} have come to ${short(f)} when someone dies and they do not know what happens next.`,
  (f) =>
    !f.family &&
    `${capital(short(f))} was started in ${f.foundedYear} by ${numberWord(2 + (f.staff % 3))} funeral directors who wanted a quieter way of working in ${city(f)}.`,
  (f) => `You will find ${short(f)} on ${f.street} in ${city(f)}, where it has stood since ${f.foundedYear}.`,
  (f) =>
    f.locationCount > 1 &&
    `${capital(short(f))} keeps ${numberWord(f.locationCount)} houses in and near ${city(f)}; the first opened in ${f.foundedYear}.`,
  (f) =>
    f.style === 'cooperative' &&
    `Founded by its members in ${f.foundedYear}, the cooperative belongs to the families of ${city(f)} whom it serves.`,
  (f) =>
    f.family &&
    `The ${inProse(f.family.surname)} family has lived and worked on ${f.street} since ${f.foundedYear}.`,
  (f) => `${capital(short(f))} serves ${city(f)} from ${buildingWords(f.house, f.staff)} on ${f.street}.`,
  (f) =>
    f.family &&
    f.generation &&
    `What ${f.family.founder} ${inProse(f.family.surname)} began in ${f.foundedYear} is now in the hands of the ${f.generation} generation, here in ${city(f)}.`,
  (f) =>
    !f.family &&
    f.style === 'place' &&
    `${capital(short(f))} is independent, locally owned, and has been part of ${city(f)} since ${f.foundedYear}.`,
  (f) => `Families from ${city(f)} and the towns nearby have trusted ${short(f)} since ${f.foundedYear}.`,
]

const MIDDLES: readonly Sentence[] = [
  (f, r) =>
    `We meet families in ${buildingWords(f.house, f.annualCremations)}, with ${outsideWords(f.landscape, r)} for anyone who needs air.`,
  (f, r) =>
    f.chapelSeats > 0 &&
    `The chapel seats ${f.chapelSeats}, and the doors open onto ${outsideWords(f.landscape, r)}.`,
  (f) =>
    f.chapelSeats === 0 &&
    'We have no large hall; services are held in your church, your garden, or a place that mattered.',
  () => 'One person stays with you from the first call to the last.',
  () => 'We answer the telephone ourselves, at any hour.',
  () => 'If it is easier than coming to us, we will come to your kitchen table.',
  () => 'Prices are written down and given to you before anything is decided.',
  () => 'Nobody here works on commission, and nobody will hurry you.',
  (f) =>
    `We keep the house small on purpose: about ${Math.max(1, Math.round(f.annualCremations / 52))} ${f.annualCremations < 80 ? 'family' : 'families'} a week, so that each has our full attention.`,
  () => 'Bring photographs, bring the dog, bring questions; there is coffee, and there is time.',
  () => 'The paperwork is ours to do, and we explain each page before you sign it.',
  (f) =>
    f.services.includes('Veterans’ services') &&
    'We help veterans’ families with the flag, the honors and the forms.',
  (f) =>
    f.services.includes('Grief support') &&
    'A small grief circle meets here one evening a month, open to anyone.',
  (f) =>
    f.services.includes('Livestreamed services') &&
    'Relatives who cannot travel can follow a service from home.',
  (f) =>
    f.services.includes('Green burial') &&
    'Those who want the earth left as it was can choose a green burial.',
  (f) =>
    f.services.includes('Pre-planning') &&
    'People who would rather settle things ahead of time are welcome to sit down with us.',
  (f) =>
    f.services.includes('Celebration of life') &&
    'A service can be in a barn, on a boat or around a table, and need not look like a funeral.',
  (f) =>
    f.city.region.code === 'QC' && 'We speak French and English, and move between them as the family does.',
  (f) =>
    ['AZ', 'NM', 'TX', 'CA', 'FL', 'NV'].includes(f.city.region.code) &&
    'Se habla español: you can make every arrangement in Spanish or English.',
]

const ENDINGS: readonly Sentence[] = [
  () => 'We will show you the stones, say how long they take, and leave the deciding to you.',
  (f) =>
    `Solidified remains have been offered here since ${f.partnerSinceYear}, beside burial and scattering, for those who want them.`,
  () => 'Families who choose solidified remains can hold a few finished stones here first.',
  () => 'If ashes have been at home for years, they can still become stones; ask us how.',
  () => 'A tray of sample stones lies in the arrangement room, to be picked up and put down again.',
  (f) =>
    `Since ${f.partnerSinceMonth} ${f.partnerSinceYear} we also return remains as smooth stones, for those who would rather hold than scatter.`,
  () => 'Ask us about solidified remains, or do not; we begin with what you need today.',
  () => 'We can arrange solidified remains for you even when the cremation took place elsewhere.',
  () => 'The stones come back to us first, and we hand them to you in person.',
  () => 'Whether you choose ashes, stones or the churchyard, the care is the same.',
  () => 'We are glad to talk about stones, ashes and burial plainly, with what each costs.',
  () => 'Brothers and sisters who live far apart often choose the stones, because they can be shared.',
]

/** Two to four sentences about a house, 120 to 420 characters, warm and plain, from its own facts. */
export function writeShortDescription(facts: Facts, random: Random): string {
  const from = (pool: readonly Sentence[]) => {
    const possible = pool
      .map((sentence) => sentence(facts, random))
      .filter((text): text is string => Boolean(text))
    return () => random.pick(possible)
  }
  const [opening, middle, ending] = [from(OPENINGS), from(MIDDLES), from(ENDINGS)]
  const sentences = [opening()]
  const wanted = random.int(2, 4)
  if (wanted > 2) sentences.push(middle())
  if (wanted > 3) sentences.push(middle())
  sentences.push(random.chance(0.7) ? ending() : middle())
  const distinct = [...new Set(sentences)]
  while (distinct.join(' ').length < 120) distinct.push(middle())
  while (distinct.length > 2 && distinct.join(' ').length > 420) distinct.pop()
  return distinct.join(' ')
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
