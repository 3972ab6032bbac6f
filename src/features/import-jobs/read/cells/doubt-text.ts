const UTF_8 = new TextDecoder('utf-8', { fatal: true })

/** Windows-1252's character → its byte. */
const BYTES = new Map(
  Array.from({ length: 128 }, (_, index) => [
    new TextDecoder('windows-1252').decode(Uint8Array.of(0x80 + index)),
    0x80 + index,
  ]),
)
const NOT_ASCII = /\P{ASCII}/u
const MOST_TIMES = 3
const FORMULA = /^=.*(?:\(|[A-Z]{1,3}\$?\d)/

/** Why a text looks damaged: wrongly decoded ("CrÃ©mation"), lost letters ("Cr?mation"), a formula, tags. */
export function doubtText(text: string): string | null {
  if (NOT_ASCII.test(text)) {
    const meant = undoMojibake(text)
    if (meant !== text) return `It looks wrongly decoded: perhaps ${quoted(meant)}.`
    if (MISREAD.test(text)) return 'It looks wrongly decoded.'
  }
  if (FORMULA.test(text)) return 'It is a formula.'
  if (/\p{L}\?\p{L}/u.test(text)) return 'A letter seems to have become "?".'
  if (/<\/?[a-z][^<>]*>/i.test(text)) return 'It holds HTML tags, which are shown as they are.'
  return null
}

function undoMojibake(text: string): string {
  let meant = text
  for (let times = 0; times < MOST_TIMES; times += 1) {
    const next = meant.replace(/\P{ASCII}{2,}/gu, (run) => decodedRun(run) ?? run)
    if (next === meant) break
    meant = next
  }
  return meant
}

function decodedRun(run: string): string | null {
  const bytes = bytesOf(run)
  if (!bytes) return null
  try {
    const decoded = UTF_8.decode(bytes)
    return /\p{Cc}/u.test(decoded) ? null : decoded
  } catch {
    return null
  }
}

/** Signs between letters, a capital behind a small letter. */
const MISREAD =
  /\p{L}[‚ƒ„…†‡ˆ‰‹™š›¡-©«-¹»-¿×÷]\p{L}|\p{L}[‚ƒ„†‡ˆ‰‹¤](?=$|[\s,.])|[^\P{Cc}\p{ASCII}]|\p{Ll}[ŠŒŽŸÀ-ÖØ-Þ]/u
/** Null when a character has no byte. */
function bytesOf(text: string): Uint8Array | null {
  const bytes = Array.from(text, (character) =>
    character < '\u0080' ? character.charCodeAt(0) : BYTES.get(character),
  )
  return bytes.includes(undefined) ? null : Uint8Array.from(bytes as number[])
}

const quoted = (text: string) => `"${text.replace(/\s+/g, ' ').slice(0, 80)}"`
