export const CAPITALS = new Set(
  'LLC LLP PLLC LP PC PA FH DBA USA US PO RR HC II III IV VI VII VIII IX XI XII NW NE SW SE HQ RCS PP'.split(
    ' ',
  ),
)
/** No initials, though without a vowel. */
const SHORT_WORDS = new Set(
  'ST RD DR LN PL SQ CT CTR BLVD BLDG HWY PKWY MT MTN FT HTS JR SR MR MRS MS DR TRL TR TPK TPKE STE RT RTE FRWY FWY TWP TWNSHP RM SCH PT PK XING CMTY LTD MSGR BR BRDG JCT HBR GLN GRN GDNS FLD FLS VLY VLG SPG SPGS SPRGS PKY CRK CTY CNTY PH MFG BROS THS NTH STN'.split(
    ' ',
  ),
)
const SMALL = new Set('OF THE AND FOR AT IN ON BY TO DU'.split(' '))
/** "SR 20". */
const ROADS = new Set('SR CR FM US TX'.split(' '))

const LETTER = /\p{L}/u
const WORD = /[\p{L}\p{N}]+(?:['’`.&][\p{L}\p{N}]+)*/gu

/** "A.T. & M.R. SILVA, INC." → "A.T. & M.R. Silva, Inc."; mixed case stays, lower case too without `fromSmall`. */
export function titleCase(text: string, fromSmall = false): string {
  const isCapitals = LETTER.test(text) && text === text.toUpperCase()
  const isSmall = fromSmall && LETTER.test(text) && text === text.toLowerCase()
  if (!isCapitals && !isSmall) return text
  const capitals = text.toUpperCase().replace(/`/g, "'")
  return capitals.replace(WORD, (word, index: number) => {
    const before = capitals.slice(0, index).trimEnd()
    const isFirst = before === '' || /[-–—/(:]$/.test(before)
    const after = capitals.slice(index + word.length)
    if (ROADS.has(word) && /^[ -]\d/.test(after)) return word
    return caseOfWord(word, isFirst, after.startsWith('.'))
  })
}

function caseOfWord(word: string, isFirst: boolean, hasDot: boolean): string {
  if (CAPITALS.has(word) && !(hasDot && word === 'PA')) return word
  if (SMALL.has(word)) return isFirst ? capitalised(word) : word.toLowerCase()
  // Initials: "A.T", "J", "A&P".
  if (/^\p{L}(?:[.&]\p{L})*$/u.test(word)) return word
  if (word.includes('.') || word.includes('&'))
    return word.replace(/[\p{L}\p{N}']+/gu, (part) => caseOfWord(part, true, true))
  if (/^\d+(?:ST|ND|RD|TH)$/.test(word)) return word.toLowerCase()
  if (/\p{N}/u.test(word)) return word
  if (/^[^AEIOUY']{1,4}$/.test(word) && !SHORT_WORDS.has(word) && /^[A-Z]+$/.test(word)) return word
  return capitalised(word)
}

function capitalised(word: string): string {
  const usual = word.charAt(0) + word.slice(1).toLowerCase()
  return usual.replace(
    /^([ODL]['’]|Mc|Mac(?=donald|arthur|gregor))(\p{L})(?=\p{L})/u,
    (_, start: string, letter: string) => start + letter.toUpperCase(),
  )
}
