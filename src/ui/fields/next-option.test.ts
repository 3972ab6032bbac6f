import { describe, expect, it } from 'vitest'
import { nextOption } from './next-option.ts'

// WAI-ARIA APG, "Editable Combobox With List Autocomplete": keyboard interaction.
describe('keys in the search box', () => {
  const options = ['/a', '/b', '/c']

  it('move down from the text through the options and back to the text', () => {
    expect(nextOption('ArrowDown', null, options)).toBe('/a')
    expect(nextOption('ArrowDown', '/a', options)).toBe('/b')
    expect(nextOption('ArrowDown', '/c', options)).toBeNull()
  })

  it('move up from the text to the last option, and from the first back to the text', () => {
    expect(nextOption('ArrowUp', null, options)).toBe('/c')
    expect(nextOption('ArrowUp', '/c', options)).toBe('/b')
    expect(nextOption('ArrowUp', '/a', options)).toBeNull()
  })

  it('that move the caret return to the text', () => {
    for (const key of ['Home', 'End', 'ArrowLeft', 'ArrowRight'])
      expect(nextOption(key, '/b', options)).toBeNull()
  })

  it('that type keep the active option', () => {
    expect(nextOption('x', '/b', options)).toBeUndefined()
  })

  it('start over when the active option is gone', () => {
    expect(nextOption('ArrowDown', '/gone', options)).toBe('/a')
    expect(nextOption('ArrowDown', null, [])).toBeNull()
  })
})
