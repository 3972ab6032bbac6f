/**
 * By topic. A sentence is used where its `{slots}` have values; `{Who}` is the partner. True of all partners
 * with these values.
 */
export const SENTENCES = {
  opening: [
    '{name} serves families in {place}.',
    '{name} is {aKind} in {place}.',
    '{name} works with families in {place}.',
    'With {name}, families in {place} can arrange a {cremation}.',
    'In {place} {name} is an authorized provider of solidified remains.',
    'Among the authorized providers of solidified remains in {region} is {name} in {city}.',
    '{name} is one of the {regionKind}’s authorized providers of solidified remains; it is in {city}.',
    'Families can turn to {name} when someone dies in {place}.',
    '{name} has been an authorized partner in {place} since {since}.',
    'Since {since}, {name} in {place} has been an authorized partner.',
    '{name} serves families in {place} from {locations} locations.',
    'In {place} {name} arranges {cremations} cremations a year.',
  ],
  since: [
    '{Who} has been an authorized partner since {since}.',
    '{Who} became an authorized partner in {since}.',
    '{Who} has offered solidified remains since {since}.',
    'Solidified remains have been available here since {since}.',
  ],
  locations: [
    '{Who} has {locations} locations.',
    '{Who} works from {locations} locations.',
    'Families are received at {locations} locations.',
  ],
  cremations: [
    '{Who} arranges {cremations} cremations a year.',
    'In a year {who} arranges {cremations} cremations.',
    'Each year {cremations} cremations are arranged here.',
  ],
  street: ['{Who} is {street}.', 'Families are received {street}.', 'Visitors will find {theKind} {street}.'],
  hours: ['{Who} answers the telephone {dayAndNight}.', 'A person answers the telephone {dayAndNight}.'],
  languages: ['{Languages} are spoken here.', 'Families can speak {languages} here.'],
  standing: [
    'It is one of the partners in {region}.',
    '{Who} is authorized to offer solidified remains.',
    'It is one of the partners in {city}.',
  ],
  services: [
    'Services include {list}.',
    'Among its services are {list}.',
    'Its work includes {list}.',
    'Families can ask about {list}.',
    'Families can ask for {either}.',
    'What {who} offers includes {list}.',
    '{Who} can also help with {list}.',
    'Besides solidified remains, the services include {list}.',
    'Along with solidified remains, families can arrange {list}.',
    'Help is available with {list}, among other things.',
    'The choices there include {list}.',
    'Those who need {either} can ask here.',
  ],
  stones: [
    'After a cremation, it can return all of the ashes as solidified remains: a collection of smooth stones.',
    'Families can choose solidified remains, in which the ashes come back as a collection of smooth stones.',
    '{Who} offers solidified remains: smooth stones that are made of all the ashes after a cremation.',
    'Through solidified remains, the ashes become smooth stones that can be held.',
    'With solidified remains, what comes back to a family is a set of smooth stones in place of loose ash.',
    'In place of loose ash a family may receive solidified remains, which are smooth stones.',
    'Those who would rather not keep loose ash can ask for solidified remains: the ashes, made into smooth stones.',
    'One of the choices is solidified remains, smooth stones that are made of the ashes themselves.',
    'Cremated remains can be returned as solidified remains, a collection of stones that are smooth to the touch.',
    'As an authorized partner it can have ashes made into solidified remains, a collection of smooth stones.',
    'Where an urn is not what a family wants, the ashes can be made into solidified remains, which are smooth stones.',
    'Solidified remains take the place of loose ash with smooth stones that hold all of it.',
  ],
  use: [
    'The stones can be held, shared or kept.',
    'Relatives can divide the stones among themselves.',
    'Some families keep the stones together, and others share them.',
    'The stones can be kept at home, or each person can take one.',
    'A stone can be carried in a pocket or left in a place that mattered.',
    'Brothers and sisters who live far apart can each have some of the stones.',
    'The stones can be set out on a table when relatives come together.',
    'One stone can be buried with earlier relatives and the rest kept.',
    'The stones can be touched without fear of a spill.',
  ],
  earlier: [
    'Ashes that are already at home can be made into stones as well.',
    'Ashes from a cremation of years ago can become stones too.',
    'Families who have kept ashes for years can ask about the stones too.',
    'Ashes from an earlier cremation can also be used.',
    'An urn that has stood at home for years can be opened again and its ashes made into stones.',
    'Whether a cremation is recent or long past, the ashes can become stones.',
  ],
  nature: [
    'The number, size and {color} of the stones differ from person to person.',
    'Nothing is added to change the stones, so each collection has a look of its own.',
    'How many stones there are, and of what {color}, follows from the ashes alone.',
    'Some stones are light and some are dark, as the ashes make them.',
  ],
  later: [
    'The decision about the stones can wait until after the cremation.',
    'A family can decide on the stones at once or much later.',
    'Nothing about the stones has to be decided in the first days.',
    'There is no need to decide about the stones at once.',
    'Ashes can be kept as they are until everyone in the family has had a say.',
    'Those who are planning for themselves can also ask about the stones.',
  ],
  contact: [
    'Questions can be asked {ways}.',
    '{Who} can be reached {ways}.',
    'Families can ask {ways} what is possible.',
    'Families in {city} and elsewhere can ask {ways}.',
    'More about {theKind} is on its {website}.',
    'Anyone in {city} may ask, whether or not someone has died.',
    'Families can ask what is possible before they decide anything.',
    'Families in {city} are welcome to ask what would suit them.',
  ],
} as const satisfies Record<string, readonly string[]>

export type Topic = keyof typeof SENTENCES

/** As models say it, of every partner; the built-in writer does not. */
export const ALSO_TRUE =
  `Solidified remains are an alternative to loose, conventional ash or cremated remains, which can be returned, after the death of a loved one, as stones rather than ash.
After a cremation, all of the ashes are turned into a collection of smooth, solid stones or stone-like pieces instead.
The full, whole or entire amount of the ashes is given back rather than kept in an urn.
Relatives, friends, members of the family and others receive stones.
The collection takes the form of stones to hold in the hand, keep near, share, return, carry, pass on or store on a shelf.
Nothing has to be decided right away.
Nothing, no dye, no color, no colour and no pigment, is added to the ashes to change the stones.
Families may decide later about cremated remains and solidified remains.
The size, number and color or colour of stones vary and differ from one person to the next.
A stone in the hand can be a comfort.
They are a way to remember someone who died, kept near, at home, in a garden or outdoors.
Solidified remains give and provide another option, choice or way besides an urn or container of ashes.
Each collection is different and unique in size, shape and color, its own.
The stones contain and are made of all of the ashes.
Nothing is left over or left behind as loose ash.
Families can take as much time, months or years, as they need to think, wait and decide at their own pace, whenever they are ready.
There is no rush, hurry or pressure to decide about the stones or solidified remains, nor immediately.
No two collections of stones are alike or the same.
Stones can or may be kept, placed or buried in a special, favorite or meaningful place or spot, somewhere, on a windowsill, shelf or table, given to a friend, or taken on a trip, journey or travels; a stone can go or travel with a traveler or someone who moves away.
Every set of stones looks a little different; some people keep one and give the others away.`.split('\n')

/** True of every family; each stands alone. */
export const TRUE_OF_FAMILIES =
  `Every family, death, goodbye and farewell is different; each family grieves in its own way.
Saying goodbye or farewell takes many forms; a family decides or chooses what feels right for them.
Losing someone, a loss or a death is hard.
A death can come without warning.
Losing someone is never easy.
Grief takes time, and so do decisions; it is all right or fine to take time to grieve and decide.
Families, friends and relatives can ask by telephone what a service costs, for prices.
When a death occurs or someone dies, a telephone call is enough to begin, a good place to start, the first or next step; those unsure what they need can call, at any point.
Families often do not know where to start or begin, what they need or what to do next.
Talking with someone can make the next step clearer; the staff can explain what comes next, and give clear answers to questions early, which the people closest need.
What happens to the ashes, and what to do with them after a cremation, is a personal choice for a family to decide or say, also if unsure, and afterwards; the ashes remain theirs.
No decision has to be made, nothing has to be decided or settled, nobody need decide everything, immediately, right away, in a day or conversation, on the first day, by a deadline.
Planning ahead or in advance can spare relatives decisions later, or ease the burden on them; it is fine to ask questions early.
Those who want to plan ahead or in advance may make arrangements for themselves, call or ask at any time or point.
People, families and relatives from outside, nearby, elsewhere and those who live farther off are welcome, and may call or write.
Not every family wants an urn or loose ash.`.split('\n')

/** What services mean, wherever they are offered; a denial here would deny the service. */
export const MEANINGS_OF_SERVICES: readonly (readonly [RegExp, string])[] = [
  [/cremation/, 'Families may choose or request it.'],
  [/witness/, 'Families, relatives and friends may be present, watch or see when it begins or takes place.'],
  [
    /viewing|visitation/,
    'Before a funeral or cremation it gives relatives and friends time to say goodbye; they hold a viewing or visitation.',
  ],
  [
    /military|veteran/,
    'Veterans and people who served in the armed forces can be buried, honored or remembered with them as part of a service, funeral or burial.',
  ],
  [
    /memorial serv|celebrations? of life/,
    'Families and friends gather to remember someone before, after or with a cremation, with the ashes present.',
  ],
  [/grav|burial/, 'Someone who died or an urn can be buried after a funeral, at a cemetery or grave.'],
  [/pre-?(?:plan|need|arrang)/, 'Those who plan ahead or in advance can make arrangements for themselves.'],
  [
    /grief|bereave/,
    'It is for families, friends and those who grieve or are grieving after a loss or death.',
  ],
  [/scatter/, 'After a cremation ashes can be scattered, as a family wishes.'],
  [/\burns?\b/, 'An urn holds the ashes; families may choose, pick or select one.'],
  [/columbarium/, 'An urn or ashes can be placed or kept in a niche there.'],
  [/aquamation|hydrolysis/, 'It is done with water instead of flame or fire, in place of a cremation.'],
  [/livestream|webcast|streaming/, 'Relatives who live far away can watch or follow a service online.'],
  [/repatriation/, 'When someone has died abroad or far away, it brings them home.'],
  [/obituar/, 'Families get help to write one about someone who died.'],
]

export const ALSO_TRUE_OF: Readonly<Partial<Record<Topic, string>>> = {
  hours:
    'Somebody or someone answers the phone and calls {dayAndNight}, at any time or hour of day or night, at all hours, around the clock, 24 hours a day, seven days a week, every day.',
  locations: 'It has and operates {locations} locations, one of them at this address.',
}
