const QUOTED = /“[^”]*”|"[^"\n]*"|«[^»]*»/g
const LETTERS = 'abcdefghij'

/** Stands for names and quotations while the words around them change; `restore` puts them back. */
export function withNames(text: string, names: readonly string[]) {
  const kept: string[] = []
  const keep = (piece: string) => {
    kept.push(piece)
    return `Xname${[...String(kept.length - 1)].map((digit) => LETTERS[Number(digit)]).join('')}x`
  }
  const longestFirst = names.filter((name) => name !== '').toSorted((a, b) => b.length - a.length)
  const marked = longestFirst.reduce((sum, name) => sum.replaceAll(name, keep), text.replace(QUOTED, keep))
  const restore = (changed: string): string =>
    changed.replace(/Xname([a-j]+)x/gi, (_, key: string) => {
      const index = Number([...key.toLowerCase()].map((letter) => LETTERS.indexOf(letter)).join(''))
      return restore(kept[index] ?? '')
    })
  return { marked, restore }
}

/** Quotations stay word for word. */
export function changeAround(text: string, change: (marked: string) => string): string {
  const { marked, restore } = withNames(text, [])
  return restore(change(marked))
}

const TRADE =
  /,? (?:(?:&|and) )?(?:family )?(?:memorial (?:group|gardens|services)|funeral(?!s)|cremation|crematory|mortuary|burial|undertak|inc\b|llc\b|ltd\b).*$/i

/** "Brightwell has moved" → "Brightwell Funeral Home has moved": a first reference has the whole name. */
export function withWholeName(line: string, company: string): string {
  const brief = company.replace(TRADE, '')
  const isBrief =
    brief !== company && line.startsWith(`${brief} `) && /^ \p{Ll}/u.test(line.slice(brief.length))
  return isBrief ? company + line.slice(brief.length) : line
}

/** What a headline calls a house: "Hale & Marsh Funeral Home" → "Hale & Marsh"; one word alone says too little. */
export function briefName(company: string): string {
  const brief = company.replace(TRADE, '')
  return /[ -]/.test(brief) ? brief : company
}

/** As many type it: "Hale and Marsh". */
export const withAnd = (company: string) => company.replace(' & ', ' and ')
