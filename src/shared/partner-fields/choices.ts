/** In this order. A word once stored must stay. */
export const LANGUAGES = [
  'English',
  'Spanish',
  'French',
  'Arabic',
  'Armenian',
  'Bengali',
  'Cantonese',
  'Cree',
  'Croatian',
  'Dutch',
  'Farsi',
  'German',
  'Greek',
  'Gujarati',
  'Haitian Creole',
  'Hebrew',
  'Hindi',
  'Hmong',
  'Hungarian',
  'Inuktitut',
  'Italian',
  'Japanese',
  'Khmer',
  'Korean',
  'Lao',
  'Mandarin',
  'Navajo',
  'Polish',
  'Portuguese',
  'Punjabi',
  'Romanian',
  'Russian',
  'Samoan',
  'Serbian',
  'Somali',
  'Swahili',
  'Tagalog',
  'Tamil',
  'Thai',
  'Turkish',
  'Ukrainian',
  'Urdu',
  'Vietnamese',
  'Yiddish',
  'American Sign Language',
] as const

export const FAITHS = [
  'Catholic',
  'Protestant',
  'Baptist',
  'Orthodox Christian',
  'Latter-day Saint',
  'Jewish',
  'Muslim',
  'Hindu',
  'Sikh',
  'Buddhist',
  'Bahá’í',
  'Indigenous traditions',
  'Unitarian Universalist',
  'Humanist or not religious',
] as const

/** In any case, without accents; `unknown`: the first word that is no option. */
export function readChoices(
  text: string,
  options: readonly string[],
): { value: string[] } | { unknown: string } {
  const named = text
    .split(/[;,|\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '')
  const unknown = named.find((word) => !options.some((option) => plain(option) === plain(word)))
  if (unknown !== undefined) return { unknown }
  const chosen = new Set(named.map(plain))
  return { value: options.filter((option) => chosen.has(plain(option))) }
}

const plain = (word: string) =>
  word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
