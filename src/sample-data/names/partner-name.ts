import { type Random, spread } from '../../shared/random.ts'
import type { SampleCity } from '../places/cities.ts'
import { LANDSCAPE_NAMES, landscapeOf } from '../places/landscapes.ts'
import { pickOrigin } from './origins.ts'
import { givenNamesOf, type Origin, SURNAMES } from './surnames.ts'

export type SampleName = {
  /** "Hollis & Wren Funeral Home" */
  name: string
  /** For sentences: "Hollis & Wren". */
  shortName: string
  family: { surname: string; founder: string; director: string } | null
  style: 'family' | 'place' | 'french' | 'cooperative'
}

const ENDINGS =
  'Funeral Home*9,Funeral Homes,Funeral Chapel*2,Funeral Directors*2,Funeral Service*2,Funeral Care*2,Memorial Chapel*2,Cremation Service*3,Funeral & Cremation Service*3,Family Funeral Care*2,Cremation & Funeral Care*2'
const MORTUARY_REGIONS = new Set('AZ CA CO GA HI ID LA NE NM NV OK SC TX UT WA'.split(' '))
const PLACE_ENDINGS =
  'Cremation*5,Cremation Service*2,Cremation Society,Memorial*3,Funeral Home*3,Memorial Chapel*2,Funeral & Cremation Care*2,Memorial Gardens,Life Celebration'

const FAMILY_ENDINGS = spread(ENDINGS, ',')
const WESTERN_FAMILY_ENDINGS = [...FAMILY_ENDINGS, ...spread('Mortuary*6,Mortuary & Cremation', ',')]
const LANDSCAPE_ENDINGS = spread(PLACE_ENDINGS, ',')

/** May repeat. */
export function makePartnerName(city: SampleCity, random: Random): SampleName {
  if (city.region.code === 'QC') return makeFrenchName(city, random)
  if (random.chance(0.3)) return makePlaceName(city, random)
  const origin = pickOrigin(city.region.code, random)
  const surname = random.pick(SURNAMES[origin])
  const family = makeFamily(surname, origin, random)
  const endings = MORTUARY_REGIONS.has(city.region.code) ? WESTERN_FAMILY_ENDINGS : FAMILY_ENDINGS
  const ending = random.pick(endings)
  const shape = random.next()
  const named = (shortName: string, name = `${shortName} ${ending}`): SampleName => ({
    name,
    shortName,
    family,
    style: 'family',
  })
  if ((origin === 'hispanic' || origin === 'caribbean') && shape < 0.3)
    return named(surname, `Funeraria ${surname}`)
  if (shape < 0.42) return named(surname)
  if (shape < 0.62) {
    const partner = random.pick(
      SURNAMES[pickOrigin(city.region.code, random)].filter((other) => other !== surname),
    )
    return named(`${surname} & ${partner}`)
  }
  if (shape < 0.76)
    return named(`${surname} & ${random.pick(['Sons', 'Sons', 'Sons', 'Daughters', 'Son', 'Daughter'])}`)
  if (shape < 0.84) return named(`${surname} Brothers`)
  if (shape < 0.91)
    return named(`${family.founder.charAt(0)}. ${random.pick([...'ABCEFHJLMRTW'])}. ${surname}`)
  return named(`${family.founder} ${surname}`)
}

function makeFamily(surname: string, origin: Origin, random: Random) {
  const [founder = 'Ruth', director = 'Samuel'] = random.shuffle(givenNamesOf(origin)).slice(0, 2)
  return { surname, founder, director }
}

function makePlaceName(city: SampleCity, random: Random): SampleName {
  const isCityName = random.chance(0.1)
  const shortName = isCityName
    ? city.city
    : random.pick(LANDSCAPE_NAMES[landscapeOf(city.region.code, random)])
  const ending = random.pick(LANDSCAPE_ENDINGS)
  return {
    name: `${shortName} ${ending}`,
    shortName: isCityName ? `${shortName} ${ending}` : shortName,
    family: null,
    style: 'place',
  }
}

function makeFrenchName(city: SampleCity, random: Random): SampleName {
  if (random.chance(0.14)) {
    const name = `Coopérative funéraire ${random.pick(['de la Rive', 'du Fleuve', 'des Deux Rives', "de l'Érable", ofCity(city.city), ofCity(city.city)])}`
    return { name, shortName: 'the cooperative', family: null, style: 'cooperative' }
  }
  if (random.chance(0.12)) {
    const name = random.pick([
      'Les Jardins du Souvenir',
      'Maison de la Lumière',
      'Les Jardins du Ruisseau',
      'Maison des Ormes',
      'La Maison Boréale',
      'Le Sentier funéraire',
    ])
    return { name, shortName: name, family: null, style: 'french' }
  }
  const surname = random.pick(SURNAMES.quebecois)
  const family = makeFamily(surname, 'quebecois', random)
  const partner = random.pick(SURNAMES.quebecois.filter((other) => other !== surname))
  const name = random.pick([
    `Maison ${surname}`,
    `Maison funéraire ${surname}`,
    `Salon funéraire ${surname}`,
    `Résidence funéraire ${surname}`,
    `Complexe funéraire ${surname}`,
    `Centre funéraire ${surname}`,
    `Maison ${surname} et Fils`,
    `${surname} et Frères`,
    `Maison ${surname} & ${partner}`,
  ])
  return { name, shortName: name, family, style: 'french' }
}

const ofCity = (city: string) =>
  /^[AEIOUÉÎ]/.test(city) ? `d'${city}` : city.startsWith('Les ') ? `des ${city.slice(4)}` : `de ${city}`
