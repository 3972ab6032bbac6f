/** Four more forms, each with 25 sentences that a model may make of it and 25 lies: the first 15 of the form's own words, 10 with new ones. Written before the check that they judge. */
export const AWARD = {
  newsKind: 'award',
  companyName: 'Brightwater Cremation Society',
  companyAddress: '77 Harbor Way, Bellingham, WA 98225',
  contactName: 'Noor Haddad',
  newsAngle:
    'Brightwater Cremation Society received the Whatcom Green Business Award on Nov. 12 for cutting its gas use by 38 percent',
  newsDate: '2026-11-12',
  newsPlace: 'the Mount Baker Theatre',
  newsWhy: 'The county gives the award once a year to a business that saves energy.',
  additionalInfo: [
    'A new retort replaced one from 1991.',
    'Engineer Paul Lindgren of Ferndale planned the change.',
    'The retort cost $240,000, of which a county grant paid $60,000.',
    'Heat from the retort now warms the office and the greenhouse.',
    'Noor Haddad founded the society in 2008 with her brother, Sami Haddad.',
    'He left in 2015 and teaches physics at Squalicum High School.',
    'The society has nine employees and serves three counties.',
    'Two other finalists were a bakery and a boatyard.',
    'Judge Ellen Fong said the society was the smallest business on the list.',
    'The greenhouse grows seedlings that families may plant.',
    'Visitors can see the retort at 2 p.m. on the first Friday of each month.',
    'Tours are limited to eight people, and children under 12 are not admitted.',
    'The society does not sell caskets.',
    'Last year it arranged 640 cremations.',
  ].join(' '),
  quote: 'We wanted to stop heating the sky.',
  quoteSpeaker: 'Noor Haddad',
  quoteTitle: 'founder',
  quoteConsent: 'yes',
  testimonials: '"Noor planted the tree with us." - Gail Ostrander',
}
export const AWARD_TRUE: readonly string[] =
  `Brightwater Cremation Society has received the Whatcom Green Business Award for cutting its gas use by 38 percent.
On Nov. 12, Brightwater Cremation Society received the Whatcom Green Business Award at the Mount Baker Theatre.
The society received the award for cutting its gas use by 38 percent.
The county gives the award once a year to a business that saves energy.
The award is given once a year by the county to a business that saves energy.
Once a year, the county gives the award to a business that saves energy.
A new retort replaced one from 1991.
The new retort, which replaced one from 1991, cost $240,000.
A county grant paid $60,000 of the cost.
The retort cost $240,000, and a county grant paid $60,000 of that.
The change was planned by engineer Paul Lindgren of Ferndale.
Heat from the retort warms the office and the greenhouse.
The office and the greenhouse are now warmed by heat from the retort.
Noor Haddad and her brother, Sami Haddad, founded the society in 2008.
Founded in 2008 by Noor Haddad and her brother, Sami, the society has nine employees.
Sami Haddad left in 2015 and now teaches physics at Squalicum High School.
The society has nine employees and serves families in three counties.
The two other finalists were a bakery and a boatyard.
A bakery and a boatyard were also finalists.
According to Judge Ellen Fong, the society was the smallest business on the list.
In the greenhouse, seedlings are grown that families may plant.
Visitors can tour the retort at 2 p.m. on the first Friday of each month.
Tours are limited to eight people and are not open to children under 12.
The society arranged 640 cremations last year.
“We wanted to stop heating the sky,” said Noor Haddad, founder of Brightwater Cremation Society.`.split('\n')
export const AWARD_LIES: readonly string[] =
  `Brightwater Cremation Society received the Whatcom Green Business Award for cutting its gas use by 60 percent.
The society gives the award once a year to a business that saves energy.
A new retort replaced one from 2008.
The retort cost $60,000, of which a county grant paid $240,000.
Sami Haddad planned the change.
Heat from the greenhouse now warms the retort.
Sami Haddad founded the society in 2015.
Noor Haddad teaches physics at Squalicum High School.
The society has three employees and serves nine counties.
Judge Ellen Fong said the society was the smallest of nine finalists.
The office grows seedlings that families may plant.
Visitors can see the retort at 2 p.m. each Friday.
Tours are limited to 12 people.
The society sells caskets.
“We wanted to stop heating the sky,” said Sami Haddad.
The award comes with a prize of $5,000.
Brightwater is the first cremation provider to win the award.
The retort runs on hydrogen.
Paul Lindgren has worked in the trade for 20 years.
The society plans to open a second office in Ferndale.
Sami Haddad left after a dispute.
The greenhouse was built by volunteers.
Tours are free and last an hour.
The bakery won the award last year.
“It was a hard choice,” said Judge Ellen Fong.`.split('\n')

export const TAKEOVER = {
  newsKind: 'staff',
  companyName: 'Delacroix Mortuary',
  companyAddress: '1500 Bayou Road, New Iberia, LA 70560',
  contactName: 'Renée Delacroix',
  newsAngle: 'Marcus Bell will become the owner of Delacroix Mortuary on Jan. 4',
  newsDate: '2027-01-04',
  newsWhy: 'Renée Delacroix is retiring after 41 years and has no children in the business.',
  additionalInfo: [
    'Bell has worked at the mortuary since 2004.',
    'He began as a driver and became a licensed funeral director in 2010.',
    'Delacroix will work two days a week until June.',
    'Her grandfather, Émile Delacroix, opened the mortuary in 1927 in a former sugar warehouse.',
    'The name of the mortuary stays the same.',
    'All 11 employees will be kept.',
    'Bell plans to add a room for receptions, which will seat 75 people.',
    'Architect Dolores Fuselier is drawing the plans.',
    'Construction begins in April and ends in September.',
    'During construction the chapel remains open, but the side entrance will be closed.',
    'The price of the sale was not disclosed.',
    'Iberia Community Bank financed the sale.',
    'The mortuary arranges about 180 funerals and 95 cremations a year.',
    'It sponsors a youth baseball team, the Teche Herons.',
  ].join(' '),
  quote: 'Marcus knows every family on this road.',
  quoteSpeaker: 'Renée Delacroix',
  quoteTitle: 'owner',
  quoteConsent: 'yes',
  testimonial1: 'Mr. Bell sat with us until midnight.',
  testimonial1By: 'Lucille Broussard',
  testimonial1Consent: 'yes',
}
export const TAKEOVER_TRUE: readonly string[] =
  `Marcus Bell will become the owner of Delacroix Mortuary on Jan. 4.
On Monday, Jan. 4, Marcus Bell will become the owner of Delacroix Mortuary in New Iberia.
Delacroix Mortuary will have a new owner, Marcus Bell, on Jan. 4.
Renée Delacroix is retiring after 41 years.
Owner Renée Delacroix, who has no children in the business, is retiring after 41 years.
Marcus Bell has worked at the mortuary since 2004.
Bell, who has worked at the mortuary since 2004, began as a driver.
Bell began as a driver and became a licensed funeral director in 2010.
He became a licensed funeral director in 2010.
Renée Delacroix will work two days a week until June.
Until June, Delacroix will continue to work two days a week.
The mortuary was opened in 1927 by her grandfather, Émile Delacroix, in a former sugar warehouse.
Émile Delacroix opened the mortuary in a former sugar warehouse in 1927.
The mortuary will keep its name.
The name of the mortuary will stay the same, and all 11 employees will be kept.
Bell plans to add a reception room that will seat 75 people.
The plans for the room are being drawn by architect Dolores Fuselier.
Construction will begin in April and end in September.
The chapel will remain open during construction, but the side entrance will be closed.
The sale price was not disclosed.
The sale was financed by Iberia Community Bank.
Each year, the mortuary arranges about 180 funerals and 95 cremations.
The mortuary sponsors the Teche Herons, a youth baseball team.
“Marcus knows every family on this road,” said Renée Delacroix, owner of the mortuary.
“Mr. Bell sat with us until midnight,” wrote Lucille Broussard.`.split('\n')
export const TAKEOVER_LIES: readonly string[] =
  `Renée Delacroix will become the owner of Delacroix Mortuary on Jan. 4.
Marcus Bell will become the owner of Iberia Community Bank on Jan. 4.
Marcus Bell is retiring after 41 years.
Bell has worked at the mortuary since 2010.
Delacroix began as a driver and became a licensed funeral director in 2004.
Bell will work two days a week until June.
Marcus Bell opened the mortuary in 1927 in a former sugar warehouse.
Delacroix will work 11 days a week until June.
The mortuary will seat 75 people.
Dolores Fuselier plans to add a room for receptions.
Construction begins in September and ends in April.
During construction the chapel will be closed, but the side entrance remains open.
The price of the sale was disclosed.
The mortuary arranges about 95 funerals and 180 cremations a year.
“Marcus knows every family on this road,” said Lucille Broussard.
Bell paid $1.1 million for the mortuary.
The mortuary will be renamed Bell Funeral Home.
Renée Delacroix will move to Texas.
Marcus Bell was born in New Iberia.
The reception room will have a kitchen.
Dolores Fuselier also designed the courthouse.
Two employees will be let go.
The baseball team won the state title.
The mortuary is the oldest in the parish.
“I am honored to carry on this tradition,” said Marcus Bell.`.split('\n')

export const CENTENAIRE = {
  language: 'fr',
  newsKind: 'anniversary',
  companyName: 'Salon funéraire Boisvert',
  companyAddress: '58, rue Principale, Rimouski (Québec) G5L 4J2',
  contactName: 'Colette Boisvert',
  newsAngle: 'Le Salon funéraire Boisvert célébrera son centenaire le 20 mai avec un concert gratuit',
  newsDate: '2027-05-20',
  newsStart: '19:30',
  newsPlace: 'l’église Saint-Robert',
  callToAction: 'Renseignements au 418 555-0148',
  newsWhy: 'Le concert réunira les familles que le salon a accompagnées.',
  additionalInfo: [
    'Léopold Boisvert a fondé le salon en 1927 dans la forge de son père.',
    'Colette Boisvert, sa petite-fille, le dirige depuis 1998.',
    'Le Chœur du Fleuve chantera sous la direction de Mathieu Caron.',
    'La chorale compte 45 voix.',
    'Les billets seront offerts à partir du 1er avril à la bibliothèque.',
    'L’église compte 300 places.',
    'Une exposition de 60 photographies sera présentée dans le hall.',
    'Les photographies ont été prises par Gérard Ouellet entre 1930 et 1965.',
    'Les dons iront à la Maison Marie-Élisabeth.',
    'Le salon a traversé l’incendie de 1950 sans dommage.',
    'Il emploie sept personnes et ne compte pas s’agrandir.',
    'Le fourgon de 1934 sera exposé devant l’église.',
    'Le salon offre les restes solidifiés depuis 2024.',
    'Le bureau sera fermé le jour du concert.',
  ].join(' '),
  quote: 'Cent ans, c’est quatre générations de voisins.',
  quoteSpeaker: 'Colette Boisvert',
  quoteTitle: 'directrice',
  quoteConsent: 'yes',
}
export const CENTENAIRE_TRUE: readonly string[] =
  `Le Salon funéraire Boisvert célébrera son centenaire le 20 mai avec un concert gratuit.
Le Salon funéraire Boisvert, de Rimouski, célébrera son centenaire le jeudi 20 mai.
Le 20 mai, le Salon funéraire Boisvert célébrera son centenaire avec un concert gratuit à l’église Saint-Robert.
Un concert gratuit aura lieu le 20 mai à l’église Saint-Robert.
Le concert réunira les familles que le salon a accompagnées.
Léopold Boisvert a fondé le salon en 1927 dans la forge de son père.
Le salon a été fondé en 1927 par Léopold Boisvert, dans la forge de son père.
Fondé en 1927 par Léopold Boisvert, le salon emploie sept personnes.
Sa petite-fille, Colette Boisvert, dirige le salon depuis 1998.
Depuis 1998, le salon est dirigé par sa petite-fille, Colette Boisvert.
Le Chœur du Fleuve chantera sous la direction de Mathieu Caron.
La chorale de 45 voix chantera sous la direction de Mathieu Caron.
Les billets seront offerts à la bibliothèque à partir du 1er avril.
À partir du 1er avril, les billets seront offerts à la bibliothèque.
L’église peut accueillir 300 personnes.
Une exposition de 60 photographies sera présentée dans le hall.
Les 60 photographies ont été prises entre 1930 et 1965 par Gérard Ouellet.
Gérard Ouellet a pris les photographies entre 1930 et 1965.
Les dons seront remis à la Maison Marie-Élisabeth.
En 1950, le salon a traversé l’incendie sans dommage.
Le salon emploie sept personnes.
Le fourgon de 1934 sera exposé devant l’église.
Le salon offre les restes solidifiés depuis 2024.
Le jour du concert, le bureau sera fermé.
« Cent ans, c’est quatre générations de voisins », a déclaré Colette Boisvert, directrice.`.split('\n')
export const CENTENAIRE_LIES: readonly string[] =
  `Le Salon funéraire Boisvert célébrera son centenaire le 1er avril avec un concert gratuit.
Colette Boisvert a fondé le salon en 1927.
Léopold Boisvert dirige le salon depuis 1998.
Le salon a été fondé en 1934 dans la forge de son père.
Mathieu Caron chantera sous la direction du Chœur du Fleuve.
La chorale compte 60 voix.
Les billets seront offerts à partir du 20 mai à la bibliothèque.
L’église compte 45 places.
Une exposition de 300 photographies sera présentée dans le hall.
Les photographies ont été prises par Mathieu Caron entre 1930 et 1965.
Les dons iront à la bibliothèque.
Le salon n’a pas traversé l’incendie de 1950.
Il emploie 60 personnes et ne compte pas s’agrandir.
Le bureau sera ouvert le jour du concert.
« Cent ans, c’est quatre générations de voisins », a déclaré Léopold Boisvert.
Un vin d’honneur sera servi après le concert.
Le salon agrandira ses locaux l’an prochain.
La forge a été classée monument historique.
Mathieu Caron est diplômé du Conservatoire de Québec.
L’incendie de 1950 a détruit 300 maisons.
Gérard Ouellet est mort en 1988.
Le concert sera diffusé à la radio.
Le maire prononcera un discours.
Colette Boisvert prendra sa retraite en 2028.
« Nous sommes très émus », a déclaré Colette Boisvert.`.split('\n')

export const TALLER = {
  language: 'es',
  newsKind: 'event',
  companyName: 'Funeraria Quintero',
  companyAddress: '2210 Alameda Avenue, El Paso, TX 79901',
  contactName: 'Teresa Quintero',
  newsAngle: 'La Funeraria Quintero ofrecerá un taller gratuito sobre el duelo el 14 de febrero',
  newsDate: '2027-02-14',
  newsStart: '10:00',
  newsEnd: '12:00',
  newsPlace: 'la Biblioteca Clardy Fox',
  callToAction: 'Inscripciones al 915-555-0126',
  newsWhy: 'Muchas familias piden ayuda meses después del entierro.',
  additionalInfo: [
    'La psicóloga Marisol Ávila dirigirá el taller.',
    'Ávila trabaja en el Hospital del Sur desde 2011.',
    'El taller es para adultos y tiene lugar para 35 personas.',
    'Los niños tendrán una mesa de dibujo con el maestro Raúl Ponce.',
    'Cada familia recibirá un cuaderno de 48 páginas.',
    'El cuaderno fue escrito por Teresa Quintero y su hija, Lucía Mata.',
    'Habrá café y pan dulce de la panadería La Espiga.',
    'Se puede pedir un intérprete de señas hasta el 7 de febrero.',
    'El próximo taller será en octubre.',
    'La funeraria abrió en 1963 y pertenece a la tercera generación.',
    'El primer taller, en 2019, reunió a 12 personas.',
    'No se venderán servicios durante el taller.',
    'La biblioteca está frente a la parada del autobús 25.',
    'El estacionamiento cierra a las 13:00.',
  ].join(' '),
  quote: 'El duelo no termina con el entierro.',
  quoteSpeaker: 'Teresa Quintero',
  quoteTitle: 'directora',
  quoteConsent: 'yes',
}
export const TALLER_TRUE: readonly string[] =
  `La Funeraria Quintero ofrecerá un taller gratuito sobre el duelo el 14 de febrero.
El 14 de febrero, la Funeraria Quintero ofrecerá un taller gratuito sobre el duelo.
La Funeraria Quintero ofrecerá un taller gratuito sobre el duelo el domingo 14 de febrero en la Biblioteca Clardy Fox.
El taller será el 14 de febrero, de 10 a.m. a 12 p.m., en la Biblioteca Clardy Fox.
Muchas familias piden ayuda meses después del entierro.
La psicóloga Marisol Ávila dirigirá el taller.
El taller será dirigido por la psicóloga Marisol Ávila, que trabaja en el Hospital del Sur desde 2011.
Marisol Ávila trabaja en el Hospital del Sur desde 2011.
El taller es para adultos y tiene capacidad para 35 personas.
El taller tiene lugar para 35 adultos.
Los niños tendrán una mesa de dibujo con el maestro Raúl Ponce.
Con el maestro Raúl Ponce, los niños tendrán una mesa de dibujo.
Cada familia recibirá un cuaderno de 48 páginas.
El cuaderno de 48 páginas fue escrito por Teresa Quintero y su hija, Lucía Mata.
Teresa Quintero y su hija, Lucía Mata, escribieron el cuaderno.
Se ofrecerá café y pan dulce de la panadería La Espiga.
Hasta el 7 de febrero se puede pedir un intérprete de señas.
En octubre habrá otro taller.
La funeraria abrió en 1963.
Abierta en 1963, la funeraria pertenece a la tercera generación.
El primer taller reunió a 12 personas en 2019.
Durante el taller no se venderán servicios.
La biblioteca se encuentra frente a la parada del autobús 25.
El estacionamiento cerrará a las 13:00.
“El duelo no termina con el entierro”, dijo Teresa Quintero, directora de la Funeraria Quintero.`.split('\n')
export const TALLER_LIES: readonly string[] =
  `La Funeraria Quintero ofrecerá un taller gratuito sobre el duelo el 7 de febrero.
Teresa Quintero dirigirá el taller.
Marisol Ávila trabaja en el Hospital del Sur desde 1963.
El taller tiene lugar para 48 personas.
El taller es para niños y tiene lugar para 35 personas.
Los adultos tendrán una mesa de dibujo con el maestro Raúl Ponce.
Cada familia recibirá un cuaderno de 35 páginas.
El cuaderno fue escrito por Marisol Ávila.
Se puede pedir un intérprete de señas hasta el 14 de febrero.
El próximo taller será en febrero.
La biblioteca abrió en 1963 y pertenece a la tercera generación.
El primer taller, en 2011, reunió a 12 personas.
Se venderán servicios durante el taller.
El estacionamiento abre a las 13:00.
“El duelo no termina con el entierro”, dijo Marisol Ávila.
El taller fue pagado por la ciudad.
Marisol Ávila perdió a su madre en 2018.
Habrá música en vivo de un trío.
El cuaderno se vende en línea por $10.
La funeraria es la más antigua de El Paso.
Las sillas son limitadas y se acaban pronto.
Raúl Ponce es pintor y vive en Juárez.
El taller también se ofrecerá en inglés.
La panadería regalará un pastel.
“Queremos que nadie llore solo”, dijo Lucía Mata.`.split('\n')
