import type { Random } from '../../shared/random.ts'
import type { Facts } from '../facts.ts'
import { buildingWords, outsideWords } from './house-words.ts'

/** Falsy when not true of this partner. */
type Sentence = (facts: Facts, random: Random) => string | false | null
/** One sentence from each pool, in order. */
export type Paragraph = readonly (readonly Sentence[])[]

const inProse = (name: string) => name.replaceAll("'", '’')
const short = (facts: Facts) => inProse(facts.shortName)
const town = (facts: Facts) => inProse(facts.city.city)
const surname = (facts: Facts) => inProse(facts.family?.surname ?? '')
const decade = (year: number) => `${Math.floor(year / 10) * 10}s`

export const HISTORY: Paragraph = [
  [
    (f) =>
      f.family &&
      `${f.family.founder} ${surname(f)} began taking care of the dead in ${town(f)} in ${f.foundedYear}, first from a back room and then from this house.`,
    (f) =>
      f.family &&
      `${capital(short(f))} was founded in ${f.foundedYear} by ${f.family.founder} ${surname(f)}, who believed that a funeral home should look like a home.`,
    (f) => `${capital(short(f))} has cared for families in ${town(f)} since ${f.foundedYear}.`,
    (f) =>
      `When ${short(f)} opened in ${f.foundedYear}, ${town(f)} was a different place; the reason people come to us has not changed.`,
    (f) =>
      !f.family &&
      `${capital(short(f))} was opened in ${f.foundedYear} by people who had worked for larger firms and wanted to know the families they served.`,
    (f) =>
      f.style === 'cooperative' &&
      `In ${f.foundedYear}, a few dozen households in ${town(f)} put their savings together so that nobody among them would have to borrow for a funeral. That is still what the cooperative is for.`,
    (f) =>
      f.family &&
      f.foundedYear < 1940 &&
      `In the ${decade(f.foundedYear)}, ${f.family.founder} ${surname(f)} built furniture on ${f.street} and, when it was asked for, coffins. The funeral home grew from that workshop.`,
    (f) =>
      f.family &&
      f.foundedYear < 1930 &&
      `The first ledger in our office is dated ${f.foundedYear}, in ${f.family.founder} ${surname(f)}’s hand, and several of its names still come to us today.`,
    (f) =>
      f.foundedYear > 1965 &&
      `We opened our doors on ${f.street} in ${f.foundedYear}, with one telephone and a great deal to learn from the families of ${town(f)}.`,
    (f) => `There has been a light in the window at ${short(f)} every night since ${f.foundedYear}.`,
    (f) =>
      f.family &&
      `${f.family.founder} ${surname(f)} had kept a livery stable, and knew everyone in ${town(f)}; in ${f.foundedYear} that was reason enough to be asked to bury people, too.`,
    (f) =>
      f.family &&
      f.foundedYear > 1930 &&
      `In ${f.foundedYear}, with a loan from an aunt and a borrowed car, ${f.family.founder} ${surname(f)} opened a funeral home in ${town(f)}.`,
    (f) => `${capital(short(f))} began in ${f.foundedYear}, in two rented rooms on ${f.street}.`,
    (f) =>
      `Since ${f.foundedYear} there has been a house in ${town(f)} that people could call at any hour. We are proud to be that house.`,
    (f) =>
      !f.family &&
      f.style !== 'cooperative' &&
      `Nobody’s name is over our door. When the house opened in ${town(f)} in ${f.foundedYear}, its founders thought that the name that mattered was that of the person who had died.`,
    (f) =>
      f.style === 'cooperative' &&
      `The cooperative was founded in ${f.foundedYear}. It has no owners but its members, and any household in ${town(f)} can join.`,
    (f) =>
      f.foundedYear < 1975 &&
      `Older people in ${town(f)} still call us by the street. We have been on ${f.street} since ${f.foundedYear}, through two floods, one fire and a good many winters.`,
    (f) =>
      f.family &&
      `The ${surname(f)} family came to ${town(f)} in the ${decade(f.foundedYear - 12)} and opened this house in ${f.foundedYear}.`,
  ],
  [
    (f) =>
      f.generation &&
      f.family &&
      `${f.family.director} ${surname(f)}, of the ${f.generation} generation, runs it now, with a staff of ${f.staff}.`,
    (f) =>
      f.family &&
      `Today ${f.family.director} ${surname(f)} lives three streets away and still takes the night calls.`,
    (f) => `A staff of ${f.staff} does the work, most of whom grew up within an hour of here.`,
    () => 'We are neither large nor fashionable, and we mean to stay that way.',
    (f) =>
      f.locationCount > 1 &&
      `We now have ${f.locationCount} houses, and the same few people move between them.`,
    () =>
      'It belongs to nobody but the people who work here, so that the person you speak to can also decide.',
    (f) =>
      `We have buried and cremated neighbors, teachers and friends from ${town(f)}, and we try to remember that each was the only one of their kind.`,
    () =>
      'What our elders taught us fits on a card in the office: be on time, tell the truth, and do not talk too much.',
    (f) =>
      f.family &&
      `Some of those who call us were children when their grandparents called ${f.family.founder}.`,
    () => 'Most families come to us because another family told them to.',
    (f) =>
      f.family &&
      `${f.family.director} ${surname(f)} trained as a nurse before coming back to the family’s work, and it shows.`,
    (f) =>
      f.family &&
      `${f.family.director} ${surname(f)} keeps the books, the garden and the coffee, roughly in that order.`,
    () => 'We have changed the car several times and the telephone number never.',
    () => 'Two of us have been here for more than twenty years, and the newest was once a family we served.',
    (f) => `There are ${f.staff} of us, and by the second day you will know all our names.`,
    () => 'Somebody always sleeps within hearing of the telephone.',
    () => 'We are licensed, inspected and, above all, watched by our neighbors.',
  ],
]

export const HOUSE: Paragraph = [
  [
    (f, r) => `The house is ${buildingWords(f.house, f.staff)}, with ${outsideWords(f.landscape, r)}.`,
    (f, r) =>
      `Ours is ${buildingWords(f.house, f.staff)}. Behind it there is ${outsideWords(f.landscape, r)}, and people often end up there.`,
    (f) =>
      `Visitors sometimes walk past, because ${buildingWords(f.house, f.staff)} does not look like a funeral home. We take it as a compliment.`,
    (f, r) =>
      `We work in ${buildingWords(f.house, f.staff)}. The arrangement room looks onto ${outsideWords(f.landscape, r)}.`,
    (f) =>
      `From ${f.street} you see ${buildingWords(f.house, f.staff)}; the door is on the side, without steps, and is open before you reach it.`,
    (f, r) =>
      `There is nothing grand about ${buildingWords(f.house, f.staff)}. There are good chairs, low lamps and ${outsideWords(f.landscape, r)}.`,
    (f) =>
      `We found ${buildingWords(f.house, f.staff)} empty, and have spent every spare hour since then putting it right.`,
    (f, r) => `People remember ${outsideWords(f.landscape, r)} long after they have forgotten what we said.`,
    (f) =>
      `The house came first: ${buildingWords(f.house, f.staff)}, built for a family and still arranged like one.`,
  ],
  [
    (f) =>
      f.chapelSeats > 0 &&
      `The chapel seats ${f.chapelSeats}, with chairs that can be moved into a circle when rows feel wrong.`,
    (f) =>
      f.chapelSeats > 0 && `Our chapel holds ${f.chapelSeats} people and has a piano that is kept in tune.`,
    (f) =>
      f.chapelSeats > 90 &&
      `The large room seats ${f.chapelSeats}; for ten people we close the folding doors, so that it never feels empty.`,
    (f) =>
      f.chapelSeats === 0 &&
      'We have no chapel of our own. Services take place in churches and halls, at gravesides and in gardens, and we bring what is needed.',
    (f) =>
      f.chapelSeats === 0 &&
      'There is one sitting room, where twelve people fit comfortably; for more, we know every hall and church in town.',
    () => 'There is a room for children, with paper and crayons, because they come too.',
    () => 'There is a kitchen for whoever brings food, and somebody always does.',
    () =>
      'You may sit with the person who died for as long as you wish; that room is never booked twice in a day.',
    () => 'Music, candles, flags and photographs of any size are welcome.',
    () => 'The rooms are warm in winter and cool in summer, which matters more than one would think.',
    () => 'There is no showroom. If you want to see urns, we bring a few to the table.',
    () => 'Dogs are allowed; some of them have been the chief mourner.',
    () => 'Every door is wide enough for a wheelchair, and every chair has arms to push up on.',
  ],
]

export const WAY: Paragraph = [
  [
    () => 'When you call, the one who answers will be the one who comes.',
    () => 'You do not need to have decided anything before you call.',
    () => 'We begin with the person who died: who they were, what they liked, what they could not stand.',
    () => 'There are only four or five things that truly have to be decided, and we take them one by one.',
    () =>
      'The first call is usually short. We ask where you are, who is with you, and what you need tonight; the rest can wait until morning.',
    () => 'Most people who call us have never done this before, and we do not expect them to know the words.',
    () => 'At the first meeting we mostly listen. You can bring a list, or nothing at all.',
    () => 'We come at any hour, dressed quietly and in no haste.',
    () =>
      'If someone has just died, there is less hurry than it seems. We will tell you what must be done today and what need not be.',
  ],
  [
    () =>
      'We go through the choices one at a time, with the price of each on paper, and you take the paper home.',
    () => 'You will get one written price, and it does not change afterward.',
    () =>
      'You can choose everything here or only one thing; we are as careful with the simplest cremation as with the longest service.',
    () => 'We handle the certificate, the permits and the notices, and give you copies of all of it.',
    () =>
      'If money is a worry, say so at the start. We know what the county, the veterans’ office and the unions can do, and we do not think less of a plain choice.',
    () => 'We put the whole price on one page, in large print, and go through it with you line by line.',
    () =>
      'If you have a quotation from elsewhere, bring it; we will explain it to you even if you go there in the end.',
    () => 'Nothing is sold here that you have not asked about.',
    () => 'If members of a family disagree, as families do, we give them time and another pot of coffee.',
  ],
  [
    () => 'Afterward we telephone, once after a week and once after a few months, only to ask how you are.',
    () => 'You may change your mind until the last moment. People do, and nothing is lost by it.',
    () => 'We will tell you when we think you are spending too much.',
    () =>
      'We keep a list of people who are good at what comes next: a lawyer, a counselor, someone who clears a house kindly.',
    () =>
      'And if you would rather do part of it yourselves, wash, dress, carry, build the box, we will show you how.',
    () => 'On the first anniversary we send a card, by hand, unless you ask us not to.',
    () =>
      'Faith matters to some of the families we serve and not to others; we have worked with every congregation in town and with none.',
    (f) =>
      f.services.includes('Livestreamed services') &&
      'For relatives far away we set up a camera that nobody notices, and send them the link ourselves.',
    (f) =>
      f.services.includes('Repatriation') &&
      'When someone has to be brought home across a border, we do that too, and keep one person on the telephone with you until it is done.',
    (f) =>
      f.services.includes('Pet cremation') &&
      'We also care for animals, with the same forms, the same hours and the same patience.',
    (f) =>
      f.services.includes('Grief support') &&
      'Our grief circle meets monthly and has no agenda; some have come for years and some come once.',
  ],
]

export const STONES: Paragraph = [
  [
    (f) => `We have offered solidified remains since ${f.partnerSinceMonth} ${f.partnerSinceYear}.`,
    (f) =>
      `In ${f.partnerSinceYear} a family asked us whether there was anything between an urn on a shelf and a place far away. That is how we came to offer solidified remains.`,
    (f) =>
      `Since ${f.partnerSinceYear}, families here have had another choice: the cremated remains can be refined and formed into a collection of smooth stones.`,
    (f) =>
      `Solidified remains are one of the things we do. We began in ${f.partnerSinceMonth} ${f.partnerSinceYear}, after reading about it for a year and holding the stones ourselves.`,
    () =>
      'Some families want ashes, some want a grave, and some want something to hold. For the last of these we offer solidified remains.',
    () =>
      'You can also have the remains returned as stones instead of ash: smooth, pale, each a little different.',
  ],
  [
    () =>
      'A tray of sample stones is here to be touched, and questions about them are welcome even if you decide against it.',
    () =>
      'It takes some weeks. We tell you when the remains leave us, when they arrive, and when they are on their way back.',
    () =>
      'All of the remains are used. They come back as several dozen stones, in colors that no one can choose or predict.',
    () =>
      'We look after the forms and the shipping, which is recorded at each step, and hand the stones to you in person.',
    () => 'We explain how long it takes and what it costs, and then leave the deciding to you.',
    () => 'Nothing is added to color or shape them, so that no two families’ stones are alike.',
    () =>
      'We will not promise you a number. Usually there are between forty and eighty, and each is a little different.',
    () => 'You may keep some of the ashes aside, if you wish, for a grave or a river.',
  ],
  [
    () =>
      'One family keeps them in a blue bowl by the door. Another left a stone at each lake on an old map.',
    () =>
      'Brothers and sisters have divided them at our table, without any of the trouble that ashes can give.',
    () => 'Some are carried in a coat pocket; one, we are told, has been to the top of a mountain and back.',
    () => 'People have brought us ashes that waited twenty years in a closet, and gone home lighter.',
    () =>
      'They can be kept, shared, or returned to a place that mattered, and nothing has to be settled at once.',
    () => 'They are not for everyone, and we say so.',
    () => 'A widower told us that he says good morning to his. We thought that was reason enough.',
    () => 'Children seem to understand them before the rest of us do.',
    () => 'A choir we know keeps one among the hymnals, for its late director.',
    () => 'Three sisters drew straws for the largest, and then left it with their mother’s garden club.',
    () => 'What people tell us afterward is that it helps to have something to do with their hands.',
    () =>
      'For some the right place is a windowsill, for others a trailhead, and for a few we know of, a glove compartment.',
    () => 'Some families take months before they open the box, and that is all right.',
  ],
]

export const CLOSE: Paragraph = [
  [
    (f) => `Besides this we offer ${listOf(f.services.slice(1, 6))}.`,
    (f) => `Families also come to us for ${listOf(f.services.slice(1, 5))}.`,
    (f) =>
      `About ${f.annualCremations} families a year choose cremation with us; others come for ${listOf(f.services.slice(-2))}.`,
    (f) => `We serve ${town(f)} and the communities around it, and will travel farther when we are asked.`,
    (f) =>
      f.services.includes('Pre-planning') &&
      'Many people arrange things ahead of time, over one quiet hour, and then put the folder in a drawer.',
    (f) =>
      f.services.includes('Veterans’ services') &&
      'Veterans’ families need only bring the discharge papers; the honors and the marker are for us to arrange.',
  ],
  [
    () => 'Come by on any weekday without an appointment, or call at any hour.',
    () => 'The telephone is answered day and night, by one of us.',
    () => 'If you only want to ask a question, ask it. You will owe us nothing.',
    () => 'There is a bell beside the door for the hours when nobody is in the front room.',
    () => 'Write, call or knock; whichever is easiest tonight.',
    (f) => `We are on ${f.street}. The porch light means that someone is up, and it is always on.`,
    () => 'The coffee is ordinary, but there is always some.',
    (f) => `The house is on ${f.street}, with parking behind it and a ramp at the side door.`,
    () => 'We would rather meet you early and without need; but whenever it is, we are here.',
    (f) => f.city.region.code === 'QC' && 'Nous répondons en français et en anglais, à toute heure.',
  ],
]

/** "burial, scattering and grief support", in the middle of a sentence. */
function listOf(services: readonly string[]): string {
  const words = services.map((service) => service.charAt(0).toLowerCase() + service.slice(1))
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
