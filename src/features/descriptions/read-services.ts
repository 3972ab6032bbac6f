/** Lower case in sentences. */
const COMMON_WORDS = new Set(
  `a after aftercare air alkaline and anatomical announcements aquamation arrangement arrangements ash ashes assistance at
  attended books burial burials care casket caskets cemetery celebration celebrations ceremonies ceremony certificates
  chapel charter children’s columbarium committal consultation counseling counselling cremation cremations custom day
  death design direct disposition donation eco embalming engraving estate families family fingerprint flower flowers
  for forms friendly from full funeral funerals glass graveside green grief hydrolysis home honors honours hosting
  immediate in infant international jewellery jewelry keepsake keepsakes library life livestream livestreamed
  livestreaming local location markers meal meals memorial memorials memory military monuments music natural new
  notices obituaries obituary of offsite on online or outdoor overseas paperwork payment personalised personalized pet
  photo place plan planning plans pre pre-arrangement pre-need pre-planning prearrangement prearrangements preneed
  preplanning private public reception receptions recording religious remains removal repatriation room same sale
  scattering sea second secular service services shipping simple site spaces stationery streaming support terramation the
  tribute traditional transfer transport transportation tree tributes urn urns veteran veterans veterans’ video
  viewing viewings visitation visitations water webcast webcasting will with witness writing`.split(/\s+/),
)
const IN_PROSE: Readonly<Record<string, string>> = {
  'celebration of life': 'celebrations of life',
  chapel: 'a chapel',
  columbarium: 'a columbarium',
  viewing: 'viewings',
  visitation: 'visitations',
  'traditional funeral': 'traditional funerals',
  'memorial service': 'memorial services',
  'funeral service': 'funeral services',
  'graveside service': 'graveside services',
  scattering: 'the scattering of ashes',
  'ash scattering': 'the scattering of ashes',
  'scattering of ashes': 'the scattering of ashes',
}
const NOT_A_SERVICE = /^(?:n\/?a|none|other|others|misc|tbd|test|yes|no|unknown|services?|etc)\.?$/i
/** A service with one of these is a sentence. */
const TELLS = /\b(?:is|are|was|were|be|that|say|write|we|our|you)\b/i
const MAX_LENGTH = 60

/**
 * In order, without solidified remains (they have own sentences), prices, addresses, markup and sentences.
 */
export function readServices(labels: readonly string[]): string[] {
  const services = new Map<string, string>()
  for (const raw of labels) {
    const label = raw
      .replace(/\s+/g, ' ')
      .trim()
      .replaceAll("'", '’')
      .replace(/[.,;:]+$/, '')
    if (!isLabel(label)) continue
    const service = inSentence(label)
    const key = service.toLowerCase()
    if (!services.has(key)) services.set(key, service)
  }
  return [...services.values()]
}

function isLabel(label: string): boolean {
  return (
    label.length >= 3 &&
    label.length <= MAX_LENGTH &&
    /^\p{L}[\p{L}\p{M}\d ’&/+()-]*[\p{L}\d)]$/u.test(label) &&
    /\p{L}{3}/u.test(label) &&
    label.split(' ').length <= 7 &&
    !/solidified/i.test(label) &&
    !NOT_A_SERVICE.test(label) &&
    !TELLS.test(label)
  )
}

function inSentence(label: string): string {
  const spoken = label.replace(/ & /g, ' and ')
  const words = spoken.toLowerCase().split(/[ /-]+/)
  if (!words.every((word) => COMMON_WORDS.has(word.replace(/[()]/g, '')))) return spoken
  return IN_PROSE[spoken.toLowerCase()] ?? spoken.toLowerCase()
}
