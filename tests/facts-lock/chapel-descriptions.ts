/** The second partner that says much of itself: written after the first one's sentences were right. */
export const CHAPEL = {
  name: 'Orchard Street Chapel & Funeral Home',
  address: '61 Orchard Street',
  city: 'Fredericton',
  state: 'NB',
  phone: '506-455-0142',
  email: 'hello@orchardstreet.example',
  website: 'https://orchardstreet.example',
  servicesOffered: ['Cremation', 'Burial', 'Visitations', 'Grief support', 'Pre-planning'],
  partnerSince: '2020-02',
  languages: ['French'],
  highlights: [
    'The chapel has seats for 140 people.',
    'Families are welcome to bring their own music and food.',
    'The Leblanc family has run the funeral home since 1931.',
  ],
  answersDayAndNight: true,
  locationCount: 1,
  annualCremations: 180,
}

export const CHAPEL_LIES: readonly string[] = `music is played by a live quartet.
its food is cooked by a chef.
the chapel has no steps.
families may stay overnight.
it returns calls within minutes.
its prices are posted at the door.
grief support is free for a year.
french is the only language spoken here.
the stones are washed in the river.
visitations end at nine.
the chapel belongs to the city.
it has a second office in town.
burial costs less than cremation.
every stone is the same size.
it plants a tree for each family.
its director is a nurse.
The chapel has seats for 180 people.
The Leblanc family has run the funeral home since 1913.
It arranges 140 cremations a year.
It has been a partner since February 2002.`.split('\n')

export const CHAPEL_TRUE: readonly string[] =
  `Orchard Street Chapel & Funeral Home is a funeral home in Fredericton, New Brunswick.
Orchard Street Chapel & Funeral Home serves families in and around Fredericton.
The funeral home is located on Orchard Street in Fredericton, New Brunswick.
The Leblanc family has run the funeral home since 1931.
Since 1931, the Leblanc family has run the funeral home.
Run by the Leblanc family since 1931, the funeral home serves families in Fredericton.
The chapel seats 140 people.
Its chapel has seats for 140 people.
Families are welcome to bring their own music and food.
Families may bring their own food and music.
Music and food are welcome.
It offers cremation, burial, visitations, grief support, and pre-planning.
Along with cremation and burial, it offers visitations and grief support.
Both burial and cremation are available.
Families can also receive grief support.
Pre-planning is offered as well.
Those who want to plan ahead can ask about pre-planning.
Visitations can be held here.
French is spoken here.
The team speaks French.
Families can also be served in French.
Someone answers the phone day and night.
Families can reach someone by telephone day and night.
The funeral home can be called day or night.
The funeral home arranges about 180 cremations a year.
About 180 cremations take place here each year.
It has been an authorized partner since February 2020.
Authorized since 2020, it offers solidified remains to families in Fredericton.
As a partner since 2020, the funeral home can return ashes as solidified remains.
Through the funeral home, families can choose solidified remains as an alternative to ashes.
With solidified remains, all of the ashes are returned as smooth stones.
Solidified remains return the ashes as a collection of smooth stones.
The process returns all of the ashes as a collection of stones.
The smooth stones can be held, shared with family, or kept in a special place.
The stones vary in size, shape and colour.
No two collections are alike.
Families may keep the stones at home or share them among relatives.
Some families bury a stone and keep the rest.
There is no rush to decide about the stones.`.split('\n')
