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
  brief: 'En breve: {facts}.',
  someone: 'Un colega',
  age: ' a los {years} años',
  reach: 'Más información: {phone}.',
  kinds: {
    offering: {
      sample: '{company} ofrece ahora cenizas solidificadas a las familias de {city}.',
      tells: 'ofrece',
      coming: 'El servicio estará disponible a partir del {day}{where}.',
      past: 'El servicio está disponible desde el {day}{where}.',
      stones:
        'Las cenizas solidificadas ocupan el lugar de las cenizas sueltas después de una cremación. Todas las cenizas se convierten en un conjunto de piedras lisas que se pueden sostener en la mano, guardar juntas o repartir entre familiares. También pueden usarse las cenizas de una cremación anterior.',
      about: '{company} está en {city}.',
    },
    opening: {
      sample: '{company} anuncia la apertura de un nuevo local en {city}.',
      tells: 'anuncia',
      coming: 'La apertura está prevista para el {when}{where}.',
      past: 'La apertura fue el {when}{where}.',
      stones:
        'La casa también está autorizada para ofrecer cenizas solidificadas: piedras lisas hechas de las cenizas.',
      about: '{company} recibe a las familias en {city}.',
    },
    event: {
      sample: '{company} celebrará una jornada de puertas abiertas en {city}.',
      tells: 'celebrará',
      coming: 'El acto será el {when}{where}.',
      past: 'El acto fue el {when}{where}.',
      stones:
        'Entre las opciones que se pueden elegir tras una cremación están las cenizas solidificadas, piedras que nacen de las cenizas.',
      about: 'La oficina de {company} se encuentra en {city}.',
    },
    anniversary: {
      sample: '{company} celebra un aniversario en {city}.',
      tells: 'celebra',
      coming: 'El aniversario será el {day}{where}.',
      past: 'El aniversario fue el {day}{where}.',
      stones:
        'Sus servicios incluyen hoy las cenizas solidificadas, con las que los familiares reciben piedras en lugar de cenizas.',
      about: 'Hoy {company} atiende en {city}.',
    },
    award: {
      sample: '{company} recibió un premio en {city}.',
      tells: 'recibió',
      coming: 'El premio se entregará el {when}{where}.',
      past: 'El premio se entregó el {when}{where}.',
      stones:
        'La empresa está entre las autorizadas para ofrecer cenizas solidificadas, las piedras que pueden sustituir a las cenizas sueltas.',
      about: '{company} presta sus servicios en {city}.',
    },
    staff: {
      sample: '{who} se incorpora a {company}.',
      titled: '{who}, {title}, se incorpora a {company}.',
      tells: 'anuncia',
      coming: 'El cambio entrará en vigor el {day}{where}.',
      past: 'El cambio entró en vigor el {day}{where}.',
      stones:
        'Las familias que eligen allí la cremación pueden recibir las cenizas en forma de piedras, llamadas cenizas solidificadas.',
      about: '{company} sirve a las familias desde {city}.',
    },
    death: {
      sample: '{who}, de {company}, ha muerto{age}.',
      titled: '{who}, {title} de {company}, ha muerto{age}.',
      tells: 'anuncia',
      coming: 'Habrá una ceremonia el {when}{where}.',
      past: 'La muerte ocurrió el {when}{where}.',
      stones: '',
      about: '{company} tiene su sede en {city}.',
    },
    other: {
      sample: '{company} ha hecho un cambio para las familias de {city}.',
      tells: 'anuncia',
      coming: 'La fecha es el {when}{where}.',
      past: 'La fecha fue el {when}{where}.',
      stones:
        'Como asociado autorizado, la empresa puede hacer que las cenizas se conviertan en cenizas solidificadas, es decir, en piedras.',
      about: 'Las oficinas de {company} están en {city}.',
    },
  },
}
