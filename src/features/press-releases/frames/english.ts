import type { Frames } from './frames.ts'

/** Associated Press style. Each kind has words of its own, so that two releases of a house do not read alike. */
export const ENGLISH: Frames = {
  notice: 'FOR IMMEDIATE RELEASE',
  embargo: 'EMBARGOED UNTIL {time} {zone}, {date}',
  aboutHeading: 'About {company}',
  contactHeading: 'Media Contact',
  announced: ', {company} said',
  where: ' at {place}',
  place: 'The location is {place}.',
  said: '“{words},” said {speaker}.',
  wrote: '“{words},” wrote {speaker}.',
  unnamed: '“{words},” a family wrote.',
  brief: 'In brief: {facts}.',
  someone: 'A colleague',
  age: ' at {years}',
  reach: 'Questions: {phone}.',
  kinds: {
    offering: {
      sample: '{company} now offers solidified remains to families in {city}.',
      tells: 'has announced',
      coming: 'The choice will be available beginning {day}{where}.',
      past: 'The choice has been available since {day}{where}.',
      stones:
        'Solidified remains take the place of loose ash after a cremation. All of the ashes become a collection of smooth stones, which can be held, kept together or divided among relatives. Ashes from an earlier cremation can be used as well. The number, size and color of the stones differ from person to person, because nothing is added to change them.',
      about: '{company} is in {city}.',
    },
    opening: {
      sample: '{company} has announced the opening of a new building in {city}.',
      tells: 'has announced',
      coming: 'The opening is set for {when}{where}.',
      past: 'The opening took place {when}{where}.',
      stones:
        'The house is authorized to offer solidified remains, a form of cremated remains in which the ashes are made into smooth stones.',
      about: 'Families in {city} are served by {company}.',
    },
    event: {
      sample: '{company} will hold an open house in {city}.',
      tells: 'will hold',
      coming: 'The event is set for {when}{where}.',
      past: 'The event took place {when}{where}.',
      stones:
        'Among the choices after cremation that {company} can arrange are solidified remains: stones made of the ashes.',
      about: '{company} has its office in {city}.',
    },
    anniversary: {
      sample: '{company} is celebrating an anniversary in {city}.',
      tells: 'is celebrating',
      coming: 'The anniversary falls on {day}{where}.',
      past: 'The anniversary fell on {day}{where}.',
      stones:
        'Its services today include solidified remains, in which cremated remains are returned as stones instead of ash.',
      about: 'Today {company} serves families in {city}.',
    },
    award: {
      sample: '{company} has received an award in {city}.',
      tells: 'has received',
      coming: 'The honor is to be conferred {when}{where}.',
      past: 'The honor came {when}{where}.',
      stones:
        'The company is one of the authorized providers of solidified remains, the smooth stones that can replace cremation ash.',
      about: '{company} works in {city}.',
    },
    staff: {
      sample: '{who} has joined {company}.',
      titled: '{who} has joined {company} as {title}.',
      tells: 'has',
      coming: 'The change takes effect {day}{where}.',
      past: 'The change took effect {day}{where}.',
      stones:
        'Families who choose cremation there can have the ashes returned as stones, known as solidified remains.',
      about: '{company} serves {city}.',
    },
    death: {
      sample: '{who} of {company} has died{age}.',
      titled: '{who}, {title} of {company}, has died{age}.',
      tells: 'has announced',
      coming: 'A service is set for {when}{where}.',
      past: 'The death occurred {when}{where}.',
      stones: '',
      about: '{company} is a funeral provider in {city}.',
    },
    other: {
      sample: '{company} has made a change for families in {city}.',
      tells: 'has announced',
      coming: 'It is set for {when}{where}.',
      past: 'It took place {when}{where}.',
      stones:
        'As an authorized partner, the company can arrange for ashes to become solidified remains, which are stones.',
      about: 'The office of {company} is in {city}.',
    },
  },
}
