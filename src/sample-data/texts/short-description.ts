import type { Random } from '../../shared/random.ts'
import type { Facts } from '../facts.ts'
import { buildingWords, outsideWords } from './house-words.ts'

type Sentence = (facts: Facts, random: Random) => string | false | null

const inProse = (name: string) => name.replaceAll("'", '’')
const short = (facts: Facts) => inProse(facts.shortName)
const surname = (facts: Facts) => inProse(facts.family?.surname ?? '')
const city = (facts: Facts) => inProse(facts.city.city)
const numberWord = (count: number) =>
  ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'][count] ?? String(count)

const OPENINGS: readonly Sentence[] = [
  (f) => `${capital(short(f))} has cared for families in ${city(f)} since ${f.foundedYear}.`,
  (f) =>
    f.family &&
    `${f.family.founder} ${surname(f)} opened this house in ${f.foundedYear}, and the family still answers the door.`,
  (f) =>
    f.generation &&
    `${capital(short(f))} is a ${f.generation}-generation family house on ${f.street} in ${city(f)}.`,
  (f) =>
    f.family &&
    `${f.family.director} ${surname(f)} and a staff of ${numberWord(f.staff)} look after families in ${city(f)} and the country around it.`,
  (f) =>
    `Since ${f.foundedYear}, people in ${city(f)} have come to ${short(f)} when someone dies and they do not know what happens next.`,
  (f) =>
    !f.family &&
    f.style !== 'cooperative' &&
    `${capital(short(f))} was started in ${f.foundedYear} by ${numberWord(2 + (f.staff % 3))} funeral directors who wanted a quieter way of working in ${city(f)}.`,
  (f) => `You will find ${short(f)} on ${f.street} in ${city(f)}, where it has stood since ${f.foundedYear}.`,
  (f) =>
    f.locationCount > 1 &&
    `${capital(short(f))} keeps ${numberWord(f.locationCount)} houses in and near ${city(f)}; the first opened in ${f.foundedYear}.`,
  (f) =>
    f.style === 'cooperative' &&
    `Founded by its members in ${f.foundedYear}, the cooperative belongs to the families of ${city(f)} whom it serves.`,
  (f) =>
    f.style === 'cooperative' &&
    `A cooperative of families in ${city(f)}, founded in ${f.foundedYear}; whatever is left over at the end of a year goes back into lower prices.`,
  (f) => f.family && `The ${surname(f)} family has lived and worked on ${f.street} since ${f.foundedYear}.`,
  (f) => `${capital(short(f))} serves ${city(f)} from ${buildingWords(f.house, f.staff)} on ${f.street}.`,
  (f) =>
    f.family &&
    f.generation &&
    `What ${f.family.founder} ${surname(f)} began in ${f.foundedYear} is now in the hands of the ${f.generation} generation, here in ${city(f)}.`,
  (f) =>
    !f.family &&
    f.style === 'place' &&
    `${capital(short(f))} is independent, locally owned, and has been part of ${city(f)} since ${f.foundedYear}.`,
  (f) =>
    `For families in ${city(f)} and the towns nearby, ${short(f)} has been the number to call since ${f.foundedYear}.`,
  (f) =>
    f.foundedYear < 1960 &&
    `${capital(short(f))} has been in ${city(f)} longer than most of the trees on ${f.street}: since ${f.foundedYear}.`,
  (f) =>
    f.foundedYear > 1995 &&
    `${capital(short(f))} is a young house by the measure of its trade; it opened in ${city(f)} in ${f.foundedYear}.`,
  (f) =>
    f.family &&
    `A small firm in ${city(f)}, run by ${f.family.director} ${surname(f)}, who answers the night line in person.`,
  (f) =>
    `${capital(buildingWords(f.house, f.staff))} on ${f.street}, a staff of ${numberWord(f.staff)}, and a telephone that somebody always answers: that is ${short(f)}.`,
  (f) =>
    f.family &&
    f.family.founder !== f.family.director &&
    `${f.family.director} ${surname(f)} learned this work in ${city(f)} from ${f.family.founder}, who opened the house in ${f.foundedYear}.`,
  (f) =>
    `People tend to find ${short(f)} through a neighbor; it has been so in ${city(f)} since ${f.foundedYear}.`,
  (f) => `In ${city(f)} since ${f.foundedYear}, ${short(f)} does a few things and does them with care.`,
  (f) =>
    f.services.includes('Burial') &&
    `${capital(short(f))} arranges cremations and burials in ${city(f)}, large and small, as it has since ${f.foundedYear}.`,
  (f) =>
    !f.services.includes('Burial') &&
    `${capital(short(f))} looks after cremations in ${city(f)} and nothing else, so that it can look after them well.`,
  (f) =>
    f.chapelSeats > 0 &&
    `A chapel for ${f.chapelSeats}, a quiet sitting room and a garden gate on ${f.street}: ${short(f)} has been in ${city(f)} since ${f.foundedYear}.`,
  (f) =>
    f.locationCount === 1 &&
    `One house, one telephone number, one family at a time: ${short(f)} has worked this way in ${city(f)} since ${f.foundedYear}.`,
  (f) =>
    f.family &&
    `${f.family.founder} ${surname(f)} used to say that the work is mostly listening. The house in ${city(f)} has kept to that since ${f.foundedYear}.`,
  (f) =>
    `${capital(short(f))} is where many in ${city(f)} have said goodbye to someone since ${f.foundedYear}.`,
]

const MIDDLES: readonly Sentence[] = [
  (f, r) =>
    `We meet families in ${buildingWords(f.house, f.annualCremations)}, with ${outsideWords(f.landscape, r)} for anyone who needs air.`,
  (f, r) =>
    f.chapelSeats > 0 &&
    `The chapel seats ${f.chapelSeats}, and its doors open onto ${outsideWords(f.landscape, r)}.`,
  (f) =>
    f.chapelSeats === 0 &&
    'We have no large hall; services are held in your church, your garden, or a place that mattered.',
  () => 'One person stays with you from the first call to the last.',
  () => 'We answer the telephone ourselves, at any hour.',
  () => 'If it is easier than coming to us, we will come to your kitchen table.',
  () => 'Prices are written down and given to you before anything is decided.',
  () => 'Nobody here works on commission, and nobody will hurry you.',
  (f) =>
    f.annualCremations < 170 &&
    `We keep the house small on purpose: ${weekly(f.annualCremations)}, so that each has our full attention.`,
  () => 'Bring photographs, bring the dog, bring questions; there is coffee, and there is time.',
  () => 'The paperwork is ours to do, and we explain each page before you sign it.',
  () => 'The first talk costs nothing and commits you to nothing.',
  () => 'A simple cremation is given the same care as a long service.',
  () => 'There is a room for children, and someone who is good with them.',
  () => 'You may sit with the person who died for as long as you need.',
  () => 'We will not tell you how to grieve, only what has to be signed by Thursday.',
  () => 'When family lives far apart, we keep everyone informed with one message a day.',
  () => 'If money is short, say so; we know what help there is and how to ask for it.',
  (f, r) => `The arrangement room looks onto ${outsideWords(f.landscape, r)}.`,
  () => 'People of every faith come here, and people of none.',
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
  (f) => f.services.includes('Pet cremation') && 'We look after animals, too, with the same patience.',
  (f) =>
    f.services.includes('Repatriation') &&
    'When someone must be brought home over a border, we see to every stamp.',
  (f) => f.services.includes('Water cremation') && 'Water cremation is offered here as well as fire.',
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
  (f) =>
    `In ${f.partnerSinceYear} we added solidified remains, because families had asked for something between an urn and a grave.`,
  () => 'Solidified remains can be decided on later; nothing is lost by waiting.',
  () => 'We know how the stones are made, step by step, and will tell you as much of it as you want to hear.',
  () => 'Some families take the stones home in a box, some in their pockets; we will help you divide them.',
  () => 'If you are not sure about the stones, take one home for a week and bring it back.',
  (f) =>
    `Remains returned as stones, instead of ash, have been possible here since ${f.partnerSinceMonth} ${f.partnerSinceYear}.`,
]

/** Two to four sentences, 120 to 420 characters. */
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

/** "about two families a week". */
function weekly(annualCremations: number): string {
  const families = Math.max(1, Math.round(annualCremations / 52))
  return `about ${numberWord(families)} ${families === 1 ? 'family' : 'families'} a week`
}
