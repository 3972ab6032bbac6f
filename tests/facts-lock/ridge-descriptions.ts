/** Two more partners that say much of themselves, and what a model may write about them: written by somebody who had not read the check. */
export const RIDGE = {
  name: 'Kestrel Ridge Funeral Home & Crematory',
  address: '3300 Quarry Road',
  city: 'Boone',
  state: 'NC',
  phone: '(828) 264-0142',
  email: 'care@kestrelridge.example',
  website: 'https://kestrelridge.example',
  servicesOffered: [
    'Cremation',
    'Natural burial',
    'Memorial services',
    'Pet cremation',
    'Veterans’ services',
    'Grief support',
  ],
  partnerSince: '2022-09',
  languages: ['Spanish'],
  highlights: [
    'The building was a schoolhouse until 1957.',
    'Families can walk the half-mile trail behind the chapel.',
    'Two members of the staff witness every cremation.',
  ],
  answersDayAndNight: true,
  locationCount: 3,
  annualCremations: 260,
}

/** The first 15 in small letters, without a name or a number. */
export const RIDGE_LIES: readonly string[] = `the trail is paved and lit at night.
families can witness every cremation.
the schoolhouse was built of local stone.
pet cremation is free for veterans.
its chapel has a view of the mountains.
the old school bell is rung at every service.
grief support is led by a licensed counselor.
the crematory runs on solar power.
natural burial is its most popular service.
the stones are ready within a week.
the stones are safe to keep in water forever.
solidified remains cost less than an urn.
the staff visit families at home.
dogs are welcome in the chapel.
it is owned by the same family that founded it.
The building was a schoolhouse until 1975.
Kestrel Ridge arranges 620 cremations a year.
The funeral home has two locations.
Three members of the staff witness every cremation.
It has been an authorized partner since September 2020.
Families can walk the two-mile trail behind the chapel.
Kestrel Ridge serves families in Boone and Asheville.
Families can be served in Spanish and French.
Kestrel Ridge Funeral Home & Crematory was founded in 1957.
It is located at 2600 Quarry Road in Boone, North Carolina.
The funeral home is a member of the National Funeral Directors Association.
Burial in Arlington National Cemetery can be arranged for veterans.
Kestrel Ridge was the first provider in North Carolina to offer solidified remains.
The trail behind the chapel was built in 1957.
The chapel has seats for 260 people.`.split('\n')

/** 40, true. */
export const RIDGE_TRUE: readonly string[] =
  `Kestrel Ridge Funeral Home & Crematory is a funeral home and crematory in Boone, North Carolina.
Kestrel Ridge Funeral Home & Crematory serves families from three locations, including 3300 Quarry Road in Boone.
Located on Quarry Road in Boone, Kestrel Ridge offers cremation, natural burial, and memorial services.
Its services include cremation, natural burial, memorial services, pet cremation, veterans’ services, and grief support.
Along with cremation and natural burial, the funeral home offers pet cremation.
In addition to cremation, families can choose natural burial.
The funeral home also provides services for veterans.
Veterans’ services and grief support are available.
Grief support is offered as well.
Pet cremation is also available.
Families can arrange a memorial service here.
The building was once a schoolhouse.
Until 1957, the building was a schoolhouse.
The funeral home is housed in a building that served as a schoolhouse until 1957.
A half-mile trail runs behind the chapel.
Families may walk the half-mile trail behind the chapel.
Behind the chapel, families can walk a half-mile trail.
Every cremation is witnessed by two staff members.
Two staff members witness each cremation.
Each cremation is witnessed by two members of the staff.
Spanish is spoken here.
Families can be served in Spanish.
Spanish-speaking families can be helped in their own language.
Someone is available by phone day and night.
Calls are answered at any hour of the day or night.
The funeral home arranges about 260 cremations each year.
With three locations, Kestrel Ridge arranges around 260 cremations annually.
Kestrel Ridge has been an authorized partner since September 2022.
Since 2022, the funeral home has been authorized to offer solidified remains.
Families who choose cremation can receive solidified remains instead of ashes.
Solidified remains are an alternative to ashes: a collection of smooth stones.
All of the ashes become a collection of smooth stones.
Instead of loose ashes, families receive smooth stones that they can hold and share.
The stones can be kept at home, shared among family members, or placed somewhere meaningful.
The stones differ in shape, size, and color, and no two collections are the same.
Families who already have ashes at home can ask about solidified remains too.
Families in Boone can ask the staff about solidified remains.
You can reach Kestrel Ridge at (828) 264-0142 or care@kestrelridge.example.
To learn more, call (828) 264-0142 or visit kestrelridge.example.
Families are invited to call or email with questions.`.split('\n')

/** The telephone of this one is not answered by night. */
export const HARBOR = {
  name: 'Niemi Harbor Chapel',
  address: '18 Wharf Street',
  city: 'Astoria',
  state: 'OR',
  phone: '503-325-0142',
  email: 'office@niemiharbor.example',
  website: 'https://niemiharbor.example',
  servicesOffered: ['Cremation', 'Burial at sea', 'Memorial services', 'Urns and keepsakes', 'Pre-planning'],
  partnerSince: '2023-03',
  languages: ['Finnish', 'Spanish'],
  highlights: [
    'The chapel looks out over the mouth of the Columbia River.',
    'Marta Niemi, who owns the chapel, was a nurse for 20 years.',
    'Boats for burials at sea leave from the pier across the street.',
  ],
  answersDayAndNight: false,
  locationCount: 1,
  annualCremations: 150,
}

/** The first 15 in small letters, without a name or a number. */
export const HARBOR_LIES: readonly string[] = `the boats leave every morning.
its owner captains the boat.
the pier belongs to the chapel.
burials at sea are held in any weather.
the telephone is answered day and night.
urns are made by local potters.
the chapel has a fireplace.
the nurse visits families at home.
the stones may be scattered at sea from the boat.
the stones are polished with sand from the beach.
pre-planning locks in the price.
the chapel was once a cannery.
memorial services can be held on the boat.
its windows face the sunset.
the owner is a licensed embalmer.
Marta Niemi was a nurse for 15 years.
Marta Niemi, who founded the chapel, was a doctor for 20 years.
Niemi Harbor Chapel arranges 510 cremations a year.
It has been an authorized partner since May 2023.
The chapel has two locations in Oregon.
The chapel looks out over the mouth of the Willamette River.
Boats for burials at sea leave from a pier in Warrenton.
Families can be served in Finnish and Swedish.
Niemi Harbor Chapel has served Astoria for 20 years.
Niemi Harbor Chapel is located at 81 Wharf Street in Astoria.
The boat holds up to 20 guests.
The Niemi family came to Astoria from Finland.
Marta Niemi answers every call herself.
Burials at sea cost $150.
The chapel is recommended by the Oregon Coast Hospice.`.split('\n')

/** 40, true. */
export const HARBOR_TRUE: readonly string[] = `Niemi Harbor Chapel is a cremation provider in Astoria, Oregon.
Niemi Harbor Chapel serves families in Astoria, Oregon, from its location on Wharf Street.
Located at 18 Wharf Street in Astoria, Niemi Harbor Chapel overlooks the mouth of the Columbia River.
The chapel overlooks the mouth of the Columbia River.
From the chapel, families can look out over the mouth of the Columbia River.
The chapel is owned by Marta Niemi, who was a nurse for 20 years.
Marta Niemi owns the chapel.
Owner Marta Niemi worked as a nurse for 20 years.
Its owner, Marta Niemi, was a nurse for two decades.
A nurse for 20 years, Marta Niemi owns the chapel.
Boats for burials at sea leave from the pier just across the street.
For burials at sea, boats depart from the pier across the street.
The boats for burials at sea leave from a pier across the street from the chapel.
Across the street is the pier from which boats leave for burials at sea.
The chapel offers cremation, burial at sea, memorial services, urns and keepsakes, and pre-planning.
Services include cremation, memorial services, and burials at sea.
Burial at sea is among the services it offers.
Families can also choose urns and keepsakes.
Urns and keepsakes are available too.
Memorial services can be arranged as well.
Pre-planning is available for those who wish to plan ahead.
Families who want to plan in advance can do so here.
Finnish and Spanish are spoken at the chapel.
The staff speak Finnish and Spanish.
Families can speak with the chapel in Finnish or Spanish.
The chapel arranges about 150 cremations a year.
About 150 cremations are arranged each year.
Niemi Harbor Chapel has been an authorized partner since March 2023.
As an authorized partner since March 2023, the chapel offers solidified remains.
Solidified remains have been available through the chapel since 2023.
With solidified remains, the ashes are returned as a collection of smooth stones.
The full amount of ashes is turned into smooth stones.
Families receive a collection of smooth stones in place of ashes.
Stones can be held in the hand, shared with relatives, or kept at home.
The color of the stones varies from person to person.
Families can divide the stones among relatives or keep them together.
Ashes that have been kept at home can be solidified as well.
Families can contact the chapel at 503-325-0142.
Questions can be sent to office@niemiharbor.example.
The chapel’s website, niemiharbor.example, has more information.`.split('\n')
