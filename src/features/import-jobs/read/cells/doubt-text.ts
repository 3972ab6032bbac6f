const FORMULA = /^=.*(?:\(|[A-Z]{1,3}\$?\d)/
/** Signs between letters or behind one, a capital behind a small letter or two of those that begin a wrong reading. */
const MISREAD =
  /\p{L}[‚ƒ„…†‡ˆ‰‹™š›¡-©«-¹»-¿×÷]\p{L}|\p{L}[‚ƒ„†‡ˆ‰‹¤](?=$|[\s,.])|[^\P{Cc}\p{ASCII}]|\p{Ll}[ŠŒŽŸÀ-ÖØ-Þ]|Ã[\P{L}ª-º]|â€|Â\P{L}/u

/** Why a text looks damaged: wrongly decoded ("CrÃ©mation"), lost letters ("Cr?mation"), a formula, tags. */
export function doubtText(text: string): string | null {
  if (MISREAD.test(text)) return 'It looks wrongly decoded.'
  if (FORMULA.test(text)) return 'It is a formula.'
  if (/\p{L}\?\p{L}/u.test(text)) return 'A letter seems to have become "?".'
  if (/<\/?[a-z][^<>]*>/i.test(text)) return 'It holds HTML tags, which are shown as they are.'
  return null
}
