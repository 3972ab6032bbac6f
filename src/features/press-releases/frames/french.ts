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
  reach: 'Renseignements : {phone}.',
  items: 'En bref :',
  kinds: {
    offering: {
      sample: '{company} offre désormais les cendres solidifiées aux familles, à {city}.',
      leads: [
        '[coming] {company} offrira les cendres solidifiées aux familles de {city} à compter du {day}.',
        '[past] {company} offre les cendres solidifiées aux familles de {city} depuis le {day}.',
        '{company} offre désormais les cendres solidifiées aux familles de {city}.',
      ],
      headlines: ['{brief} offre les cendres solidifiées'],
      facts: [['[free] Le service est gratuit.', 'Le service est offert à partir de {offeringPrice} $.']],
      tells: 'offre',
      coming: 'Le service sera offert à compter du {day}{where}.',
      past: 'Le service est offert depuis le {day}{where}.',
      stones:
        'Les cendres solidifiées remplacent les cendres qui sont habituellement remises après une crémation. La totalité des cendres est transformée en un ensemble de pierres lisses, que l’on peut tenir dans la main, garder ensemble ou partager entre proches. Les cendres d’une crémation antérieure peuvent aussi être utilisées.',
      about: '{company} a pignon sur rue à {city}.',
    },
    opening: {
      sample: '{company} annonce l’ouverture d’un nouvel établissement à {city}.',
      leads: [
        '[move coming] {company} emménagera {toPlace} le {day}.',
        '[move past] {company} a emménagé {toPlace} le {day}.',
        '[move] {company} emménage {toPlace}.',
        '[move coming] {company} changera d’adresse le {day}.',
        '[move past] {company} a changé d’adresse le {day}.',
        '[renovation coming] {company} rouvrira ses portes {moment}, après des rénovations.',
        '[renovation past] {company} a rouvert ses portes {moment}, après des rénovations.',
        '[renovation] {company} a rouvert ses portes après des rénovations.',
        '[coming] {company} ouvrira {opening} le {wholeDay}{where}.',
        '[coming] {company} ouvrira {opening}.',
        '[past] {company} a ouvert {opening} le {day}{where}.',
        '[undated] {company} ouvre {opening}{where}.',
      ],
      headlines: [
        '[move] {brief} change d’adresse',
        '[renovation] {brief} rouvre ses portes après des rénovations',
        '{brief} ouvre {opening}',
      ],
      facts: [],
      tells: 'annonce',
      coming: 'L’ouverture est prévue le {when}{where}.',
      past: 'L’ouverture a eu lieu le {when}{where}.',
      stones:
        'À titre de partenaire autorisé, {company} offre aussi les cendres solidifiées : des pierres lisses faites à partir des cendres.',
      about: 'À {city}, les familles sont accueillies par {company}.',
    },
    event: {
      sample: '{company} tiendra une journée portes ouvertes à {city}.',
      leads: [
        '[coming] {company} tiendra l’activité « {event} » {moment}{where}.',
        '[past] {company} a tenu l’activité « {event} » {moment}{where}.',
        '{company} tiendra l’activité « {event} »{where}.',
      ],
      headlines: ['[past] {brief} a tenu « {event} »', '{brief} tiendra « {event} »'],
      facts: [
        ['L’activité s’intitule « {event} ».'],
        [
          '[everyone] Le public est invité.',
          '[families] Les familles qui ont fait appel à l’entreprise sont invitées.',
        ],
        ['[free] L’entrée est libre.', 'L’entrée coûte {eventPrice} $.'],
        [
          '[none] Aucune inscription n’est nécessaire.',
          '[phone] L’inscription se fait par téléphone, au {phone}.',
          '[email] L’inscription se fait par courriel, à {email}.',
          '[site] L’inscription se fait à l’adresse {website}.',
        ],
      ],
      tells: 'tiendra',
      coming: 'L’activité aura lieu le {when}{where}.',
      past: 'L’activité a eu lieu le {when}{where}.',
      stones:
        'Parmi les choix offerts après une crémation figurent les cendres solidifiées, soit des pierres issues des cendres.',
      about: 'Le bureau de {company} se trouve à {city}.',
    },
    anniversary: {
      sample: '{company} célèbre un anniversaire à {city}.',
      leads: [
        '[coming] {company} soulignera son {nth} anniversaire {moment}{where}.',
        '[past] {company} a souligné son {nth} anniversaire {moment}{where}.',
        '{company} souligne cette année son {nth} anniversaire.',
      ],
      headlines: ['{brief} souligne son {nth} anniversaire'],
      facts: [
        [
          'L’entreprise a été fondée en {foundedYear} par {founder}.',
          'L’entreprise a été fondée en {foundedYear}.',
        ],
      ],
      tells: 'célèbre',
      coming: 'L’anniversaire sera souligné {moment}{where}.',
      past: 'L’anniversaire a été souligné {moment}{where}.',
      stones:
        'Les services de {company} comprennent les cendres solidifiées, que les proches reçoivent sous forme de pierres.',
      about: 'Aujourd’hui, {company} exerce ses activités à {city}.',
    },
    award: {
      sample: '{company} reçoit un prix à {city}.',
      leads: [
        '{who}, de {company}, a reçu le {award}, décerné par {awardBy}.',
        '{who}, de {company}, a reçu le {award}.',
        '{company} a reçu le {award}, décerné par {awardBy}.',
        '{company} a reçu le {award}.',
      ],
      headlines: ['{who} reçoit le {award}', '{brief} reçoit le {award}'],
      facts: [['Le {award} est décerné par {awardBy}.', 'Le prix est décerné par {awardBy}.']],
      tells: 'reçoit',
      coming: 'Le prix sera remis le {when}{where}.',
      past: 'Le prix a été remis le {when}{where}.',
      stones:
        '{company} compte parmi les entreprises autorisées à offrir les cendres solidifiées, ces pierres qui peuvent remplacer les cendres.',
      about: 'À {city}, {company} accompagne les familles.',
    },
    staff: {
      sample: '{who} se joint à {company}.',
      leads: [
        '[joins] {who} se joint à l’équipe de {company}.',
        '[promoted] {who} obtient une promotion au sein de {company}.',
        '[retires coming] {who}, de {company}, prendra sa retraite le {day}.',
        '[retires] {who}, de {company}, a pris sa retraite.',
        '[owner] {who} prend la direction de {company} à titre de propriétaire.',
      ],
      headlines: [
        '[joins] {brief} accueille {who}',
        '[promoted] {brief} annonce la promotion de {who}',
        '[retires] {who}, de {brief}, prend sa retraite',
        '[owner] {brief} change de propriétaire',
      ],
      facts: [
        ['{who} y devient {title}.'],
        [
          '{who} travaillait auparavant pour {formerly} et compte {tradeYears} d’expérience dans le domaine funéraire.',
          '{who} travaillait auparavant pour {formerly}.',
          '{who} compte {tradeYears} d’expérience dans le domaine funéraire.',
        ],
      ],
      tells: 'annonce',
      coming: 'Le changement prendra effet le {day}{where}.',
      past: 'Le changement a pris effet le {day}{where}.',
      stones:
        'Les familles qui y choisissent la crémation peuvent recevoir les cendres sous forme de pierres, appelées cendres solidifiées.',
      about: 'Des familles de {city} font appel à {company}.',
    },
    death: {
      sample: '{company} annonce le décès de {who}.',
      leads: [
        '{company} annonce le décès de {who} ({title}), à l’âge de {age}.',
        '{company} annonce le décès de {who}, à l’âge de {age}.',
        '{company} annonce le décès de {who}.',
      ],
      headlines: ['{who}, de {brief}, meurt à {age}', 'Décès de {who}, de {brief}'],
      facts: [
        [
          '{who} avait {age} et faisait partie de l’entreprise depuis {houseSince}.',
          '{who} faisait partie de l’entreprise depuis {houseSince}.',
          '{who} avait {age}.',
        ],
        ['{last} laisse dans le deuil {survivors}.'],
      ],
      tells: 'annonce',
      coming: 'Une cérémonie aura lieu le {when}{where}.',
      past: 'Le décès est survenu le {when}.',
      stones: '',
      about: 'Le siège de {company} est à {city}.',
    },
    other: {
      sample: '',
      leads: [],
      headlines: [],
      facts: [],
      tells: 'annonce',
      coming: 'Date à retenir : le {when}{where}.',
      past: 'Date : le {when}{where}.',
      stones:
        'À titre de partenaire autorisé, {company} peut faire transformer des cendres en cendres solidifiées, c’est-à-dire en pierres.',
      about: 'On trouve {company} à {city}.',
    },
  },
}
