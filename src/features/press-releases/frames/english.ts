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
  reach: 'Questions: {phone}.',
  kinds: {
    offering: {
      sample: '{company} now offers solidified remains to families in {city}.',
      leads: [
        {
          when: 'coming',
          say: '{company} will offer solidified remains to families in {city} beginning {day}.',
        },
        { when: 'past', say: '{company} has offered solidified remains to families in {city} since {day}.' },
        { say: '{company} now offers solidified remains to families in {city}.' },
      ],
      headlines: [
        { when: 'coming', say: '{brief} to offer solidified remains' },
        { say: '{brief} offers solidified remains' },
      ],
      facts: [[{ when: 'free', say: 'There is no charge.' }, { say: 'Prices begin at ${offeringPrice}.' }]],
      tells: 'has announced',
      coming: 'The choice will be available beginning {day}{where}.',
      past: 'The choice has been available since {day}{where}.',
      stones:
        'Solidified remains take the place of loose ash after a cremation. All of the ashes become a collection of smooth stones, which can be held, kept together or divided among relatives. Ashes from an earlier cremation can be used as well. The number, size and color of the stones differ from person to person, because nothing is added to change them.',
      about: '{company} is in {city}.',
    },
    opening: {
      sample: '{company} has announced the opening of a new building in {city}.',
      leads: [
        { when: 'move coming', say: '{company} will move on {day}, to {place}.' },
        { when: 'move past', say: '{company} moved on {day}, to {place}.' },
        { when: 'move', say: '{company} is moving to {place}.' },
        { when: 'renovation coming', say: '{company} will reopen its building after a renovation {moment}.' },
        { when: 'renovation past', say: '{company} reopened its building after a renovation {moment}.' },
        { when: 'renovation', say: '{company} has reopened its building after a renovation.' },
        { when: 'coming', say: '{company} will open {opening} {wholeDay}{where}.' },
        { when: 'coming', say: '{company} will open {opening}.' },
        { when: 'past', say: '{company} opened {opening} {day}{where}.' },
        { when: 'undated', say: '{company} is opening {opening}{where}.' },
      ],
      headlines: [
        { when: 'move coming', say: '{brief} to move to {place}' },
        { when: 'move', say: '{brief} moves to {place}' },
        { when: 'renovation', say: '{brief} reopens renovated building' },
        { when: 'coming', say: '{brief} to open {opening} {shortDay}' },
        { say: '{brief} opens {opening}' },
      ],
      facts: [],
      tells: 'has announced',
      coming: 'The opening is set for {when}{where}.',
      past: 'The opening took place {when}{where}.',
      stones:
        '{company} is authorized to offer solidified remains, a form of cremated remains in which the ashes are made into smooth stones.',
      about: 'Families in {city} are served by {company}.',
    },
    event: {
      sample: '{company} will hold an open house in {city}.',
      leads: [
        { when: 'coming', say: '{company} will hold {event} {moment}{where}.' },
        { when: 'past', say: '{company} held {event} {moment}{where}.' },
        { say: '{company} will hold {event}{where}.' },
      ],
      headlines: [
        { when: 'coming', say: '{brief} to hold {eventTitle} {shortDay}' },
        { when: 'past', say: '{brief} holds {eventTitle}' },
        { say: '{brief} to hold {eventTitle}' },
      ],
      facts: [
        [{ say: 'The event is called {quoted}.' }],
        [
          { when: 'everyone', say: 'The public is invited.' },
          { when: 'families', say: 'Families served by {company} are invited.' },
        ],
        [{ when: 'free', say: 'Admission is free.' }, { say: 'Admission is ${eventPrice}.' }],
        [
          { when: 'none', say: 'No registration is needed.' },
          { when: 'phone', say: 'Guests can register by calling {phone}.' },
          { when: 'email', say: 'Guests can register by writing to {email}.' },
          { when: 'site', say: 'Guests can register at {website}.' },
        ],
      ],
      tells: 'will hold',
      coming: 'The event is set for {when}{where}.',
      past: 'The event took place {when}{where}.',
      stones:
        'Among the choices after cremation that {company} can arrange are solidified remains: stones made of the ashes.',
      about: '{company} has its office in {city}.',
    },
    anniversary: {
      sample: '{company} is celebrating an anniversary in {city}.',
      leads: [
        { when: 'coming', say: '{company} will mark its {nth} anniversary {moment}{where}.' },
        { when: 'past', say: '{company} marked its {nth} anniversary {moment}{where}.' },
        { say: '{company} is marking its {nth} anniversary this year.' },
      ],
      headlines: [{ say: '{brief} marks {nth} anniversary' }],
      facts: [
        [
          { say: '{founder} founded {company} in {foundedYear}.' },
          { say: '{company} was founded in {foundedYear}.' },
          { say: 'Its founder was {founder}.' },
        ],
      ],
      tells: 'is celebrating',
      coming: 'The anniversary will be marked {moment}{where}.',
      past: 'The anniversary was marked {moment}{where}.',
      stones:
        'The services of {company} include solidified remains, in which cremated remains are returned as stones instead of ash.',
      about: 'Today {company} serves families in {city}.',
    },
    award: {
      sample: '{company} has received an award in {city}.',
      leads: [
        { say: '{who} of {company} has received the {award} from {awardBy}.' },
        { say: '{who} of {company} has received the {award}.' },
        { say: '{company} has received the {award} from {awardBy}.' },
        { say: '{company} has received the {award}.' },
      ],
      headlines: [
        { say: '{who} of {brief} receives {award}' },
        { say: '{brief} receives {award} from {awardBy}' },
        { say: '{brief} receives {award}' },
      ],
      facts: [[{ say: 'The {award} is given by {awardBy}.' }, { say: 'The award is given by {awardBy}.' }]],
      tells: 'has received',
      coming: 'The honor is to be conferred {when}{where}.',
      past: 'The honor came {when}{where}.',
      stones:
        '{company} is one of the authorized providers of solidified remains, the smooth stones that can replace cremation ash.',
      about: '{company} works in {city}.',
    },
    staff: {
      sample: '{who} has joined {company}.',
      leads: [
        { when: 'joins coming', say: '{who} will join {company} as {title} {day}.' },
        { when: 'joins coming', say: '{who} will join {company} {day}.' },
        { when: 'joins', say: '{who} has joined {company} as {title}.' },
        { when: 'joins', say: '{who} has joined {company}.' },
        { when: 'promoted', say: '{company} has promoted {who} to {title}.' },
        { when: 'promoted', say: '{company} has promoted {who}.' },
        { when: 'owner coming', say: '{who} will become the owner of {company} {day}.' },
        { when: 'owner', say: '{who} has become the owner of {company}.' },
      ],
      headlines: [
        { when: 'joins coming', say: '{who} to join {brief} as {title}' },
        { when: 'joins', say: '{who} joins {brief} as {title}' },
        { when: 'joins', say: '{who} joins {brief}' },
        { when: 'promoted', say: '{brief} promotes {who} to {title}' },
        { when: 'promoted', say: '{brief} promotes {who}' },
        { when: 'owner', say: '{who} becomes owner of {brief}' },
      ],
      facts: [
        [{ when: 'joins', say: '{last} joins as {title}.' }],
        [
          {
            say: '{last} previously worked at {formerly} and has worked in funeral service for {tradeYears}.',
          },
          { say: '{last} previously worked at {formerly}.' },
          { say: '{last} has worked in funeral service for {tradeYears}.' },
        ],
      ],
      tells: 'has',
      coming: 'The change takes effect {day}{where}.',
      past: 'The change took effect {day}{where}.',
      stones:
        'Families who choose cremation there can have the ashes returned as stones, known as solidified remains.',
      about: '{company} serves {city}.',
    },
    death: {
      sample: '{who} of {company} has died.',
      leads: [
        { say: '{who}, {title} of {company}, has died at {age}.' },
        { say: '{who}, {title} of {company}, has died.' },
        { say: '{who} of {company} has died at {age}.' },
        { say: '{who} of {company} has died.' },
      ],
      headlines: [
        { say: '{who}, {title} of {brief}, dies at {age}' },
        { say: '{who} of {brief} dies at {age}' },
        { say: '{who} of {brief} dies' },
      ],
      facts: [
        [{ say: '{last} was {title}.' }],
        [
          { say: '{last} was {age} and had been with {company} since {houseSince}.' },
          { say: '{last} had been with {company} since {houseSince}.' },
          { say: '{last} was {age}.' },
        ],
        [{ say: 'Survivors include {survivors}.' }],
      ],
      tells: 'has announced',
      coming: 'A service is set for {when}{where}.',
      past: 'The death occurred {when}{where}.',
      stones: '',
      about: '{company} is a funeral provider in {city}.',
    },
    other: {
      sample: '',
      leads: [],
      headlines: [],
      facts: [],
      tells: 'has announced',
      coming: 'The date is {when}{where}.',
      past: 'It took place {when}{where}.',
      stones:
        'As an authorized partner, {company} can arrange for ashes to become solidified remains, which are stones.',
      about: 'The office of {company} is in {city}.',
    },
  },
}
