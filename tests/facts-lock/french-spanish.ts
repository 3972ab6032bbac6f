/** The same for releases in French and in Spanish. */
export const FRENCH_FORM = {
  language: 'fr',
  newsKind: 'opening',
  companyName: 'Maison funéraire Lacasse',
  companyAddress: '12, rue Principale, Rimouski (Québec) G5L 4A1',
  newsAngle: 'La Maison funéraire Lacasse ouvrira un columbarium à Rimouski en mars',
  callToAction: 'Renseignements au 418 555-0142',
  additionalInfo: `Le columbarium compte 240 niches. Armand Lacasse a fondé la maison en 1954. Sa petite-fille Julie Lacasse dirige la maison depuis 2016. L’ancien bureau de la rue Sainte-Marie restera ouvert. Le stationnement compte 35 places. La maison ne vend pas de fleurs. Les travaux ont été réalisés par Construction Dubé. Le jardin a été planté en 1999. Des rencontres de soutien ont lieu le mardi.`,
  quote: 'Nous voulions un lieu calme.',
  quoteSpeaker: 'Julie Lacasse',
  quoteTitle: 'directrice',
  quoteConsent: 'yes',
}
export const FRENCH_FALSE: readonly string[] = `Le columbarium compte 35 niches.
Le stationnement compte 240 places.
Julie Lacasse a fondé la maison en 1954.
Armand Lacasse a fondé la maison en 1999.
Armand Lacasse dirige la maison depuis 2016.
Sa petite-fille Julie Lacasse dirige la maison depuis 1999.
L’ancien bureau de la rue Sainte-Marie fermera.
Le bureau de la rue Principale restera ouvert.
La maison vend des fleurs.
La maison ne vend pas de niches.
Les travaux ont été réalisés par Julie Lacasse.
Le jardin a été planté en 2016.
Des rencontres de soutien ont lieu le jeudi.
Les niches coûtent 900 $.
Le columbarium ouvrira en avril.
Le columbarium a été béni par l’évêque.
« Nous voulions un lieu calme », a déclaré Armand Lacasse.
« C’est un grand jour », a déclaré Julie Lacasse.
Construction Dubé a fondé la maison en 1954.
La maison est la plus ancienne de la région.`.split('\n')
export const FRENCH_TRUE: readonly string[] =
  `La Maison funéraire Lacasse ouvrira un columbarium à Rimouski en mars.
En mars, la Maison funéraire Lacasse ouvrira un columbarium à Rimouski.
Le columbarium compte 240 niches.
Armand Lacasse a fondé la maison en 1954.
La maison a été fondée en 1954 par Armand Lacasse.
En 1954, Armand Lacasse a fondé la maison.
Sa petite-fille Julie Lacasse dirige la maison depuis 2016.
Julie Lacasse dirige la maison depuis 2016.
Depuis 2016, Julie Lacasse dirige la maison.
L’ancien bureau de la rue Sainte-Marie restera ouvert.
Le stationnement compte 35 places.
La maison ne vend pas de fleurs.
Les travaux ont été réalisés par Construction Dubé.
Construction Dubé a réalisé les travaux.
Le jardin a été planté en 1999.
En 1999, le jardin a été planté.
Des rencontres de soutien ont lieu le mardi.
Le mardi, des rencontres de soutien ont lieu.
Le columbarium compte 240 niches et le stationnement compte 35 places.
« Nous voulions un lieu calme », a déclaré Julie Lacasse, directrice.`.split('\n')

export const SPANISH_FORM = {
  language: 'es',
  newsKind: 'event',
  companyName: 'Funeraria Robles',
  companyAddress: '55 Olive Street, Laredo, TX 78040',
  newsAngle: 'La Funeraria Robles celebrará una velada de recuerdo en Laredo en noviembre',
  callToAction: 'Informes al 956-555-0142',
  additionalInfo: `La velada empezará a las 18:30. Carmen Robles fundó la funeraria en 1972. Su hijo Mateo Robles dirige la funeraria desde 2010. El coro de San Judas cantará tres canciones. El salón tiene 80 asientos. La entrada no cuesta nada. El estacionamiento está detrás del edificio. La oficina de la calle Olmo seguirá abierta. El jardín fue plantado en 2003.`,
  quote: 'Cada nombre se leerá en voz alta.',
  quoteSpeaker: 'Mateo Robles',
  quoteTitle: 'director',
  quoteConsent: 'yes',
}
export const SPANISH_FALSE: readonly string[] = `La velada empezará a las 20:00.
Mateo Robles fundó la funeraria en 1972.
Carmen Robles fundó la funeraria en 2003.
Carmen Robles dirige la funeraria desde 2010.
Su hijo Mateo Robles dirige la funeraria desde 1972.
El coro de San Judas cantará ocho canciones.
Mateo Robles cantará tres canciones.
El salón tiene tres asientos.
El edificio tiene 80 asientos.
La entrada cuesta diez dólares.
El estacionamiento está detrás del salón.
La oficina de la calle Olmo cerrará.
La velada no empezará a las 18:30.
El jardín fue plantado en 1972.
El jardín fue plantado por Carmen Robles.
La funeraria es la mejor de Laredo.
La funeraria abrirá otra oficina.
«Cada nombre se leerá en voz alta», dijo Carmen Robles.
«Estamos contentos», dijo Mateo Robles.
El coro de San Judas fundó la funeraria en 1972.`.split('\n')
export const SPANISH_TRUE: readonly string[] =
  `La Funeraria Robles celebrará una velada de recuerdo en Laredo en noviembre.
En noviembre, la Funeraria Robles celebrará una velada de recuerdo en Laredo.
La velada empezará a las 18:30.
Carmen Robles fundó la funeraria en 1972.
La funeraria fue fundada por Carmen Robles en 1972.
En 1972, Carmen Robles fundó la funeraria.
Su hijo Mateo Robles dirige la funeraria desde 2010.
Mateo Robles dirige la funeraria desde 2010.
Desde 2010, Mateo Robles dirige la funeraria.
El coro de San Judas cantará tres canciones.
El salón tiene 80 asientos.
La entrada no cuesta nada.
El estacionamiento está detrás del edificio.
La oficina de la calle Olmo seguirá abierta.
El jardín fue plantado en 2003.
En 2003 fue plantado el jardín.
La velada empezará a las 18:30 y el coro de San Judas cantará tres canciones.
El salón tiene 80 asientos, y el estacionamiento está detrás del edificio.
«Cada nombre se leerá en voz alta», dijo Mateo Robles.
«Cada nombre se leerá en voz alta», dijo Mateo Robles, director.`.split('\n')
