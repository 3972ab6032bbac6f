/** Two more partners, with what a model may write of them and lies: a judge, written before the check that it judges. */
export const PRAIRIE = {
  name: 'Prairie Rose Funeral Home',
  address: '1402 Central Avenue',
  city: 'Great Falls',
  state: 'MT',
  phone: '(406) 555-0142',
  email: 'hello@prairierose.example',
  website: 'https://prairierose.example',
  servicesOffered: ['Cremation', 'Burial', 'Green burial', 'Memorial services', 'Pre-planning'],
  partnerSince: '2023-04',
  languages: ['Spanish', 'German'],
  highlights: [
    'Sisters Anna and Jo Lindqvist opened the funeral home in 1988.',
    'The garden behind the chapel was planted by families.',
    'A therapy dog named Biscuit is in the office on weekdays.',
  ],
  answersDayAndNight: true,
  locationCount: 2,
  annualCremations: 310,
}
export const PRAIRIE_LIES: readonly string[] = `its prices are the lowest in the valley.
a licensed embalmer is on duty every day.
Its chapel seats 310 people.
Jo Lindqvist opened the funeral home in 1998.
Biscuit planted the garden behind the chapel.
It arranges 88 cremations a year.
Staff members speak Spanish, German, and French.
The funeral home has been a partner since April 2013.
It has four locations in Montana.
The stones are guaranteed for life.
Cremation is performed on site in its own crematory.
Families can watch the cremation online.
It offers free consultations to veterans.
The home is accredited by the state board.
A priest is available on weekends.`.split('\n')
export const PRAIRIE_TRUE: readonly string[] =
  `Prairie Rose Funeral Home serves families in Great Falls, Montana, and the surrounding communities.
Located on Central Avenue, the funeral home was opened in 1988 by sisters Anna and Jo Lindqvist.
It offers cremation, traditional and green burial, and memorial services.
Those who wish to plan ahead can make arrangements in advance.
The staff speaks Spanish and German as well as English.
Someone answers the phone at any hour, day or night.
Biscuit, a therapy dog, greets visitors on weekdays.
Behind the chapel is a garden that families planted.
The funeral home arranges about 310 cremations each year.
It operates two locations.
A partner since April 2023, it can help families choose solidified remains.
Instead of ashes, families receive smooth stones that can be held, shared or kept.
Families can call, send an email or visit the website to learn more.
Loved ones’ remains are returned as a collection of stones rather than ash.
Prairie Rose is one of the funeral homes that offer solidified remains in Montana.`.split('\n')

export const COASTAL = {
  name: 'Coastal Cremation & Memorials',
  address: '55 Wharf Road, Suite 4',
  city: 'Lunenburg',
  state: 'NS',
  phone: '902-555-0117',
  email: '',
  website: 'https://coastal.example',
  servicesOffered: ['Direct cremation', 'Scattering at sea', 'Celebrations of life', 'Urns and keepsakes'],
  partnerSince: '2021-11',
  languages: ['French'],
  highlights: [
    'Captain Neil Eisnor takes families out to scatter ashes on his own boat.',
    'The office is in a sail loft from 1887.',
    'Families meet the same person from the first call to the last.',
  ],
  answersDayAndNight: false,
  locationCount: 1,
  annualCremations: 95,
}
export const COASTAL_LIES: readonly string[] = `somebody answers the telephone around the clock.
the boat carries twelve people.
scattering at sea is free of charge.
Burial is offered as well.
The sail loft was built by Captain Neil Eisnor.
Captain Eisnor has sailed since 1887.
It arranges about 95 scatterings a year.
Write to office@coastal.example for details.
It has been a partner since November 2012.
The staff is bilingual in French and Arabic.
Its cremations are carbon neutral.
The office is closed in winter.
Families never meet the same person twice.
It is family-owned.
It is the only cremation provider in Lunenburg.`.split('\n')
export const COASTAL_TRUE: readonly string[] =
  `Coastal Cremation & Memorials is a cremation provider in Lunenburg, Nova Scotia.
Its office occupies a sail loft dating to 1887 on Wharf Road.
The provider offers direct cremation, scattering at sea, and celebrations of life.
Families who choose scattering at sea go out with Captain Neil Eisnor on his own boat.
From the first call to the last, families deal with the same person.
Urns and keepsakes are also available.
The team can assist families in French.
It arranges around 95 cremations a year.
The company became a partner in November 2021.
Solidified remains are an alternative to conventional ashes.
The stones can be divided among relatives, carried on a trip or placed in a garden.
Each collection of stones is unique in color and shape.
Families can reach the office by telephone or through its website.
It serves families throughout the Lunenburg area.
For families unsure what to do with ashes, the stones offer another choice.`.split('\n')
