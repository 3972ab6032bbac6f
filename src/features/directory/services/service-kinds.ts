/** `phrases` in English, French and Spanish, folded (fold-words.ts). `includes`: kinds offered with it. */
export type ServiceKind = {
  slug: string
  label: string
  phrases: readonly string[]
  includes?: readonly string[]
}

const list = (text: string) => text.split(',').map((phrase) => phrase.trim())

/** A label belongs to every kind whose phrase it contains. */
export const SERVICE_KINDS: readonly ServiceKind[] = [
  {
    slug: 'pet-cremation',
    label: 'Pet cremation',
    phrases: list(
      'pet cremation, pet cremations, pet aquamation, pet services, pet service, pet, pets, pet loss, animal cremation, dog cremation, cat cremation, horse cremation, cremation animale, cremation animaux, cremation d animaux, cremation pour animaux, cremation de mascotas, animaux, mascotas, mascota',
    ),
  },
  {
    slug: 'veterans-services',
    label: 'Veterans’ services',
    phrases: list(
      'veteran, veterans, military, armed forces, military honors, military honours, veterano, veteranos, anciens combattants, ancien combattant, militaire, militaires',
    ),
  },
  {
    slug: 'green-burial',
    label: 'Green burial',
    phrases: list(
      'green burial, green burials, green funeral, green funerals, natural burial, natural burials, eco burial, eco friendly burial, ecological burial, conservation burial, woodland burial, inhumation ecologique, inhumation verte, enterrement ecologique, funerailles ecologiques, funerailles vertes, cimetiere naturel, entierro ecologico, entierro verde, entierro natural',
    ),
    includes: ['burial'],
  },
  {
    slug: 'water-cremation',
    label: 'Water cremation',
    phrases: list(
      'water cremation, aquamation, alkaline hydrolysis, flameless cremation, resomation, bio cremation, green cremation, hydro cremation, hydrolyse alcaline, cremation par l eau, hidrolisis alcalina',
    ),
    includes: ['cremation'],
  },
  {
    slug: 'human-composting',
    label: 'Human composting',
    phrases: list(
      'human composting, natural organic reduction, terramation, body composting, compostage humain, humusation, compostaje humano',
    ),
  },
  {
    slug: 'direct-cremation',
    label: 'Direct cremation',
    phrases: list(
      'direct cremation, direct cremations, simple cremation, immediate cremation, basic cremation, cremation only, cremation directe, cremation simple, cremation sans ceremonie, cremacion directa, cremacion simple',
    ),
    includes: ['cremation'],
  },
  {
    slug: 'memorial-services',
    label: 'Memorial services',
    phrases: list(
      'memorial service, memorial services, memorial ceremony, memorial ceremonies, memorials, ceremonie commemorative, ceremonies commemoratives, service commemoratif, services commemoratifs, servicio conmemorativo, misa conmemorativa',
    ),
  },
  {
    slug: 'graveside-services',
    label: 'Graveside services',
    phrases: list('graveside, graveside service, graveside services, committal'),
  },
  {
    slug: 'celebration-of-life',
    label: 'Celebration of life',
    phrases: list(
      'celebration of life, celebrations of life, life celebration, life celebrations, celebration de vie, celebration de la vie, celebracion de vida, celebracion de la vida',
    ),
  },
  {
    slug: 'pre-planning',
    label: 'Pre-planning',
    phrases: list(
      'pre planning, preplanning, pre plan, preplan, pre need, preneed, pre arrangement, pre arrangements, prearrangement, prearrangements, advance planning, planning ahead, funeral planning, arrangements prealables, preplanification, planificacion anticipada, prevision funeraria',
    ),
  },
  {
    slug: 'grief-support',
    label: 'Grief support',
    phrases: list(
      'grief, grief support, grief counseling, grief counselling, bereavement, bereavement support, aftercare, after care, soutien au deuil, accompagnement au deuil, deuil, apoyo al duelo, apoyo en el duelo, duelo',
    ),
  },
  {
    slug: 'livestreamed-services',
    label: 'Livestreamed services',
    phrases: list(
      'livestream, livestreams, livestreamed, livestreaming, live stream, live streamed, live streaming, webcast, webcasts, webcasting, streaming, video streaming, online service, online services, virtual service, virtual services, virtual funeral, webdiffusion, diffusion en direct, diffusion en ligne, transmision en vivo',
    ),
  },
  {
    slug: 'scattering',
    label: 'Scattering of ashes',
    phrases: list(
      'scattering, ash scattering, scattering of ashes, scatter ashes, scattering at sea, sea scattering, ashes at sea, dispersion des cendres, dispersion de cendres, esparcimiento de cenizas, esparcir cenizas',
    ),
  },
  {
    slug: 'burial-at-sea',
    label: 'Burial at sea',
    phrases: list(
      'burial at sea, burials at sea, sea burial, sea burials, inhumation en mer, entierro en el mar',
    ),
  },
  {
    slug: 'repatriation',
    label: 'Repatriation',
    phrases: list(
      'repatriation, international shipping, shipping of remains, international transport, worldwide transport, ship out, transfer abroad, rapatriement, repatriacion, repatriacion de restos',
    ),
  },
  {
    slug: 'viewing',
    label: 'Viewing and visitation',
    phrases: list(
      'viewing, viewings, visitation, visitations, wake, wakes, identification viewing, exposition du corps, visites au salon, velatorio, velorio',
    ),
  },
  {
    slug: 'witness-cremation',
    label: 'Witness cremation',
    phrases: list(
      'witness cremation, witness cremations, witnessed cremation, attended cremation, cremation en presence, cremation avec temoins',
    ),
    includes: ['cremation'],
  },
  {
    slug: 'keepsakes',
    label: 'Keepsakes and jewelry',
    phrases: list(
      'keepsake, keepsakes, memorial jewelry, memorial jewellery, cremation jewelry, cremation jewellery, bijoux commemoratifs, bijou commemoratif, joyas conmemorativas, recuerdos',
    ),
  },
  { slug: 'urns', label: 'Urns', phrases: list('urn, urns, urne, urnes, urna, urnas') },
  {
    slug: 'caskets',
    label: 'Caskets',
    phrases: list('casket, caskets, coffin, coffins, cercueil, cercueils, ataud, ataudes'),
  },
  {
    slug: 'solidified-remains',
    label: 'Solidified remains',
    phrases: list(
      'solidified remains, solidified ashes, ashes to stones, ashes into stones, cremation stones, cendres solidifiees, restos solidificados, cenizas solidificadas',
    ),
  },
]

/** Only for labels that belong to none above: "Direct cremation" is no further kind of cremation. */
export const GENERAL_KINDS: readonly ServiceKind[] = [
  {
    slug: 'cremation',
    label: 'Cremation',
    phrases: list(
      'cremation, cremations, cremation service, cremation services, incineration, cremacion, cremaciones, servicio de cremacion, services de cremation, service de cremation',
    ),
  },
  {
    slug: 'burial',
    label: 'Burial',
    phrases: list(
      'burial, burials, traditional burial, ground burial, interment, interments, entombment, inhumation, inhumations, enterrement, enterrements, entierro, entierros, mise en terre',
    ),
  },
  {
    slug: 'funeral-services',
    label: 'Funeral services',
    phrases: list(
      'funeral, funerals, funeral service, funeral services, traditional funeral, traditional funerals, traditional service, traditional services, funerailles, obseques, services funeraires, service funeraire, servicios funerarios, servicio funerario, funerales',
    ),
  },
]

const ALL_KINDS = [...SERVICE_KINDS, ...GENERAL_KINDS]
const BY_SLUG = new Map(ALL_KINDS.map((kind) => [kind.slug, kind]))

/** By slug. */
export const serviceKind = (slug: string): ServiceKind | undefined => BY_SLUG.get(slug)
