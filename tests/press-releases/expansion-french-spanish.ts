/** Two forms of homes that grow, in French and in Spanish, and what a model may make of them: written by somebody who had not read the check. */
export const FRENCH_EXPANSION = {
  language: 'fr',
  newsKind: 'opening',
  companyName: 'Maison funéraire Thibault',
  companyAddress: '140, rue Notre-Dame, Joliette (Québec) J6E 3H1',
  contactName: 'Sylvie Thibault',
  newsAngle: 'La Maison funéraire Thibault ouvrira une deuxième succursale à Berthierville le 12 avril',
  newsDate: '2027-04-12',
  callToAction: 'Renseignements au 450 555-0163',
  additionalInfo: [
    'La nouvelle succursale occupe une ancienne gare construite en 1911.',
    'Les travaux ont duré neuf mois et ont coûté 850 000 $.',
    'Sylvie Thibault dirigera la succursale de Berthierville.',
    'Son frère, Marc Thibault, dirige celle de Joliette depuis 2012.',
    'Leur grand-père, Armand Thibault, a fondé la maison en 1948.',
    'La chapelle compte 90 places.',
    'Les crémations continueront de se faire à Joliette.',
    'La succursale ne sera pas ouverte le dimanche.',
    'Quatre employés y travailleront à temps plein.',
    'L’horloge de la gare a été réparée par Jules Morin, un horloger de Sorel-Tracy.',
    'Les 50 premiers visiteurs recevront un plant de lavande.',
    'Les deux succursales offrent les restes solidifiés.',
  ].join(' '),
  quote: 'Nos familles de Berthierville n’auront plus à prendre la route.',
  quoteSpeaker: 'Sylvie Thibault',
  quoteTitle: 'copropriétaire',
  quoteConsent: 'yes',
}
export const FRENCH_EXPANSION_LIES: readonly string[] =
  `La Maison funéraire Thibault ouvrira une deuxième succursale à Joliette le 12 avril.
La Maison funéraire Thibault ouvrira une troisième succursale à Berthierville.
La nouvelle succursale occupe une ancienne gare construite en 1948.
Les travaux ont duré douze mois et ont coûté 850 000 $.
Marc Thibault dirigera la succursale de Berthierville.
Sylvie Thibault dirige la succursale de Joliette depuis 2012.
Marc Thibault a fondé la maison en 1948.
Armand Thibault est le frère de Sylvie Thibault.
La chapelle compte 50 places.
Les crémations se feront à Berthierville.
La succursale sera ouverte le dimanche.
Quatre employés y travailleront à temps partiel.
Jules Morin a réparé la gare.
Tous les visiteurs recevront un plant de lavande.
Seule la succursale de Joliette offre les restes solidifiés.
la gare est classée monument historique.
un goûter sera servi aux visiteurs.
le stationnement est gratuit.
les travaux ont été financés par la ville.
« Nous sommes très fiers de ce projet », a déclaré Marc Thibault.`.split('\n')
export const FRENCH_EXPANSION_TRUE: readonly string[] =
  `La Maison funéraire Thibault ouvrira une deuxième succursale à Berthierville le 12 avril.
Le 12 avril, la Maison funéraire Thibault ouvrira une deuxième succursale à Berthierville.
La Maison funéraire Thibault, de Joliette, ouvrira sa deuxième succursale le lundi 12 avril à Berthierville.
Une deuxième succursale de la Maison funéraire Thibault ouvrira ses portes à Berthierville le 12 avril.
La nouvelle succursale se trouve dans une ancienne gare construite en 1911.
La succursale est située dans une ancienne gare, construite en 1911.
Construite en 1911, l’ancienne gare accueille maintenant la nouvelle succursale.
Les travaux, qui ont duré neuf mois, ont coûté 850 000 $.
Les travaux ont coûté 850 000 $ et ont duré neuf mois.
La succursale de Berthierville sera dirigée par Sylvie Thibault.
Sylvie Thibault, copropriétaire, dirigera la nouvelle succursale.
Son frère Marc Thibault dirige la succursale de Joliette depuis 2012.
Depuis 2012, la succursale de Joliette est dirigée par son frère, Marc Thibault.
Leur grand-père, Armand Thibault, avait fondé la maison en 1948.
La maison a été fondée en 1948 par leur grand-père, Armand Thibault.
Fondée en 1948 par Armand Thibault, l’entreprise ouvrira une deuxième succursale.
La chapelle peut accueillir 90 personnes.
La nouvelle succursale dispose d’une chapelle de 90 places.
Les crémations auront toujours lieu à Joliette.
Les crémations continueront d’être effectuées à Joliette.
La succursale sera fermée le dimanche.
Quatre employés travailleront à temps plein à la succursale de Berthierville.
La succursale comptera quatre employés à temps plein.
Jules Morin, un horloger de Sorel-Tracy, a réparé l’horloge de la gare.
L’horloge de la gare a été réparée par l’horloger Jules Morin, de Sorel-Tracy.
Un plant de lavande sera remis aux 50 premiers visiteurs.
Les restes solidifiés sont offerts dans les deux succursales.
« Nos familles de Berthierville n’auront plus à prendre la route », a déclaré Sylvie Thibault, copropriétaire.
Selon Sylvie Thibault, les familles de Berthierville n’auront plus à prendre la route.
Pour obtenir des renseignements, on peut téléphoner au 450 555-0163.`.split('\n')

export const SPANISH_EXPANSION = {
  language: 'es',
  newsKind: 'opening',
  companyName: 'Funeraria Salcedo',
  companyAddress: '905 Guadalupe Street, Laredo, TX 78040',
  contactName: 'Irene Salcedo',
  newsAngle: 'La Funeraria Salcedo abrirá una segunda capilla en Zapata el 5 de junio',
  newsDate: '2027-06-05',
  callToAction: 'Informes al 956-555-0137',
  additionalInfo: [
    'La nueva capilla está en la calle Hidalgo, frente a la plaza.',
    'La construcción duró once meses y costó 1.2 millones de dólares.',
    'Irene Salcedo dirigirá la capilla de Zapata.',
    'Su padre, Ramón Salcedo, fundó la funeraria en 1979 con una sola carroza.',
    'La capilla tiene lugar para 110 personas.',
    'El mural de la entrada fue pintado por Elena Cantú, maestra de arte de la preparatoria.',
    'Las cremaciones se harán en Laredo, porque en Zapata no hay crematorio.',
    'El padre Julián Ríos bendecirá la capilla a las 10 de la mañana.',
    'Las familias podrán velar a su ser querido hasta 24 horas.',
    'El teléfono se contesta de día y de noche.',
    'La funeraria atendió a 320 familias el año pasado.',
    'Los restos solidificados se ofrecen en las dos capillas.',
  ].join(' '),
  quote: 'Mi papá siempre quiso una capilla en su pueblo.',
  quoteSpeaker: 'Irene Salcedo',
  quoteTitle: 'gerente',
  quoteConsent: 'yes',
}
export const SPANISH_EXPANSION_LIES: readonly string[] =
  `La Funeraria Salcedo abrirá una segunda capilla en Laredo el 5 de junio.
La Funeraria Salcedo abrirá una segunda capilla en Zapata el 10 de junio.
La nueva capilla está en la calle Guadalupe, frente a la plaza.
La construcción duró once meses y costó 320 millones de dólares.
Ramón Salcedo dirigirá la capilla de Zapata.
Irene Salcedo fundó la funeraria en 1979.
Julián Ríos es el padre de Irene Salcedo.
La capilla tiene lugar para 24 personas.
El mural de la entrada fue pintado por Irene Salcedo.
Elena Cantú bendecirá la capilla a las 10 de la mañana.
Las cremaciones se harán en Zapata.
En Laredo no hay crematorio.
Las familias deberán velar a su ser querido 24 horas.
La funeraria atendió a 110 familias el año pasado.
Los restos solidificados se ofrecen solo en Zapata.
habrá comida gratis para todos los asistentes.
el mural representa a la virgen.
la capilla cuenta con estacionamiento propio.
la construcción fue pagada con un préstamo del banco.
«Estamos muy orgullosos de servir a Zapata», dijo Ramón Salcedo.`.split('\n')
export const SPANISH_EXPANSION_TRUE: readonly string[] =
  `La Funeraria Salcedo abrirá una segunda capilla en Zapata el 5 de junio.
El 5 de junio, la Funeraria Salcedo abrirá una segunda capilla en Zapata.
La Funeraria Salcedo, de Laredo, abrirá su segunda capilla el sábado 5 de junio en Zapata.
El próximo 5 de junio abrirá en Zapata una segunda capilla de la Funeraria Salcedo.
La nueva capilla se encuentra en la calle Hidalgo, frente a la plaza.
La capilla de Zapata está ubicada en la calle Hidalgo, frente a la plaza.
Ubicada frente a la plaza, en la calle Hidalgo, la nueva capilla abrirá el 5 de junio.
La construcción, que duró once meses, costó 1.2 millones de dólares.
La construcción costó 1.2 millones de dólares y duró 11 meses.
La capilla de Zapata será dirigida por Irene Salcedo.
Irene Salcedo, gerente de la funeraria, dirigirá la nueva capilla.
Su padre, Ramón Salcedo, fundó la funeraria en 1979 con una carroza.
La funeraria fue fundada en 1979 por su padre, Ramón Salcedo.
Fundada en 1979 por Ramón Salcedo con una sola carroza, la funeraria abrirá una segunda capilla.
La capilla tiene capacidad para 110 personas.
La nueva capilla cuenta con lugar para 110 personas.
Elena Cantú, maestra de arte de la preparatoria, pintó el mural de la entrada.
El mural de la entrada es obra de Elena Cantú, maestra de arte de la preparatoria.
Las cremaciones se realizarán en Laredo, ya que en Zapata no hay crematorio.
Como no hay crematorio en Zapata, las cremaciones se harán en Laredo.
A las 10 de la mañana, el padre Julián Ríos bendecirá la capilla.
La capilla será bendecida por el padre Julián Ríos a las 10 a. m.
Las familias podrán velar a su ser querido por un máximo de 24 horas.
Las familias podrán velar a sus seres queridos hasta 24 horas.
El teléfono se atiende de día y de noche.
El año pasado, la funeraria atendió a 320 familias.
Las dos capillas ofrecen restos solidificados.
«Mi papá siempre quiso una capilla en su pueblo», dijo Irene Salcedo, gerente.
Según Irene Salcedo, su papá siempre quiso una capilla en su pueblo.
Para más informes, las familias pueden llamar al 956-555-0137.`.split('\n')
