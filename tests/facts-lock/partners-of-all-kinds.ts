/** Six partners of all kinds; each set was written before the check had seen it. */
export const QUILLAN = {
  name: 'Quillan & Daughters Cremation Service',
  address: '77 Mill Race Road',
  city: 'Boise',
  state: 'Idaho',
  phone: '(208) 555-0147',
  email: 'hello@quillan.example',
  website: 'https://quillan.example',
  partnerSince: 'March 2022',
  servicesOffered: 'Direct cremation; Witness cremation; Memorial services; Scattering at sea; Urns',
  languages: 'English; Spanish; Vietnamese',
  answersDayAndNight: true,
  annualCremations: 410,
  locationCount: 3,
  highlights:
    'Every family gets a call from Maeve Quillan a week after the service.\nOur garden room holds forty people.\nWe return the ashes by hand.',
}

export const QUILLAN_LIES: readonly string[] = `its director studied law before she took over the house.
the crematory was rebuilt after a fire.
coffee and cake are served after each service.
a bus brings older guests from the train station.
No other house in Boise cares as deeply for its families.
you will never have to wait for an appointment.
Your loved one deserves the very best, and that is what you get here.
prices start lower than anywhere else in the valley.
Quillan & Daughters Cremation Service is at 71 Mill Race Road in Boise, Idaho.
The telephone is answered by Maeve Quillan herself, day and night.
its garden room holds four hundred people.
It has cared for 410 families since 2022.
Every family gets a visit from Maeve Quillan a week after the service.
The ashes are returned by mail.`.split('\n')

export const QUILLAN_TRUE: readonly string[] =
  `Quillan & Daughters Cremation Service is in Boise, Idaho, at 77 Mill Race Road.
The house has three locations.
It carries out about 410 cremations a year.
Around 410 families a year choose cremation here.
It offers direct cremation, witness cremation and memorial services.
Families can be present at a witness cremation.
Ashes can be scattered at sea, and urns are available.
Scattering at sea is among its services.
Its staff speaks English, Spanish and Vietnamese.
Vietnamese and Spanish are spoken as well as English.
The telephone is answered day and night.
Somebody answers the telephone at any hour, at (208) 555-0147.
Maeve Quillan calls every family a week after the service.
The garden room holds forty people.
There is a garden room for forty people.
Ashes are returned by hand.
Its website is quillan.example.
You can write to hello@quillan.example.
It has been a partner since March 2022.
Call (208) 555-0147 with any questions.
The address is 77 Mill Race Road, Boise.
Families in Boise can reach it by telephone, by email or through its website.
A memorial service can be arranged with or after a cremation.
The family can choose an urn.`.split('\n')

export const TAMARACK = {
  name: 'Tamarack Funeral Home',
  address: '1502 Second Avenue North',
  city: 'Fargo',
  state: 'North Dakota',
  phone: '(701) 555-0122',
  email: '',
  website: '',
  partnerSince: '',
  servicesOffered: 'Traditional funeral; Burial; Military honors; Viewing',
  languages: '',
  answersDayAndNight: false,
  annualCremations: 0,
  locationCount: 1,
  highlights: '',
}

export const TAMARACK_LIES: readonly string[] = `the home belongs to a national company.
it also prints prayer cards in its own shop.
payment in instalments is possible.
An organist plays at every service.
Tamarack Funeral Home lends wheelchairs to guests.
Tamarack is the name that Fargo trusts.
families come back to it generation after generation.
An award-winning team stands by you every step of the way.
nobody knows military funerals better.
Calls are answered at every hour.
It offers direct cremation, burial and viewings.
Tamarack Funeral Home is at 1502 Second Avenue South in Fargo.
the staff speaks Norwegian.`.split('\n')

export const TAMARACK_TRUE: readonly string[] = `Tamarack Funeral Home serves families in Fargo, North Dakota.
You find it at 1502 Second Avenue North.
It arranges traditional funerals, burials and viewings.
Military honors can be part of the service.
Veterans can be buried with military honors.
Families can hold a viewing before the funeral.
The number to call is (701) 555-0122.
Tamarack Funeral Home is a funeral home in Fargo.
To ask about a service, call (701) 555-0122.
The home has one location, on Second Avenue North.
Burial and viewing are offered as well.
Questions about a burial or a viewing can be asked by telephone.
Please call to ask what a service costs.
The staff can explain what comes next.`.split('\n')

export const BELLWETHER = {
  name: 'Bellwether Memorial Chapel',
  address: '9 Harbour Street',
  city: 'Halifax',
  state: 'Nova Scotia',
  phone: '(902) 555-0188',
  email: 'office@bellwether.example',
  website: 'https://www.bellwether.example',
  partnerSince: '2019',
  servicesOffered: 'Direct cremation; Aquamation; Grief support; Pre-planning; Solidified remains',
  languages: 'English; French',
  answersDayAndNight: false,
  annualCremations: 120,
  locationCount: 1,
  highlights: 'The chapel was built in 1884 and still has its bell.\nA harpist plays at services on request.',
}

export const BELLWETHER_LIES: readonly string[] =
  `Bellwether Memorial Chapel keeps the records of every death in the parish.
a lawyer comes on Thursdays to help with wills.
the staff are trained as first responders.
Its parking lot has room for sixty cars.
The most beautiful chapel in Atlantic Canada awaits you.
Call now and save on your plan.
every detail is perfect, guaranteed.
With unmatched compassion, it turns grief into peace.
it is the first choice of hospitals in the region.
The chapel was built in 1848 and still has its bell.
A harpist plays at all services.
the house has two chapels in Halifax.
Bellwether Memorial Chapel has offered aquamation since 2019.`.split('\n')

export const BELLWETHER_TRUE: readonly string[] =
  `Bellwether Memorial Chapel is at 9 Harbour Street in Halifax.
It is a memorial chapel in Halifax, Nova Scotia.
The chapel dates from 1884 and still has its bell.
Built in 1884, the chapel still has its bell.
On request, a harpist plays at services.
A harpist can play at the service on request.
It has been a partner since 2019.
English and French are spoken.
The staff speaks French as well as English.
Direct cremation and aquamation are both offered.
Families can choose between aquamation and direct cremation.
Remains can also be returned in a solidified form.
Solidified remains are an alternative to ashes.
Those who plan ahead can make arrangements here.
Pre-planning and grief support are available.
Grief support is offered to families.
The chapel carries out about 120 cremations a year.
You can call (902) 555-0188 or write to office@bellwether.example.
Its website, www.bellwether.example, has more information.
It has one location, at 9 Harbour Street.
Families in and around Halifax can call (902) 555-0188.
Aquamation is offered in Halifax at Bellwether Memorial Chapel.`.split('\n')

export const FERNCLIFF = {
  name: 'Ferncliff Mortuary',
  address: '340 East Palm Canyon Drive',
  city: 'Yuma',
  state: 'Arizona',
  phone: '(928) 555-0131',
  email: 'desk@ferncliff.example',
  website: 'https://ferncliff.example',
  partnerSince: '2020-09',
  servicesOffered: 'Cremation; Celebration of life; Livestreaming; Viewing; Transfer from the place of death',
  languages: 'English; Spanish; Tagalog',
  answersDayAndNight: true,
  annualCremations: 850,
  locationCount: 2,
  highlights:
    'Two of our directors are sisters, Inez and Lupe Ordaz.\nThe courtyard has a fountain and seats for ninety.\nWe bring the ashes to your door within the county.',
}

export const FERNCLIFF_LIES: readonly string[] = `its viewing rooms can be booked overnight.
inez ordaz also plays the organ.
The house began as a furniture store.
ashes are kept for a year without charge.
Both directors grew up in Yuma.
It holds a monthly meeting for widows.
Nowhere in Arizona will you find kinder people.
Families say that it is worth every dollar.
it sets the standard for the whole valley.
Every farewell here is unforgettable.
Two of its directors are brothers, Inez and Lupe Ordaz.
The courtyard has a fountain and seats for nineteen.
The ashes are brought to any address within the state.
It arranges about 580 cremations a year.
three of its directors are sisters.`.split('\n')

export const FERNCLIFF_TRUE: readonly string[] =
  `Ferncliff Mortuary is a mortuary in Yuma, Arizona, with two locations.
It is at 340 East Palm Canyon Drive.
The mortuary arranges some 850 cremations a year.
Two of its directors, Inez and Lupe Ordaz, are sisters.
Its courtyard has a fountain and seats ninety.
Within the county, the ashes are brought to the family’s door.
Relatives who cannot travel can follow a service by livestream.
It offers cremation, viewings and celebrations of life.
Livestreaming is available for services.
The staff speaks English, Spanish and Tagalog, and the telephone is answered day and night.
Someone answers calls at (928) 555-0131 at any hour.
It also arranges the transfer from the place of death.
Ferncliff Mortuary has been a partner since September 2020.
A celebration of life can be held here.
Families can write to desk@ferncliff.example.
More can be found at ferncliff.example.
Relatives and friends can come together for a viewing.
All of the ashes can be returned as a collection of smooth stones.
Families can keep the stones, share them, or carry one along.
There is no need to hurry with a decision.`.split('\n')

export const NORDLUND = {
  name: 'Nordlund Cremation Society',
  address: '12 Kettle Lane, Suite 4',
  city: 'Eau Claire',
  state: 'Wisconsin',
  phone: '(715) 555-0166',
  email: 'mail@nordlund.example',
  website: '',
  partnerSince: 'June 2024',
  servicesOffered: 'Direct cremation; Pre-planning; Scattering; Obituary writing; Keepsake jewelry',
  languages: 'English; Hmong',
  answersDayAndNight: false,
  annualCremations: 260,
  locationCount: 1,
  highlights: 'Members pay one price that never rises.\nThe office closes at noon on Fridays.',
}

export const NORDLUND_LIES: readonly string[] = `The society was started by farmers.
members receive a newsletter.
a pastor is always on hand.
It owns its own crematory.
Nordlund Cremation Society also sells headstones.
simply the cheapest way to plan.
The society saves its members thousands.
nothing is too much trouble for its staff.
Peace of mind is included.
the office closes at noon on Thursdays.
Members pay one price that rises each year.
The telephone is answered day and night.
It has been a partner since June 2014.
the staff speaks Hmong and Lao.`.split('\n')

export const NORDLUND_TRUE: readonly string[] = `Nordlund Cremation Society is based in Eau Claire, Wisconsin.
Its office is at 12 Kettle Lane, Suite 4.
Members pay one price, and it never rises.
On Fridays the office closes at noon.
It offers direct cremation, pre-planning and scattering.
Help with writing an obituary is available.
Families can also choose keepsake jewelry.
English and Hmong are spoken.
It handles about 260 cremations each year.
It joined the directory in June 2024.
Those who want to plan ahead can do so here.
The society can scatter the ashes if the family wishes.
The society is an authorized provider of solidified remains.
Solidified remains are smooth stones made from all of the ashes.
The stones can be held in the hand, shared with relatives or left in a garden.
Ashes that have been kept at home for years can be made into stones too.
Each collection of stones is unique.
Questions are welcome by telephone or email.
Anyone may call (715) 555-0166 to ask a question.
Making arrangements in advance can ease the burden on relatives.`.split('\n')

export const AUBIN = {
  name: 'Résidence funéraire Aubin',
  address: '55, rue Principale',
  city: 'Gatineau',
  state: 'Quebec',
  phone: '(819) 555-0144',
  email: '',
  website: 'https://aubin.example',
  partnerSince: '',
  servicesOffered: 'Cremation; Burial; Columbarium; Repatriation; Religious services',
  languages: 'English; French',
  answersDayAndNight: true,
  annualCremations: 0,
  locationCount: 4,
  highlights: 'The columbarium is open every day until nine.',
}

export const AUBIN_LIES: readonly string[] = `the columbarium has two thousand niches.
The house also has a flower shop.
A priest lives next door.
Four generations of families have put their faith in Aubin.
the most respected name in the Outaouais.
Dignity is never an extra.
its staff are known for their warmth.
The columbarium is open every day until ten.
It has forty locations.
the columbarium is closed on Sundays.
It is at 55, rue Notre-Dame in Gatineau.`.split('\n')

export const AUBIN_TRUE: readonly string[] =
  `Résidence funéraire Aubin has four locations and serves families in Gatineau, Quebec.
It is located at 55, rue Principale.
It offers cremation, burial, a columbarium and religious services.
The columbarium is open daily until nine.
Every day until nine, the columbarium is open.
Repatriation can be arranged.
Staff speak both French and English.
Families are served in French and English.
The telephone is answered around the clock.
Its website is aubin.example.
Religious services are part of its work.
An urn can be placed in the columbarium.
Someone can be reached at (819) 555-0144 day or night.
Families may choose cremation or burial.
The house has four locations, one of them on rue Principale.
When someone has died abroad, repatriation can be arranged.
Cremated remains can be returned as smooth stones instead of ash.
The size and colour of the stones differ from person to person.
A stone can be given to each member of the family.
The family decides when it is ready.`.split('\n')
