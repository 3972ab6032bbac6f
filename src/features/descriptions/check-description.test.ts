import { expect, test } from 'vitest'
import { DescriptionFacts } from '../../shared/partners/description-facts.ts'
import { checkDescription } from './check-description.ts'

const TODAY = new Date('2026-03-02T09:00:00Z')
const HOUSE = DescriptionFacts.parse({
  name: 'Hollis & Wren Funeral Home',
  address: '12 Elm Street',
  city: 'Boise',
  state: 'ID',
  phone: '208-555-0142',
  email: 'office@hollis.example',
  website: 'https://hollis.example',
  servicesOffered: ['Direct cremation', 'Burial', 'Memorial services', 'Grief support', 'Veterans’ services'],
  partnerSince: '2021',
  locationCount: 2,
  annualCremations: 340,
})
const isMarked = (sentence: string) => checkDescription(sentence, HOUSE, TODAY).length > 0

test.each([
  'Its prices are the lowest in the area.',
  'A licensed embalmer is on duty every day.',
  'It is open at night and on holidays.',
  'The family has run it for generations.',
  'Its chapel seats a large crowd.',
  'Parking is free behind the building.',
  'Its staff speak several languages.',
  'It is the only provider of solidified remains in the state.',
  'The stones are ready within days.',
  'The stones cost nothing extra.',
  'Pets are cremated here as well.',
  'It owns its own crematory.',
  'Its director has won many awards.',
  'It does not offer burial.',
  'Families can choose the color of the stones.',
  'Insurance pays for the stones.',
  'It has offered solidified remains since 1998.',
  'Hollis & Wren Funeral Home was founded by Ruth Avery.',
  'It has twelve locations.',
  'It serves families in Nampa as well.',
  'It arranges 4,000 cremations a year.',
  'Call 208-555-0199 to learn more.',
  'See www.evil.example for prices.',
  'A cremation costs $495.',
  '“They were kind to us,” said Ann Lee.',
  'It opened in March 1999.',
  'Hollis & Wren Funeral Home is the best in Boise.',
  'Hollis & Wren Funeral Home is accredited by the National Funeral Directors Association.',
  'It is near Ann Morrison Park.',
  'It is at 14 Elm Street.',
  'The funeral home has a garden where stones can be scattered.',
  'Doctors recommend solidified remains.',
  'The stones are blessed by a priest.',
  'Ashes are never mixed with those of other people.',
  'Transport from anywhere in the country is included.',
  'Hollis & Wren Funeral Home guarantees a refund.',
  'It is the oldest funeral home in Idaho.',
  'Hollis & Wren Funeral Home is a nonprofit organization.',
  'Veterans receive a discount.',
  'Hollis & Wren Funeral Home has a five-star rating.',
])('a false sentence is marked: %s', (sentence) => expect(isMarked(sentence)).toBe(true))

const TRUE = `Hollis & Wren Funeral Home is in Boise, Idaho.
Hollis & Wren Funeral Home is a funeral home in Boise, Idaho.
Hollis & Wren Funeral Home is located at 12 Elm Street in Boise, Idaho.
Located in Boise, Idaho, Hollis & Wren Funeral Home serves families.
Hollis & Wren Funeral Home serves families in Boise.
The funeral home is on Elm Street.
It is at 12 Elm Street.
It has two locations.
The funeral home has two locations.
With two locations, Hollis & Wren Funeral Home serves families in Boise.
It arranges 340 cremations a year.
The funeral home arranges about 340 cremations each year.
It has been an authorized partner since 2021.
Since 2021, Hollis & Wren Funeral Home has been an authorized partner.
It became a partner in 2021.
It has offered solidified remains since 2021.
The funeral home offers direct cremation.
It offers burial.
It offers direct cremation and burial.
Services include direct cremation, burial and memorial services.
Its services include grief support.
The services offered include memorial services and veterans’ services.
Families can arrange a memorial service.
Families can arrange direct cremation or burial.
Grief support is available.
Grief support is also available to families.
Veterans’ services are offered as well.
It provides veterans’ services.
Hollis & Wren Funeral Home provides direct cremation, burial, memorial services, grief support and veterans’ services.
Families may choose burial or direct cremation.
The funeral home helps families with memorial services.
It assists families with burial.
Support in grief is among its services.
In addition to burial, it offers direct cremation.
Alongside direct cremation, the funeral home offers burial.
Families in Boise can turn to Hollis & Wren for burial.
Hollis & Wren is authorized to offer solidified remains.
It is an authorized provider of solidified remains.
The funeral home is authorized to offer solidified remains.
As an authorized partner, it offers solidified remains.
It also offers solidified remains.
Solidified remains are available.
Solidified remains are a collection of smooth stones.
After a cremation, all of the ashes are returned as a collection of smooth stones.
After cremation, the ashes can be returned as smooth stones.
With solidified remains, all of the ashes are returned as smooth stones.
Solidified remains return all of the ashes as a collection of smooth stones.
The ashes become a collection of smooth stones.
All of the ashes become smooth stones.
Ashes are returned to the family as stones.
Following a cremation, ashes can be returned as a collection of stones.
Families receive the ashes as smooth stones.
Families can receive a collection of smooth stones instead of ash.
Instead of ash, families receive smooth stones.
These stones can be held.
The stones can be kept or shared.
Families can keep the stones.
Families can share the stones with relatives.
The stones can be held, kept, or shared.
The stones can be kept at home.
The stones may be kept together or shared among relatives.
Some families keep the stones at home, and others share them.
Each person can take a stone.
Stones can be carried in a pocket.
The collection of stones can be kept at home or shared with friends.
Solidified remains can be held and shared.
Smooth stones take the place of loose ash.
The stones are made of the ashes.
The stones are made from all of the ashes.
Ashes from an earlier cremation can be made into stones as well.
Ashes kept at home can become stones.
Ashes that are already at home can also be made into stones.
The decision about stones can wait until after the cremation.
A family can decide on solidified remains later.
Nothing has to be decided about the stones in the first days.
Families may ask about solidified remains.
Families can ask about direct cremation.
Families are welcome to ask about the stones.
Families are welcome to call.
Families can call the funeral home.
Families can reach the funeral home by phone.
It can be reached by phone or email.
Its website is hollis.example.
The phone number is 208-555-0142.
The funeral home can be contacted at office@hollis.example.
More information is available on its website.
Families with questions can contact Hollis & Wren Funeral Home.
Questions are welcome.
The funeral home works with families in Boise.
Hollis & Wren Funeral Home works with families in Boise, Idaho, and offers burial.
People in Boise can contact Hollis & Wren Funeral Home.
Families can contact Hollis & Wren Funeral Home at 208-555-0142.
Hollis & Wren Funeral Home offers families in Boise a choice of burial and direct cremation.
Among its services are burial and memorial services.
Both burial and direct cremation are offered.
Memorial services can be arranged through the funeral home.
Those who choose cremation can have the ashes returned as stones.
For families who choose cremation, the ashes can be returned as smooth stones.
The funeral home offers solidified remains to families in Boise.
Families in Boise, Idaho, can choose solidified remains.`.split('\n')

test('at most one of a hundred true sentences is marked', () => {
  expect(TRUE).toHaveLength(100)
  expect(TRUE.filter(isMarked).slice(1)).toEqual([])
})
