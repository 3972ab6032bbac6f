import { expect, test } from 'vitest'
import { tidyArticles, withFrenchArticle } from './french-article.ts'

test.each([
  ['annonce le décès de Émile Roy', 'annonce le décès d’Émile Roy'],
  ['Des familles de Ottawa font appel à le Salon Dubé', 'Des familles d’Ottawa font appel au Salon Dubé'],
  // Said both ways; initials are read letter by letter.
  ['À propos de Hugo Yale', 'À propos de Hugo Yale'],
  ['À propos de A. Roy et Fils', 'À propos de A. Roy et Fils'],
])('%s', (text, tidied) => {
  expect(tidyArticles(text, 'fr')).toBe(tidied)
})

test('a house has the article of its kind', () => {
  expect(tidyArticles(`Le bureau de ${withFrenchArticle('Salon Roy')}`, 'fr')).toBe('Le bureau du Salon Roy')
  expect(withFrenchArticle('Maison Roy')).toBe('la Maison Roy')
})

test('a Spanish “de” before a name stays', () => {
  expect(tidyArticles('las familias de El Paso', 'es')).toBe('las familias de El Paso')
})
