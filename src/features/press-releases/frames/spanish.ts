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
  kinds: {
    offering: {
      sample: '{company} ofrece ahora cenizas solidificadas a las familias de {city}.',
      leads: [
        {
          when: 'coming',
          say: '{company} ofrecerá cenizas solidificadas a las familias de {city} a partir del {day}.',
        },
        {
          when: 'past',
          say: '{company} ofrece cenizas solidificadas a las familias de {city} desde el {day}.',
        },
        { say: '{company} ofrece ahora cenizas solidificadas a las familias de {city}.' },
      ],
      headlines: [{ say: '{brief} ofrece cenizas solidificadas' }],
      facts: [
        [
          { when: 'free', say: 'El servicio es gratuito.' },
          { say: 'El precio comienza en ${offeringPrice}.' },
        ],
      ],
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
        { when: 'move coming', say: '{company} se mudará a {place} el {day}.' },
        { when: 'move past', say: '{company} se mudó a {place} el {day}.' },
        { when: 'move', say: '{company} se muda a {place}.' },
        { when: 'renovation coming', say: '{company} reabrirá sus puertas tras una renovación {moment}.' },
        { when: 'renovation past', say: '{company} reabrió sus puertas tras una renovación {moment}.' },
        { when: 'renovation', say: '{company} reabrió sus puertas tras una renovación.' },
        { when: 'coming', say: '{company} abrirá {opening} el {wholeDay}{where}.' },
        { when: 'coming', say: '{company} abrirá {opening}.' },
        { when: 'past', say: '{company} abrió {opening} el {day}{where}.' },
        { when: 'undated', say: '{company} abre {opening}{where}.' },
      ],
      headlines: [
        { when: 'move', say: '{brief} cambia de dirección' },
        { when: 'renovation', say: '{brief} reabre sus puertas tras una renovación' },
        { say: '{brief} abre {opening}' },
      ],
      facts: [],
      tells: 'anuncia',
      coming: 'La apertura está prevista para el {when}{where}.',
      past: 'La apertura fue el {when}{where}.',
      stones:
        'Como asociado autorizado, {company} ofrece también cenizas solidificadas: piedras lisas hechas de las cenizas.',
      about: '{company} recibe a las familias en {city}.',
    },
    event: {
      sample: '{company} celebrará una jornada de puertas abiertas en {city}.',
      leads: [
        { when: 'coming', say: '{company} celebrará el evento “{event}” {moment}{where}.' },
        { when: 'past', say: '{company} celebró el evento “{event}” {moment}{where}.' },
        { say: '{company} celebrará el evento “{event}”{where}.' },
      ],
      headlines: [{ when: 'past', say: '{brief} celebró “{event}”' }, { say: '{brief} celebrará “{event}”' }],
      facts: [
        [
          { when: 'everyone', say: 'El público está invitado.' },
          { when: 'families', say: 'Están invitadas las familias a las que ha atendido la empresa.' },
        ],
        [{ when: 'free', say: 'La entrada es gratuita.' }, { say: 'La entrada cuesta ${eventPrice}.' }],
        [
          { when: 'none', say: 'No hace falta inscribirse.' },
          { when: 'phone', say: 'La inscripción es por teléfono, al {phone}.' },
          { when: 'email', say: 'La inscripción es por correo electrónico, a {email}.' },
          { when: 'site', say: 'La inscripción es en {website}.' },
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
        { when: 'coming', say: '{company} celebrará su {nth} aniversario {moment}{where}.' },
        { when: 'past', say: '{company} celebró su {nth} aniversario {moment}{where}.' },
        { say: '{company} celebra este año su {nth} aniversario.' },
      ],
      headlines: [{ say: '{brief} celebra su {nth} aniversario' }],
      facts: [
        [
          { say: 'La empresa fue fundada en {foundedYear} por {founder}.' },
          { say: 'La empresa fue fundada en {foundedYear}.' },
        ],
      ],
      tells: 'celebra',
      coming: 'El aniversario se celebrará {moment}{where}.',
      past: 'El aniversario se celebró {moment}{where}.',
      stones:
        'Los servicios de {company} incluyen las cenizas solidificadas, con las que los familiares reciben piedras en lugar de cenizas.',
      about: 'Hoy {company} atiende en {city}.',
    },
    award: {
      sample: '{company} recibió un premio en {city}.',
      leads: [
        { say: '{company} recibió el {award}, otorgado por {awardBy}.' },
        { say: '{company} recibió el {award}.' },
      ],
      headlines: [{ say: '{brief} recibe el {award}' }],
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
        { when: 'joins', say: '{who} se incorpora a {company}.' },
        { when: 'promoted', say: '{company} ascendió a {who}.' },
        { when: 'owner', say: '{company} pasa a manos de {who}.' },
      ],
      headlines: [
        { when: 'joins', say: '{who} se incorpora a {brief}' },
        { when: 'promoted', say: '{brief} asciende a {who}' },
        { when: 'owner', say: '{brief} cambia de propietario' },
      ],
      facts: [
        [{ say: '{who} ocupa el cargo de {title}.' }],
        [
          { say: '{who} trabajaba antes en {formerly} y lleva {tradeYears} en el sector funerario.' },
          { say: '{who} trabajaba antes en {formerly}.' },
          { say: '{who} lleva {tradeYears} en el sector funerario.' },
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
      sample: '{who}, de {company}, falleció.',
      leads: [
        { say: '{who}, de {company}, falleció a los {age}.' },
        { say: '{who}, de {company}, falleció.' },
      ],
      headlines: [{ say: 'Fallece {who}, de {brief}' }],
      facts: [
        [
          { say: '{who} tenía {age} y formaba parte de la empresa desde {houseSince}.' },
          { say: '{who} formaba parte de la empresa desde {houseSince}.' },
          { say: '{who} tenía {age}.' },
        ],
        [{ say: 'Le sobreviven {survivors}.' }],
      ],
      tells: 'anuncia',
      coming: 'Habrá una ceremonia el {when}{where}.',
      past: 'La muerte ocurrió el {when}{where}.',
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
