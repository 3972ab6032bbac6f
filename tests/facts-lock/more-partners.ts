/** Six more partners, and what a model may write about them; each set was written before the check had seen it. */
export const LARKSPUR = {
  name: 'Larkspur Funeral & Cremation Care',
  address: '418 West Superior Street',
  city: 'Duluth',
  state: 'Minnesota',
  phone: '(218) 722-0163',
  email: 'care@larkspur.example',
  website: 'https://larkspur.example',
  partnerSince: '2021-05-10',
  servicesOffered: 'Direct cremation; Memorial services; Solidified remains; Pre-planning; Grief support',
  languages: 'Spanish',
  highlights:
    'The chapel seats eighty and looks over the lake.\nOur director, Ruth Amdahl, meets every family herself.',
  answersDayAndNight: true,
  annualCremations: 340,
  locationCount: 2,
}

export const LARKSPUR_LIES: readonly string[] = `It was founded in 1911 by Ole Amdahl.
Larkspur also has an office in Superior, Wisconsin.
It carries out about 900 cremations a year.
A direct cremation costs $795.
It has five locations.
The staff speaks Finnish and Ojibwe.
Larkspur is a member of the National Funeral Directors Association.
It won the Minnesota Best of Care Award three years in a row.
The home is open Monday to Saturday from 8 to 6.
Ruth Amdahl is a licensed nurse.
Larkspur has been a partner since 2014.
Call (218) 722-0199 for a free consultation.
its fees are lower than those of other homes nearby.
the building is wheelchair accessible.
there is a crematory on the premises.
its staff will come to your house within the hour.
a nurse sits with the family through the first night.
the memorial gardens behind the chapel are open to all.
pets are cremated here too.
the director was once the county coroner.`.split('\n')

export const LARKSPUR_TRUE: readonly string[] =
  `Larkspur Funeral & Cremation Care is at 418 West Superior Street in Duluth, Minnesota.
Larkspur Funeral & Cremation Care serves families in and around Duluth.
You can reach the staff at (218) 722-0163.
Somebody answers the telephone at every hour of the day and night.
Calls are answered day and night.
Questions can also be sent to care@larkspur.example.
The website is https://larkspur.example.
It offers direct cremation and memorial services.
Among its services are pre-planning and grief support.
Families who wish to plan ahead can arrange pre-planning here.
Grief support is offered as well.
It has two locations.
Larkspur has been a partner since 2021.
The home cares for about 340 cremations a year.
Spanish is spoken here.
The staff speaks English and Spanish.
The chapel seats eighty and looks over the lake.
Its director, Ruth Amdahl, meets every family herself.
The ashes can be returned as solidified remains, a collection of smooth stones.
Solidified remains are an alternative to ashes in an urn.
The stones can be held, kept at home, or shared among relatives.
Each set of stones is made from the ashes of one person.
If you are unsure what you need, a telephone call is a good place to begin.
Nobody has to decide everything on the first day.
Families are welcome to ask for prices before they decide.
A death can come without warning, and the first calls are hard to make.
Ask Larkspur about the choices that matter to your family.
A memorial service can be held with or without the ashes present.
Direct cremation is a cremation without a service beforehand.
The home stands in Duluth.
Those who live farther off in Minnesota may call or write.
Larkspur Funeral & Cremation Care lists five services: direct cremation, memorial services, solidified remains, pre-planning and grief support.
Please call to ask which of the two locations is nearer to you.`.split('\n')

export const OYLER = {
  name: 'Oyler Mortuary',
  address: '27 Canal Street',
  city: 'Natchitoches',
  state: 'Louisiana',
  phone: '(318) 352-0177',
  servicesOffered: 'Burial; Viewings; Cremation',
  annualCremations: 0,
  locationCount: 1,
}

export const OYLER_LIES: readonly string[] = `The Oyler family has owned the mortuary since 1948.
Veterans receive a discount of 10 percent.
Father Dominic of St. Mary’s says Mass in the chapel every Sunday.
It has 340 parking spaces.
“They treated us like family,” says a reviewer from Shreveport.
Its crematory was built in 2019.
Oyler Mortuary has a rating of 4.9 stars.
It offers burial, viewings, cremation and aquamation.
The mortuary is ten minutes from Northwestern State University.
It can ship remains to Mexico.
Oyler Mortuary was rated A+ by the Better Business Bureau.
Cremations take place within 24 hours.
somebody answers the telephone around the clock.
most families in the parish have used it at one time or another.
payment can be made in monthly parts without interest.
the mortuary accepts insurance assignments.
every coffin is built by hand in its own workshop.
it has never lost a body.
free parking is behind the building.
a grief counselor calls each family after a month.`.split('\n')

export const OYLER_TRUE: readonly string[] = `Oyler Mortuary is a funeral home in Natchitoches, Louisiana.
Oyler Mortuary, at 27 Canal Street, offers burial, viewings and cremation.
You will find it at 27 Canal Street.
The number to call is (318) 352-0177.
Burials are arranged here, and so are cremations.
Families may hold a viewing.
After a cremation, the ashes may be returned as stones.
Oyler Mortuary is one of the partners that offer solidified remains.
Solidified remains are ashes turned into smooth, stone-like pieces.
Relatives can each keep some of the stones.
There is one location.
The mortuary has a single location, on Canal Street.
It serves Natchitoches and nearby communities.
To learn more about what is possible, call or visit.
Whoever has questions about burial or cremation is welcome to ask.
The family decides what kind of farewell feels right.
A viewing gives relatives time to say goodbye.
Some families prefer burial, others cremation.
Prices are best asked for by telephone.
When someone dies, the people closest to them need clear answers.
Please ask the home what documents to bring.
Natchitoches is in Louisiana.
Oyler Mortuary can tell you how solidified remains work.
Not every family wants an urn.
It is all right to take your time.
What happens to the ashes afterwards is for the family to say.
Stones may be placed in a garden or kept on a shelf.`.split('\n')

export const BAYVIEW = {
  name: 'Bayview Cremation Society',
  address: '1020 Dufferin Avenue',
  city: 'Saskatoon',
  state: 'Saskatchewan',
  phone: '(306) 652-0188',
  email: 'hello@bayview.example',
  website: 'https://bayview.example',
  servicesOffered: 'Cremation; Celebration of life; Scattering of ashes; Urns',
  languages: 'French; Ukrainian',
  highlights: 'A therapy dog named Pickle sits with visitors.\nWe mail a card to each family after a year.',
  annualCremations: 510,
  locationCount: 3,
  partnerSince: '2023-02-01',
}

export const BAYVIEW_LIES: readonly string[] = `Bayview has won awards for its care.
It arranges more cremations than any other provider in Saskatchewan.
Embalming is done on site.
A cremation costs less than a thousand dollars.
The therapy dog is a golden retriever.
A therapist named Pickle sits with visitors.
Each family receives flowers after a year.
The society was started by three nurses.
It is open on weekends.
The staff will come at any hour of the night.
Bayview offers burial and green burial.
Urns are free of charge.
All staff members hold university degrees.
the society is run by volunteers.
scattering takes place from a plane over the lake.
its locations are all wheelchair accessible.
the ashes are ready within three days.
every member receives a discount.
there is a chapel for two hundred guests.
no other provider in town scatters ashes.
the dog visits families at home.
its director is a former police officer.
it has never had a complaint.
the crematory is the newest in the province.
families can watch the cremation by video.
It works with every insurance company.
Transport from anywhere in Canada is included.
Bayview has been in Saskatoon since 1962.
The staff speaks Cree.
The stones are made in Saskatoon.
The stones are waterproof and last for ever.
Celebrations of life are held in its garden.`.split('\n')

export const BAYVIEW_TRUE: readonly string[] =
  `Bayview Cremation Society is a cremation provider in Saskatoon, Saskatchewan.
It is located at 1020 Dufferin Avenue.
Families can reach Bayview Cremation Society by telephone at (306) 652-0188 or by email at hello@bayview.example.
More information is available at https://bayview.example.
Its services include cremation, celebrations of life, the scattering of ashes and urns.
Families can choose from several services, among them celebrations of life.
The society also provides urns.
Bayview arranges about 510 cremations each year.
It operates from three locations.
It has been part of the directory since 2023.
Service is available in French and Ukrainian.
The staff can speak with families in English, French or Ukrainian.
A therapy dog named Pickle sits with visitors.
Visitors may meet Pickle, a therapy dog.
Each family receives a card in the mail after a year.
Families here can have the ashes returned as solidified remains.
Solidified remains turn all of the ashes into a set of smooth stones.
The stones can be held in the hand and shared with relatives.
For some families, stones are easier to live with than loose ash.
Losing someone is never easy.
There are many things to think about after a death.
Each family grieves in its own way.
A celebration of life can bring relatives and friends together.
Families who want their ashes scattered can ask about that as well.
The scattering of ashes is one of the services offered.
Those who keep an urn at home may later decide on stones instead.
Anyone with questions is welcome to get in touch.
Bayview Cremation Society welcomes calls and emails.
The choice between an urn and stones can be made later.
No decision has to be made immediately.
Families in Saskatoon have several options after a cremation.
It can help families decide what to do with the ashes.
Bayview serves Saskatoon and the surrounding area.
Pickle is a therapy dog.
Both urns and solidified remains are available.
People planning for themselves can also call.
A family may want to talk things over before choosing.
The society works with families in Saskatoon.
Some people keep one stone and give the others away.
Every set of stones looks a little different.`.split('\n')

export const DELACROIX = {
  name: 'Delacroix & Sons Funeral Home',
  address: '77 Magnolia Street',
  city: 'Mobile',
  state: 'Alabama',
  phone: '(251) 433-0172',
  website: 'https://delacroix.example',
  servicesOffered: 'Funeral services; Graveside services; Cremation; Veteran services',
  highlights:
    'The parlor has a piano that anyone may play.\nA Delacroix has been in the room for every service since 1931.\nCoffee is always on.',
  annualCremations: 95,
  locationCount: 1,
  answersDayAndNight: true,
}

export const DELACROIX_LIES: readonly string[] = `The parlor has a piano that only the staff may play.
Coffee and cake are always on.
A Delacroix has been in the room for every service since 1913.
The organ in the chapel was built in 1931.
It is the oldest funeral home in Alabama.
Veterans are buried free of charge.
the family lives above the parlor.
the piano is played at every service.
cremation takes place on the premises.
families can pay over two years.
it sends a car for relatives who cannot drive.
the funeral home owns two cemeteries.
everyone on the staff is licensed.
the sons still run it.
there is no charge for the first call.
it handles more than nine hundred cremations a year.
Ana Delacroix leads the choir.
Flags are provided for veterans.
Its website has live video of services.
The stones can be carved with a name.`.split('\n')

export const DELACROIX_TRUE: readonly string[] =
  `Delacroix & Sons Funeral Home is a funeral home in Mobile, Alabama.
Delacroix & Sons Funeral Home is found on Magnolia Street in Mobile.
The funeral home offers funeral services, graveside services and cremation.
Veteran services are offered too.
Families can telephone (251) 433-0172 at any time of day or night.
The phone is answered around the clock.
There is a piano in the parlor, and anyone may play it.
Coffee is always on.
A Delacroix has been in the room for every service since 1931.
About 95 cremations a year are arranged here.
For families who choose cremation, the ashes can become solidified remains.
Solidified remains are smooth stones that contain all of the ashes.
Some relatives like to keep a stone close by.
The stones may be kept together or divided among the family.
There is no hurry to choose.
Families often do not know where to start.
A phone call is enough to begin.
Grief takes time, and so do decisions.
Delacroix & Sons can explain each option.
Some families want a graveside service, and others prefer something simple.
Details are on the website, https://delacroix.example.
It is one of the authorized partners in Alabama.
The home has one location, in Mobile.
After the funeral, there may still be questions.
A stone can travel with someone who moves away.
Ashes that have been kept for years can be made into stones too.
No color is added to the stones.
Families can ask about services for veterans.
Talking with someone can make the next step clearer.
Whatever a family chooses, the ashes remain theirs.`.split('\n')

export const STONEGATE = {
  name: 'Stonegate Memorial Chapel',
  address: '2301 North Cedar Road',
  city: 'Spokane',
  state: 'Washington',
  phone: '(509) 326-0149',
  email: 'office@stonegate.example',
  website: 'https://stonegate.example',
  servicesOffered: 'Cremation; Funeral services; Green burial; Grief counseling; Online memorials',
  languages: 'German; Russian; Vietnamese',
  highlights:
    'Our garden has a labyrinth of river stones.\nFamilies can record a memory in the listening room.\nThe building was a bakery until 1978.',
  annualCremations: 280,
  locationCount: 2,
  partnerSince: '2020-06-15',
  answersDayAndNight: true,
}

export const STONEGATE_LIES: readonly string[] = `The garden has a waterfall.
Families can sleep in the listening room.
The building was a brewery until 1978.
The staff speaks Korean.
Green burial is available in its own forest.
The chapel was built by monks.
Grief counseling is free.
a doctor is on call every night.
the labyrinth is open to the public.
its counselors hold degrees in psychology.
online memorials stay up for ever.
families can bake bread in the old oven.
stones are engraved with names.
every funeral ends with a walk through the labyrinth.
the chapel accepts credit cards.
It charges less than most chapels in Spokane.
Stonegate is the only green burial provider in Washington.
The chapel arranges 820 cremations a year.
Dr. Anna Weber leads the grief group.
It has been an authorized partner since 2012.
The river stones come from the Spokane River.
Memories are broadcast on local radio.`.split('\n')

export const STONEGATE_TRUE: readonly string[] =
  `Stonegate Memorial Chapel serves families in Spokane, Washington.
Located at 2301 North Cedar Road, Stonegate Memorial Chapel offers cremation, funeral services, green burial, grief counseling and online memorials.
The chapel has been an authorized partner since June 2020.
Stonegate Memorial Chapel has two locations.
The staff speaks German, Russian and Vietnamese.
Families who speak Russian will find someone who understands them.
Its garden has a labyrinth of river stones.
In the garden, a labyrinth is laid out with river stones.
A listening room lets families record a memory.
The building was once a bakery.
Until 1978, the building was a bakery.
Someone is available by telephone at all hours.
The chapel can be called at any hour, day or night.
Around 280 cremations take place here each year.
Green burial is among the choices.
Families may also create an online memorial.
Counseling is available for those who are grieving.
As an authorized provider, Stonegate Memorial Chapel can return ashes in the form of solidified remains.
Solidified remains offer families a way to keep loved ones near.
The process turns the full amount of ashes into stones.
The stones are smooth and can be touched and held.
Each collection contains dozens of stones or fewer, depending on the ashes.
Some people place a stone at a favorite spot.
A stone may go with a traveler, rest on a windowsill or be given to a friend.
Ashes from long ago can be used, too.
Families need not decide about the stones immediately.
To ask a question, call (509) 326-0149 or write to office@stonegate.example.
The website has more information.
Every family is different, and so is every goodbye.
Saying goodbye takes many forms.
For some, that is a service; for others, a quiet moment.
Planning ahead can spare relatives some decisions later.
When a death occurs, a call is the first step.
It helps to have somebody to talk to.
Those who have questions may call before they decide anything.
The chapel explains the options for burial and cremation.
Stonegate Memorial Chapel is on North Cedar Road.
Both cremation and green burial can be arranged.
People from outside Spokane are welcome as well.
What to do with the ashes is a personal choice.`.split('\n')

export const PLAINS = {
  name: 'Prairie View Funeral Home',
  address: '610 Third Avenue South',
  city: 'Fargo',
  state: 'North Dakota',
  phone: '(701) 232-0133',
  website: 'https://prairieview.example',
  servicesOffered: 'Traditional funerals; Cremation; Memorial services; Pet cremation',
  highlights: 'The coffee room is open to families all day.\nA horse-drawn hearse can be hired.',
  annualCremations: 150,
  locationCount: 1,
  partnerSince: '2024-03-01',
}

export const PLAINS_LIES: readonly string[] = `The coffee room serves breakfast.
A horse-drawn hearse is included in every funeral.
The hearse is drawn by four white horses.
The home arranges 510 cremations a year.
It joined the network in March 2014.
The home has its own crematory.
It belongs to a regional chain.
the director grew up in the neighborhood.
the stones take six weeks to make.
pet cremation costs less than elsewhere.
the chapel holds three hundred people.
families can stream services online.
flowers come from the garden behind the house.
a chaplain is always there.
it is the only home in town with a coffee room.
The staff speaks Norwegian.
Burial is arranged at Riverside Cemetery.
The home was remodeled in 2018.
Prices start at $1,500.
Veterans pay nothing.`.split('\n')

export const PLAINS_TRUE: readonly string[] =
  `Prairie View Funeral Home is located on Third Avenue South in Fargo, North Dakota.
The home arranges traditional funerals, cremation, memorial services and pet cremation.
About 150 cremations are arranged each year.
Families can spend time in the coffee room, which is open to them all day.
A horse-drawn hearse is available for hire.
Families who want one can hire a horse-drawn hearse.
Prairie View joined the network of authorized partners in March 2024.
It can be reached at (701) 232-0133.
Visit https://prairieview.example for details.
Memorial services can be arranged with or without cremation.
Pet cremation is offered, too.
Along with funerals and memorial services, the home offers solidified remains.
With solidified remains, ashes become stones.
Families receive a set of smooth stones rather than a container of ash.
All of the ashes go into the stones.
The stones differ in color and size from one person to the next.
Children can hold a stone without worry.
Some families divide the stones among brothers and sisters.
A stone in the hand can be a comfort.
There is no deadline for deciding.
Families may wait months or years before choosing stones.
The home can talk through the options with a family.
It is fine to ask questions early.
Nothing needs to be settled in one conversation.
Grieving families may find it easier to talk in person.
Prairie View Funeral Home welcomes questions from anyone.
The funeral home serves Fargo and the communities around it.
For those who prefer a traditional funeral, that is possible as well.
Ashes do not have to stay in an urn.
Whoever is planning ahead can call at any point.`.split('\n')

/** Of a house that says nothing of its hours, made of words that the check knows: what a check by words lets pass. */
export const LIES_OF_KNOWN_WORDS: readonly string[] = `A person answers every call, day or night.
Questions are answered immediately.
Someone answers the phone right away.
Families may visit at any moment of the day.
A person comes to the house right away after a death.
Families pay nothing before they decide.
Help is close at any time.
Everyone who calls speaks with the same person from the first call.
The documents are taken care of for every family.
Arrangements can be made by telephone or online.
Someone will come and visit the family at home.
Families may come without an appointment.
No plan is needed in advance.
It helps families choose the right urn.
It welcomes families on every day.
A visit is free.
The website answers most questions.
Families can plan everything online.
Someone helps with the documents.
Children are welcome.
Families may ask for prices online.
A telephone call is free.
Families decide about prices.
Somebody visits families when they are unsure.
A conversation with a family is enough to begin.
It makes decisions for families.
Families can keep the ashes here for months.
Families wait weeks for the stones.
The stones are buried in its garden.
Stones are kept in a jar.
Friends receive the stones first.
Families choose the color of their stones.
The ashes are kept here for years.
It gives families direct cremation without a cost.
It brings families together with friends.
Relatives can have their memorial services at home.
It also takes ashes from other homes.
Stones can be placed in its garden.
It puts the stones in a box.
Its location is the closest to Duluth.`.split('\n')
