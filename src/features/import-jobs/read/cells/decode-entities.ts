/** HTML 4's names of U+00A0 to U+00FF, in order. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'
const OTHERS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  OElig: 'Œ',
  oelig: 'œ',
  Scaron: 'Š',
  scaron: 'š',
  Yuml: 'Ÿ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  hellip: '…',
  trade: '™',
  euro: '€',
}
const NAMES = new Map(LATIN.split(' ').map((name, index) => [name, String.fromCharCode(0xa0 + index)]))
for (const [name, text] of Object.entries(OTHERS)) NAMES.set(name, text)

/** Registers in capitals. Others differ by case: "&Eacute;". */
const MARKUP = /^(?:AMP|LT|GT|QUOT|APOS|NBSP)$/
const ENTITY = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([A-Za-z]{2,8}\d{0,2}));/g
/** Lists that went through several web pages are encoded as often. */
const MOST_TIMES = 3

/** Only entities that end with a semicolon; unknown ones stay. */
export function decodeEntities(text: string): string {
  let decoded = text
  for (let times = 0; times < MOST_TIMES && decoded.includes('&'); times += 1) {
    const next = decoded.replace(ENTITY, (entity, decimal?: string, hex?: string, name?: string) => {
      if (name) return NAMES.get(name) ?? NAMES.get(MARKUP.test(name) ? name.toLowerCase() : '') ?? entity
      return characterOf(decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)) ?? entity
    })
    if (next === decoded) break
    decoded = next
  }
  return decoded
}

/** Browsers read the numbers 128 to 159 as Windows-1252. */
function characterOf(code: number): string | null {
  if (code >= 0x80 && code <= 0x9f) return new TextDecoder('windows-1252').decode(Uint8Array.of(code))
  const isCharacter = code >= 0x20 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
  return isCharacter ? String.fromCodePoint(code) : null
}
