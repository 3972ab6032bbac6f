import { plainLetters } from '../../../shared/text/plain-letters.ts'

export function MatchedText({ text, query }: { text: string; query: string }) {
  const range = findMatch(text, query)
  if (!range) return text
  const [start, end] = range
  return (
    <>
      {text.slice(0, start)}
      <b>{text.slice(start, end)}</b>
      {text.slice(end)}
    </>
  )
}

/** "quebec" in "Québec"; beginnings of words first. */
function findMatch(text: string, query: string): [start: number, end: number] | null {
  const wanted = fold(query.trim()).letters
  if (wanted === '') return null
  const { letters, positions } = fold(text)
  const atWord = ` ${letters}`.indexOf(` ${wanted}`)
  const at = atWord >= 0 ? atWord : letters.indexOf(wanted)
  if (at < 0) return null
  return [positions[at] ?? 0, positions[at + wanted.length] ?? text.length]
}

function fold(text: string): { letters: string; positions: number[] } {
  let letters = ''
  const positions: number[] = []
  let position = 0
  for (const character of text) {
    const folded = plainLetters(character.normalize('NFD').replace(/\p{Diacritic}/gu, '')).toLowerCase()
    letters += folded
    for (let i = 0; i < folded.length; i += 1) positions.push(position)
    position += character.length
  }
  return { letters, positions }
}
