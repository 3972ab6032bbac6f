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
  quotation: ['“', '”'],
  kinds: {
    offering: {
      sample: '{company} now offers solidified remains to families in {city}.',
      announce: '{company} now offers',
      coming: 'The choice will be available beginning {day}{where}.',
      past: 'The choice has been available since {day}{where}.',
      stones:
        'Solidified remains take the place of loose ash after a cremation. All of the ashes become a collection of smooth stones, which can be held, kept together or divided among relatives. Ashes from an earlier cremation can be used as well. The number, size and color of the stones differ from person to person, because nothing is added to change them.',
      about: '{company} is in {city}.',
      reach: 'Details about the stones are available from {contact} at {phone} or {email}.',
      help: 'the day from which it is offered, what it includes, who asked for it, and a quotation',
    },
    opening: {
      sample: '{company} has opened a new building in {city}.',
      announce: '{company} has announced',
      coming: 'The opening is set for {when}{where}.',
      past: 'The opening took place {when}{where}.',
      stones:
        'The house is also authorized to offer solidified remains, a form of cremated remains in which the ashes are made into smooth stones.',
      about: 'Families in {city} are served by {company}.',
      reach: 'Questions about the opening go to {contact}, {phone} or {email}.',
      help: 'the opening day and hour, the address, and what visitors will find there',
    },
    event: {
      sample: '{company} will hold an open house in {city}.',
      announce: '{company} will hold',
      coming: 'The event is set for {when}{where}.',
      past: 'The event took place {when}{where}.',
      stones:
        'Among the choices after cremation that {company} can arrange are solidified remains: stones made of the ashes.',
      about: '{company} has its office in {city}.',
      reach: 'To ask about the event, contact {contact} by phone at {phone} or by email at {email}.',
      help: 'the day, the hour, the place, who may come, and what it costs',
    },
    anniversary: {
      sample: '{company} is celebrating an anniversary in {city}.',
      announce: '{company} is celebrating',
      coming: 'The anniversary falls on {day}{where}.',
      past: 'The anniversary fell on {day}{where}.',
      stones:
        'Its services today include solidified remains, in which cremated remains are returned as stones instead of ash.',
      about: 'Today {company} works in {city}.',
      reach: 'For more on the history, {contact} can be reached at {phone} and {email}.',
      help: 'the founding year, who founded the house, and what has changed since',
    },
    award: {
      sample: '{company} has received an award in {city}.',
      announce: '{company} has received',
      coming: 'The award is to be given {when}{where}.',
      past: 'The award was given {when}{where}.',
      stones:
        'The company is one of the authorized providers of solidified remains, the smooth stones that can replace cremation ash.',
      about: '{city} is home to {company}.',
      reach: 'Contact for the award: {contact}, {phone}, {email}.',
      help: 'who gives the award and for what, when it was given, and who else was considered',
    },
    staff: {
      sample: '{who} has joined {company}.',
      announce: '{company} has announced',
      coming: 'The change takes effect {day}{where}.',
      past: 'The change took effect {day}{where}.',
      stones:
        'Families who choose cremation there can have the ashes returned as stones, known as solidified remains.',
      about: '{company} serves families in {city}.',
      reach: '{contact} answers questions at {phone} or {email}.',
      help: 'the full name and title, earlier work, training, and the first day',
    },
    death: {
      sample: '{who} of {company} has died.',
      announce: '{company} has announced',
      coming: 'A service is set for {when}{where}.',
      past: 'The death occurred {when}{where}.',
      stones: '',
      about: '{company}, a provider of solidified remains, is located in {city}.',
      reach: 'Inquiries may be directed to {contact} at {phone} or {email}.',
      help: 'age, the years in the house, who survives, and where and when a service is held',
    },
    other: {
      sample: '{company} has made a change for families in {city}.',
      announce: '{company} has announced',
      coming: 'The date is {when}{where}.',
      past: 'The date was {when}{where}.',
      stones:
        'As an authorized partner, the company can arrange for ashes to become solidified remains, which are stones.',
      about: 'Visitors find {company} in {city}.',
      reach: 'More can be learned from {contact}: {phone}, {email}.',
      help: 'when it happens, who is behind it, and why it matters to families',
    },
  },
}
