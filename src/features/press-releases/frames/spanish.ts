import type { Frames } from './frames.ts'

export const SPANISH: Frames = {
  notice: 'PARA PUBLICACIÓN INMEDIATA',
  embargo: 'EMBARGADO HASTA LAS {time} ({zone}) DEL {date}',
  aboutHeading: 'Acerca de {company}',
  contactHeading: 'Contacto para la prensa',
  announced: ', informó {company}',
  where: ' en {place}',
  place: 'Lugar: {place}.',
  said: '“{words}”, dijo {speaker}.',
  wrote: '“{words}”, escribió {speaker}.',
  unnamed: '“{words}”, escribió una familia.',
  reach: 'Más información: {phone}.',
  items: 'En breve:',
  kinds: {
    offering: {
      sample: '{company} ofrece ahora cenizas solidificadas a las familias de {city}.',
      leads: [
        '[coming] {company} ofrecerá cenizas solidificadas a las familias de {city} a partir del {day}.',
        '[past] {company} ofrece cenizas solidificadas a las familias de {city} desde el {day}.',
        '{company} ofrece ahora cenizas solidificadas a las familias de {city}.',
      ],
      headlines: ['{brief} ofrece cenizas solidificadas'],
      facts: [['[free] El servicio es gratuito.', 'El servicio se ofrece desde ${offeringPrice}.']],
      tells: 'ofrece',
      coming: 'El servicio estará disponible a partir del {day}{where}.',
      past: 'El servicio está disponible desde el {day}{where}.',
      stones:
        'Las cenizas solidificadas ocupan el lugar de las cenizas sueltas después de una cremación. Todas las cenizas se convierten en un conjunto de piedras lisas que se pueden sostener en la mano, guardar juntas o repartir entre familiares. También pueden usarse las cenizas de una cremación anterior.',
      about: '{company} está en {city}.',
    },
    opening: {
      sample: '{company} anuncia la apertura de un nuevo local en {city}.',
      leads: [
        '[move coming] {company} se mudará {toPlace} el {day}.',
        '[move past] {company} se mudó {toPlace} el {day}.',
        '[move] {company} se muda {toPlace}.',
        '[move coming] {company} cambiará de dirección el {day}.',
        '[move past] {company} cambió de dirección el {day}.',
        '[renovation coming] {company} reabrirá sus puertas {moment}, tras una renovación.',
        '[renovation past] {company} reabrió sus puertas {moment}, tras una renovación.',
        '[renovation] {company} reabrió sus puertas tras una renovación.',
        '[coming] {company} abrirá {opening} el {wholeDay}{where}.',
        '[coming] {company} abrirá {opening}.',
        '[past] {company} abrió {opening} el {day}{where}.',
        '[undated] {company} abre {opening}{where}.',
      ],
      headlines: [
        '[move] {brief} cambia de dirección',
        '[renovation] {brief} reabre sus puertas tras una renovación',
        '{brief} abre {opening}',
      ],
      facts: [],
      tells: 'anuncia',
      coming: 'La apertura está prevista para el {when}{where}.',
      past: 'La apertura fue el {when}{where}.',
      stones:
        'Como asociado autorizado, {company} ofrece también cenizas solidificadas: piedras lisas hechas con las cenizas.',
      about: '{company} recibe a las familias en {city}.',
    },
    event: {
      sample: '{company} celebrará una jornada de puertas abiertas en {city}.',
      leads: [
        '[coming] {company} celebrará el evento “{event}” {moment}{where}.',
        '[past] {company} celebró el evento “{event}” {moment}{where}.',
        '{company} celebrará el evento “{event}”{where}.',
      ],
      headlines: ['[past] {brief} celebró “{event}”', '{brief} celebrará “{event}”'],
      facts: [
        [
          '[everyone] El público está invitado.',
          '[families] Están invitadas las familias a las que ha atendido la empresa.',
        ],
        ['[free] La entrada es gratuita.', 'La entrada cuesta ${eventPrice}.'],
        [
          '[none] No hace falta inscribirse.',
          '[phone] La inscripción es por teléfono, al {phone}.',
          '[email] La inscripción es por correo electrónico, a {email}.',
          '[site] La inscripción es en {website}.',
        ],
      ],
      tells: 'celebrará',
      coming: 'El evento será el {when}{where}.',
      past: 'El evento fue el {when}{where}.',
      stones:
        'Entre las opciones que se pueden elegir tras una cremación están las cenizas solidificadas, piedras que se forman con las cenizas.',
      about: 'La oficina de {company} se encuentra en {city}.',
    },
    anniversary: {
      sample: '{company} celebra un aniversario en {city}.',
      leads: [
        '[coming] {company} celebrará su {nth} aniversario {moment}{where}.',
        '[past] {company} celebró su {nth} aniversario {moment}{where}.',
        '{company} celebra este año su {nth} aniversario.',
      ],
      headlines: ['{brief} celebra su {nth} aniversario'],
      facts: [
        [
          'La empresa fue fundada en {foundedYear} por {founder}.',
          'La empresa fue fundada en {foundedYear}.',
        ],
      ],
      tells: 'celebra',
      coming: 'El aniversario se celebrará {moment}{where}.',
      past: 'El aniversario se celebró {moment}{where}.',
      stones:
        'Los servicios de {company} incluyen las cenizas solidificadas, con las que los familiares reciben piedras en lugar de cenizas.',
      about: 'Hoy {company} atiende a las familias en {city}.',
    },
    award: {
      sample: '{company} recibió un premio en {city}.',
      leads: [
        '{who}, de {company}, recibió el {award}, otorgado por {awardBy}.',
        '{who}, de {company}, recibió el {award}.',
        '{company} recibió el {award}, otorgado por {awardBy}.',
        '{company} recibió el {award}.',
      ],
      headlines: ['{who} recibe el {award}', '{brief} recibe el {award}'],
      facts: [],
      tells: 'recibió',
      coming: 'El premio se entregará el {when}{where}.',
      past: 'El premio se entregó el {when}{where}.',
      stones:
        '{company} está entre las empresas autorizadas para ofrecer cenizas solidificadas, las piedras que pueden sustituir a las cenizas sueltas.',
      about: '{company} presta sus servicios en {city}.',
    },
    staff: {
      sample: '{who} se incorpora a {company}.',
      leads: [
        '[joins] {who} se incorpora a {company}.',
        '[promoted] {company} ascendió a {who}.',
        '[retires coming] {who}, de {company}, se jubilará el {day}.',
        '[retires] {who}, de {company}, se jubiló.',
        '[owner] {company} pasa a manos de {who}.',
      ],
      headlines: [
        '[joins] {who} se incorpora a {brief}',
        '[promoted] {brief} asciende a {who}',
        '[retires] {who}, de {brief}, se jubila',
        '[owner] {brief} cambia de propietario',
      ],
      facts: [
        ['{who} ocupa el cargo de {title}.'],
        [
          '{who} trabajaba antes en {formerly} y lleva {tradeYears} en el sector funerario.',
          '{who} trabajaba antes en {formerly}.',
          '{who} lleva {tradeYears} en el sector funerario.',
        ],
      ],
      tells: 'anuncia',
      coming: 'El cambio entrará en vigor el {day}{where}.',
      past: 'El cambio entró en vigor el {day}{where}.',
      stones:
        'Las familias que eligen allí la cremación pueden recibir las cenizas en forma de piedras, llamadas cenizas solidificadas.',
      about: '{company} acompaña a las familias en {city}.',
    },
    death: {
      sample: '{who}, de {company}, murió.',
      leads: ['{who}, de {company}, murió a los {age}.', '{who}, de {company}, murió.'],
      headlines: ['Muere {who}, de {brief}'],
      facts: [
        [
          '{who} tenía {age} y formaba parte de la empresa desde {houseSince}.',
          '{who} formaba parte de la empresa desde {houseSince}.',
          '{who} tenía {age}.',
        ],
        ['{last} deja a {survivors}.'],
      ],
      tells: 'anuncia',
      coming: 'Habrá una ceremonia el {when}{where}.',
      past: 'La muerte ocurrió el {when}.',
      stones: '',
      about: '{company} tiene su sede en {city}.',
    },
    other: {
      sample: '',
      leads: [],
      headlines: [],
      facts: [],
      tells: 'anuncia',
      coming: 'Será el {when}{where}.',
      past: 'Fue el {when}{where}.',
      stones:
        'Como asociado autorizado, {company} puede hacer que las cenizas se conviertan en cenizas solidificadas, es decir, en piedras.',
      about: 'Las oficinas de {company} están en {city}.',
    },
  },
}
