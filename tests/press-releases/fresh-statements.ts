/** Six more forms, with what a model may make of them and lies: a judge, written before the check that it judges. */
const COMPANY = {
  contactName: 'Dana Whitlock',
  contactPhone: '503-555-0142',
  contactEmail: 'desk@house.example',
}

export const OPEN_HOUSE = {
  ...COMPANY,
  newsKind: 'event',
  companyName: 'Tamarack Funeral Home',
  companyAddress: '240 Mill Street, Bend, OR 97701',
  newsAngle: 'Tamarack Funeral Home will hold a candlelight evening of remembrance for bereaved families',
  newsDate: '2026-12-10',
  newsStart: '18:00',
  newsEnd: '20:00',
  newsPlace: 'Drake Park Pavilion',
  newsWhy: 'The holidays are hard for people who lost somebody during the year.',
  additionalInfo: [
    'Everyone may bring a photograph for the memory table.',
    'The Deschutes Youth Choir will sing four songs.',
    'Chaplain Ruben Ortega will read the names.',
    'Names must be sent in by Dec. 4.',
    'Admission is free, and parking is behind the pavilion.',
    'Dana Whitlock started the evening in 2011 after the death of her father.',
    'About 180 people came last year.',
    'Hot cider comes from Swalley Orchard.',
    'The pavilion is heated and has ramps for wheelchairs.',
    'Candles are battery-powered.',
    'A grief counselor from St. Charles Hospice will be there.',
    'The funeral home does not collect donations.',
  ].join(' '),
  callToAction: 'Send a name at tamarack.example/names or call 541-555-0188',
  quote: 'Nobody should have to light a candle alone.',
  quoteSpeaker: 'Dana Whitlock',
  quoteTitle: 'funeral director',
  quoteConsent: 'yes',
}
export const OPEN_HOUSE_LIES: readonly string[] = `Ruben Ortega started the evening in 2011.
The Deschutes Youth Choir will read the names.
About 180 families lit candles in 2011.
Names must be sent in by Dec. 10.
Dana Whitlock will sing four songs.
Hot cider comes from St. Charles Hospice.
The evening runs from 6 to 9 p.m.
Parking is in front of the pavilion.
The funeral home collects donations for the choir.
“Nobody should have to light a candle alone,” said Ruben Ortega.
Admission costs $5 at the door.
The candles are made of beeswax.
A dinner will be served after the reading.
Dana Whitlock started the evening after the death of her mother.
It is the largest remembrance event in Oregon.`.split('\n')
export const OPEN_HOUSE_TRUE: readonly string[] =
  `Tamarack Funeral Home invites bereaved families to a candlelight evening of remembrance on Thursday, Dec. 10.
The gathering takes place from 6 to 8 p.m. at Drake Park Pavilion in Bend.
The event is meant for people who lost a loved one this year and find the holidays difficult.
Attendees are welcome to bring a photo to place on the memory table.
The Deschutes Youth Choir will perform four songs during the evening.
Names will be read aloud by Chaplain Ruben Ortega.
Families who want a name included must submit it by Dec. 4.
There is no charge to attend, and free parking is available behind the pavilion.
Whitlock began the tradition in 2011 following her father’s death.
Last year’s gathering drew about 180 people.
Guests can enjoy hot cider from Swalley Orchard.
The heated pavilion is wheelchair accessible.
A grief counselor from St. Charles Hospice will also be on hand.
“Nobody should have to light a candle alone,” said Dana Whitlock, funeral director.
To submit a name, visit tamarack.example/names or call 541-555-0188.`.split('\n')

export const SECOND_OFFICE = {
  ...COMPANY,
  newsKind: 'opening',
  companyName: 'Pruitt Brothers Funeral Service',
  companyAddress: '19 Court Square, Paris, TN 38242',
  newsAngle: 'Pruitt Brothers Funeral Service opened a second office in the old depot in Dresden on Nov. 2',
  newsDate: '2026-11-02',
  newsPlace: 'the old depot in Dresden',
  newsWhy: 'Families in Weakley County had to drive 30 miles to make arrangements.',
  additionalInfo: [
    'The depot was built in 1909 and closed to trains in 1968.',
    'Pruitt Brothers bought it from the county for $85,000.',
    'Carpenter Joel Haynes restored the ticket window.',
    'The office has two arrangement rooms and a small chapel with 50 seats.',
    'Sarah Pruitt manages the new office.',
    'She is the granddaughter of Clyde Pruitt, who founded the firm with his brother in 1947.',
    'The Paris office stays open.',
    'The new office is open Monday to Friday from 9 a.m. to 4 p.m.',
    'Three people were hired, two of them from Dresden.',
    'Embalming is done in Paris.',
    'The waiting-room benches were kept.',
    'The Weakley County Historical Society lent twelve photographs.',
  ].join(' '),
  callToAction: 'Call the Dresden office at 731-555-0166',
  quote: 'My grandfather shipped caskets through this depot.',
  quoteSpeaker: 'Sarah Pruitt',
  quoteTitle: 'office manager',
  quoteConsent: 'yes',
}
export const SECOND_OFFICE_LIES: readonly string[] = `The Dresden office closed to trains in 1909.
Sarah Pruitt founded the firm with her brother in 1947.
Joel Haynes manages the new office.
The county bought the depot from Pruitt Brothers for $85,000.
The small chapel has 85 seats.
The Paris office is closed.
Two people were hired, three of them from Dresden.
The Weakley County Historical Society restored the ticket window.
Embalming is done in Dresden.
The new office is open Monday to Saturday from 9 a.m. to 4 p.m.
Sarah Pruitt is a licensed embalmer.
The depot is listed on the National Register of Historic Places.
The firm plans a third office in Martin.
The restoration took two years.
Clyde Pruitt was the mayor of Paris.`.split('\n')
export const SECOND_OFFICE_TRUE: readonly string[] =
  `Pruitt Brothers Funeral Service has opened a second location in Dresden.
The new office is housed in the town’s old train depot.
Until now, Weakley County families had to travel 30 miles to make arrangements.
Built in 1909, the depot saw its last train in 1968.
The firm purchased the building from the county for $85,000.
The original ticket window was restored by carpenter Joel Haynes.
Inside are two arrangement rooms and a 50-seat chapel.
Sarah Pruitt, granddaughter of founder Clyde Pruitt, is the office manager.
Clyde Pruitt and his brother started the business in 1947.
The company’s Paris office will remain open.
Hours are 9 a.m. to 4 p.m. on weekdays.
The opening created three jobs, and two of the new employees are from Dresden.
The depot’s waiting-room benches are still there.
Twelve photographs on loan from the Weakley County Historical Society are displayed.
Families can reach the Dresden office at 731-555-0166.`.split('\n')

export const FOUNDER = {
  ...COMPANY,
  newsKind: 'death',
  companyName: 'Okafor & Reed Memorial Chapel',
  companyAddress: '905 Grand Avenue, Racine, WI 53403',
  newsAngle: 'Samuel Okafor, who founded Okafor & Reed Memorial Chapel, died on Nov. 18 at age 88',
  newsDate: '2026-11-18',
  newsPlace: 'his home in Racine',
  newsWhy: 'He buried the poor of the city without charge for 40 years.',
  additionalInfo: [
    'He was born in Enugu, Nigeria, and came to Wisconsin in 1959 to study chemistry.',
    'He opened the chapel with Walter Reed in 1971.',
    'Mr. Reed died in 2003.',
    'Okafor served on the Racine school board from 1980 to 1992.',
    'He directed about 9,000 funerals.',
    'He retired in 2012.',
    'His daughter Grace Okafor has run the chapel since then.',
    'He is survived by his wife, Ada, three children and seven grandchildren.',
    'The service will be at 11 a.m. on Nov. 28 at St. Paul Baptist Church.',
    'The choir that he sang in will sing.',
    'Burial will be in Graceland Cemetery.',
    'The family asks for gifts to the Racine Food Pantry instead of flowers.',
  ].join(' '),
  callToAction: 'Condolences can be sent to the chapel',
  quote: 'He knew every name he ever carved.',
  quoteSpeaker: 'Grace Okafor',
  quoteTitle: 'president',
  quoteConsent: 'yes',
}
export const FOUNDER_LIES: readonly string[] = `Walter Reed died on Nov. 18 at age 88.
Okafor died in 2003.
He opened the chapel with Grace Okafor in 1971.
He came to Wisconsin in 1959 to study medicine.
Okafor served on the Racine school board from 1971 to 1992.
He is survived by his wife, Grace, three children and seven grandchildren.
The service will be in Graceland Cemetery.
He is survived by his wife, Ada, seven children and three grandchildren.
The family asks for flowers instead of gifts to the Racine Food Pantry.
He was born in Racine.
He died after a long illness.
He served in the Army.
The mayor will speak at the service.
He was the first Black funeral director in Wisconsin.
“He taught me everything,” said Grace Okafor.`.split('\n')
export const FOUNDER_TRUE: readonly string[] =
  `Samuel Okafor, the founder of Okafor & Reed Memorial Chapel, has died. He was 88.
Okafor died Nov. 18 at his home in Racine.
For four decades he buried the city’s poor free of charge.
A native of Enugu, Nigeria, he moved to Wisconsin in 1959 to study chemistry.
In 1971, he and Walter Reed opened the chapel.
Reed, his partner, died in 2003.
From 1980 to 1992, Okafor was a member of the Racine school board.
Over his career he directed some 9,000 funerals.
When he retired in 2012, his daughter, Grace Okafor, took over the chapel.
Survivors include his wife, Ada; three children; and seven grandchildren.
A service is scheduled for 11 a.m. Nov. 28 at St. Paul Baptist Church.
The church choir in which he sang will perform.
He will be buried in Graceland Cemetery.
In lieu of flowers, the family requests donations to the Racine Food Pantry.
“He knew every name he ever carved,” said Grace Okafor, president.`.split('\n')

export const SUCCESSOR = {
  ...COMPANY,
  newsKind: 'offering',
  companyName: 'Salt Creek Cremation',
  companyAddress: '3100 Vine Street, Lincoln, NE 68503',
  newsAngle: 'Salt Creek Cremation now offers solidified remains to families in Lancaster County',
  newsDate: '2026-11-20',
  newsWhy: 'Many families told us that they did not know what to do with ashes.',
  additionalInfo: [
    'Families receive a collection of smooth stones in place of ashes.',
    'The process takes about ten weeks.',
    'Stones are made by Parting Stone in Santa Fe, New Mexico.',
    'Manager Beth Novak visited the laboratory in June.',
    'The first family chose the service on Nov. 3.',
    'Ashes that have been at home for years can be solidified too.',
    'The price is $2,495, and shipping is included.',
    'Salt Creek also offers urns and scattering.',
    'The company was bought by Novak and her husband, Ian Novak, in 2019.',
    'It employs eleven people.',
    'A set of stones is on view in the lobby.',
    'Pet stones are not offered.',
  ].join(' '),
  callToAction: 'To see the stones, call 402-555-0119 or visit saltcreek.example',
  testimonial1: 'We put one stone in the river he fished.',
  testimonial1By: 'Carol Jensen',
  testimonial1Consent: 'yes',
}
export const SUCCESSOR_LIES: readonly string[] = `The process takes about eleven weeks.
Beth Novak visited the laboratory on Nov. 3.
Stones are made by Salt Creek in Santa Fe.
Ian Novak visited the laboratory in June.
The price is $2,495, and urns are included.
The company was bought by Parting Stone in 2019.
Pet stones are offered too.
Shipping is not included in the price.
It employs ten people.
“We put one stone in the river he fished,” said Beth Novak.
The process is safe for the environment.
Insurance covers the price.
The stones are dishwasher safe.
More than 200 families have chosen the service.
Salt Creek is the only provider in Nebraska.`.split('\n')
export const SUCCESSOR_TRUE: readonly string[] =
  `Families in Lancaster County can now choose solidified remains through Salt Creek Cremation.
Instead of ashes, families are given a collection of smooth stones.
The process takes roughly ten weeks from start to finish.
Parting Stone of Santa Fe, New Mexico, makes the stones.
Beth Novak, the company’s manager, toured the laboratory in June.
The first family selected the option on Nov. 3.
Cremated remains that have been kept at home for years can also be solidified.
The service costs $2,495, including shipping.
Urns and scattering remain available.
Beth and Ian Novak purchased the company in 2019.
The company has eleven employees.
Visitors can see a set of stones in the lobby.
The service is not available for pets.
Carol Jensen wrote, “We put one stone in the river he fished.”
Anyone interested can call 402-555-0119 or visit saltcreek.example.`.split('\n')

export const COLUMBARIUM = {
  ...COMPANY,
  language: 'fr',
  newsKind: 'event',
  companyName: 'Résidence funéraire Bellavance',
  companyAddress: '88, rue Saint-Germain, Rimouski (Québec) G5L 1B4',
  newsAngle: 'La Résidence funéraire Bellavance tiendra une marche commémorative le samedi 12 décembre',
  newsDate: '2026-12-12',
  newsStart: '13:30',
  newsPlace: 'le parc Beauséjour',
  newsWhy: 'Les fêtes sont une période difficile pour les familles en deuil.',
  additionalInfo: [
    'La marche fait trois kilomètres.',
    'Le fils du fondateur, Hugo Bellavance, dirige la maison depuis 2014.',
    'Le fondateur, René Bellavance, a ouvert la maison en 1969.',
    'La chorale Les Voix du fleuve chantera à l’arrivée.',
    'Un chocolat chaud sera servi par le club Lions.',
    'Les chiens en laisse sont admis.',
    'La participation est gratuite.',
    'L’an dernier, 75 personnes ont marché.',
    'En cas de tempête, la marche aura lieu le 13 décembre.',
  ].join(' '),
  callToAction: 'Inscriptions au 418 555-0133',
  quote: 'Marcher ensemble, c’est déjà parler.',
  quoteSpeaker: 'Hugo Bellavance',
  quoteTitle: 'directeur',
  quoteConsent: 'yes',
}
export const COLUMBARIUM_LIES: readonly string[] = `La marche fait 75 kilomètres.
René Bellavance dirige la maison depuis 2014.
Hugo Bellavance a ouvert la maison en 1969.
Un chocolat chaud sera servi par la chorale Les Voix du fleuve.
En cas de tempête, la marche aura lieu le 12 décembre.
Les chiens ne sont pas admis.
La participation coûte 10 $.
Le maire de Rimouski ouvrira la marche.
La marche est la plus longue de la région.
Un prêtre bénira les participants.`.split('\n')
export const COLUMBARIUM_TRUE: readonly string[] =
  `La Résidence funéraire Bellavance invite les familles à une marche commémorative le samedi 12 décembre.
Le départ sera donné à 13 h 30 au parc Beauséjour.
Le parcours est de trois kilomètres.
La maison a été ouverte en 1969 par René Bellavance.
Hugo Bellavance, fils du fondateur, est à la tête de la maison depuis 2014.
À l’arrivée, les participants entendront la chorale Les Voix du fleuve.
Le club Lions offrira un chocolat chaud.
L’activité est gratuite et les chiens en laisse sont les bienvenus.
L’année dernière, 75 personnes y ont participé.
« Marcher ensemble, c’est déjà parler », a déclaré Hugo Bellavance, directeur.`.split('\n')

export const CAPILLA = {
  ...COMPANY,
  language: 'es',
  newsKind: 'opening',
  companyName: 'Funeraria Del Valle',
  companyAddress: '712 Main Street, Donna, TX 78537',
  newsAngle: 'La Funeraria Del Valle abrió una capilla nueva en Donna el 6 de noviembre',
  newsDate: '2026-11-06',
  newsPlace: 'la calle Main',
  newsWhy: 'La capilla anterior era demasiado pequeña para las familias del valle.',
  additionalInfo: [
    'La capilla tiene 200 asientos y una cocina.',
    'El arquitecto Tomás Garza diseñó el edificio.',
    'La obra costó $900,000.',
    'Lucía Treviño dirige la funeraria desde 2017.',
    'Su abuelo Ramón Treviño la fundó en 1958.',
    'El padre Luis Cantú bendijo la capilla.',
    'La capilla anterior será una guardería.',
    'Los vitrales vienen de Monterrey.',
    'El estacionamiento tiene 60 lugares.',
  ].join(' '),
  callToAction: 'Informes al 956-555-0170',
  quote: 'Aquí cabe toda la familia.',
  quoteSpeaker: 'Lucía Treviño',
  quoteTitle: 'directora',
  quoteConsent: 'yes',
}
export const CAPILLA_LIES: readonly string[] = `La capilla tiene 60 asientos y una cocina.
Lucía Treviño fundó la funeraria en 1958.
El padre Luis Cantú diseñó el edificio.
La capilla anterior costó $900,000.
Los vitrales vienen de Donna.
«Aquí cabe toda la familia», dijo Tomás Garza.
La obra fue pagada por la ciudad.
La capilla estará abierta día y noche.
El obispo asistió a la ceremonia.
Los vitrales tienen más de cien años.`.split('\n')
export const CAPILLA_TRUE: readonly string[] =
  `La Funeraria Del Valle inauguró una nueva capilla en Donna el 6 de noviembre.
La capilla anterior resultaba demasiado pequeña para las familias del valle.
El nuevo espacio cuenta con 200 asientos y una cocina.
El edificio fue diseñado por el arquitecto Tomás Garza.
El costo de la obra fue de $900,000.
Lucía Treviño está al frente de la funeraria desde 2017.
La empresa fue fundada en 1958 por su abuelo, Ramón Treviño.
La capilla fue bendecida por el padre Luis Cantú.
La antigua capilla se convertirá en una guardería.
«Aquí cabe toda la familia», dijo Lucía Treviño, directora.`.split('\n')
