import type { Frames } from './frames.ts'

/** Style of La Presse Canadienne. */
export const FRENCH: Frames = {
  notice: 'POUR DIFFUSION IMMÉDIATE',
  embargo: 'SOUS EMBARGO JUSQU’À {time} ({zone}), LE {date}',
  aboutHeading: 'À propos de {company}',
  contactHeading: 'Renseignements aux médias',
  announced: ', a fait savoir {company}',
  where: ' ({place})',
  place: 'Lieu : {place}.',
  said: '« {words} », a déclaré {speaker}.',
  wrote: '« {words} », a écrit {speaker}.',
  unnamed: '« {words} », a écrit une famille.',
  brief: 'En bref : {facts}.',
  someone: 'Un collègue',
  age: ' à {years} ans',
  reach: 'Renseignements : {phone}.',
  kinds: {
    offering: {
      sample: '{company} offre désormais les cendres solidifiées aux familles, à {city}.',
      tells: 'offre',
      coming: 'Le service sera offert à compter du {day}{where}.',
      past: 'Le service est offert depuis le {day}{where}.',
      stones:
        'Les cendres solidifiées remplacent les cendres qui sont habituellement remises après une crémation. La totalité des cendres est transformée en un ensemble de pierres lisses, que l’on peut tenir dans la main, garder ensemble ou partager entre proches. Les cendres d’une crémation antérieure peuvent aussi être utilisées.',
      about: '{company} a pignon sur rue à {city}.',
    },
    opening: {
      sample: '{company} annonce l’ouverture d’un nouvel établissement à {city}.',
      tells: 'annonce',
      coming: 'L’ouverture est prévue le {when}{where}.',
      past: 'L’ouverture a eu lieu le {when}{where}.',
      stones:
        'La maison est aussi autorisée à offrir les cendres solidifiées : des pierres lisses faites à partir des cendres.',
      about: 'À {city}, les familles sont accueillies par {company}.',
    },
    event: {
      sample: '{company} tiendra une journée portes ouvertes à {city}.',
      tells: 'tiendra',
      coming: 'L’activité aura lieu le {when}{where}.',
      past: 'L’activité a eu lieu le {when}{where}.',
      stones:
        'Parmi les choix offerts après une crémation figurent les cendres solidifiées, soit des pierres issues des cendres.',
      about: 'Le bureau de {company} se trouve à {city}.',
    },
    anniversary: {
      sample: '{company} célèbre un anniversaire à {city}.',
      tells: 'célèbre',
      coming: 'L’anniversaire sera souligné le {day}{where}.',
      past: 'L’anniversaire a été souligné le {day}{where}.',
      stones:
        'Ses services comprennent aujourd’hui les cendres solidifiées, qui donnent aux proches des pierres plutôt que des cendres.',
      about: 'Aujourd’hui, {company} exerce ses activités à {city}.',
    },
    award: {
      sample: '{company} reçoit un prix à {city}.',
      tells: 'reçoit',
      coming: 'Le prix sera remis le {when}{where}.',
      past: 'Le prix a été remis le {when}{where}.',
      stones:
        'La maison compte parmi celles qui sont autorisées à offrir les cendres solidifiées, ces pierres qui peuvent remplacer les cendres.',
      about: 'À {city}, {company} accompagne les familles.',
    },
    staff: {
      sample: '{who} se joint à {company}.',
      titled: '{who}, {title}, se joint à {company}.',
      tells: 'annonce',
      coming: 'Le changement prendra effet le {day}{where}.',
      past: 'Le changement a pris effet le {day}{where}.',
      stones:
        'Les familles qui y choisissent la crémation peuvent recevoir les cendres sous forme de pierres, appelées cendres solidifiées.',
      about: 'Des familles à {city} font appel à {company}.',
    },
    death: {
      sample: '{who}, de {company}, est mort{age}.',
      titled: '{who}, {title} de {company}, est mort{age}.',
      tells: 'annonce',
      coming: 'Une cérémonie aura lieu le {when}{where}.',
      past: 'Le décès est survenu le {when}{where}.',
      stones: '',
      about: 'Le siège de {company} est à {city}.',
    },
    other: {
      sample: '{company} apporte un changement pour les familles, à {city}.',
      tells: 'annonce',
      coming: 'Date à retenir : le {when}{where}.',
      past: 'C’était le {when}{where}.',
      stones:
        'À titre de partenaire autorisé, la maison peut faire transformer des cendres en cendres solidifiées, c’est-à-dire en pierres.',
      about: 'On trouve {company} à {city}.',
    },
  },
}
