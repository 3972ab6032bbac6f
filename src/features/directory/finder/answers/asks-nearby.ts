import { EVERYDAY_WORDS } from '../vocabulary/everyday-words.ts'
import { foldWords } from '../vocabulary/fold-words.ts'

const NEARBY = new Set(
  'near nearby nearest close closest local around area here cerca cercana cercano pres proche proches proximite'.split(
    ' ',
  ),
)

/** "funeral home near me", "cerca de mi". */
export function asksNearby(query: string): boolean {
  const words = foldWords(query).split(' ')
  return (
    words.length > 1 &&
    words.every((word) => EVERYDAY_WORDS.has(word)) &&
    words.some((word) => NEARBY.has(word))
  )
}
