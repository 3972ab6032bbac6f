import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { MatchedText } from './matched-text.tsx'

const html = (text: string, query: string) => renderToStaticMarkup(<MatchedText text={text} query={query} />)

describe('the matched part of a suggestion', () => {
  it('is bold in any letter case', () => {
    expect(html('Asheville, North Carolina', 'aSHe')).toBe('<b>Ashe</b>ville, North Carolina')
  })

  it('is preferred at the start of a word', () => {
    expect(html('Nashua & Ash Memorial', 'ash')).toBe('Nashua &amp; <b>Ash</b> Memorial')
    expect(html('Nashua', 'ash')).toBe('N<b>ash</b>ua')
  })

  it('is found without its accents, composed or not', () => {
    expect(html('Trois-Rivières, Québec', 'quebec')).toBe('Trois-Rivières, <b>Québec</b>')
    expect(html('Que\u0301bec City', 'québec c')).toBe('<b>Que\u0301bec C</b>ity')
    expect(html('Sœurs, Łódź', 'soeurs, lodz')).toBe('<b>Sœurs, Łódź</b>')
  })

  it('is nothing when the text does not contain the query', () => {
    expect(html('Maison Tremblay', 'ashe')).toBe('Maison Tremblay')
    expect(html('Maison Tremblay', '  ')).toBe('Maison Tremblay')
  })

  it('is text, never markup', () => {
    expect(html('<img src=x>', '<img')).toBe('<b>&lt;img</b> src=x&gt;')
  })
})
