import { beforeAll, expect, test } from 'vitest'
import { makeSampleDirectory } from '../../sample-data/make-sample-directory.ts'
import { DescriptionFacts } from '../../shared/partners/description-facts.ts'
import { createRandom } from '../../shared/random.ts'
import { createTemplateWriter, writeDescription, writeLongDescription } from './write-description.ts'

const TODAY = new Date('2026-03-02T09:00:00Z')
const COUNT = 300
/** As if all in one state, where a reader sees many together. */
let partners: DescriptionFacts[]
let texts: string[]
beforeAll(() => {
  partners = makeSampleDirectory(COUNT)
    .partners.slice(0, COUNT)
    .map((partner) =>
      DescriptionFacts.parse({ ...partner, state: 'Texas', description: '', longDescription: '' }),
    )
  texts = partners.map((partner) => writeDescription(partner, 0, TODAY))
})

test('no two partners have the same text', () => {
  expect(new Set(texts).size).toBe(COUNT)
})

/**
 * Shared runs of four words, as a share of the shorter text. Two four-sentence texts with one sentence in
 * common have about 0.25, so a mean of 0.08 is one shared sentence in three pairs; for a long text (about
 * twelve sentences) 0.2 is about two shared sentences.
 */
test.each([
  ['short', writeDescription, 0.08],
  ['long', writeLongDescription, 0.2],
] as const)('random pairs of %s texts have few words in common', (_, write, bound) => {
  const random = createRandom('pairs')
  const runs = partners.map((partner) => fourWordRuns(write(partner, 0, TODAY), partner))
  const shares = Array.from({ length: 3000 }, () => {
    const [a, b] = random.sample(runs, 2) as [Set<string>, Set<string>]
    return [...a].filter((run) => b.has(run)).length / Math.min(a.size, b.size)
  }).sort((a, b) => a - b)
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
  expect(mean).toBeLessThan(bound)
  expect(shares[Math.floor(shares.length * 0.99)]).toBeLessThan(0.6)
})

function fourWordRuns(text: string, { name, city }: DescriptionFacts): Set<string> {
  const words = text.replaceAll(name.replaceAll("'", '’'), 'N').replaceAll(city, 'C').split(/\s+/)
  return new Set(words.slice(3).map((_, at) => words.slice(at, at + 4).join(' ')))
}

test('the sample texts of many partners say what is theirs', () => {
  for (const [index, partner] of partners.entries())
    expect(texts[index]).toContain(partner.city.replaceAll("'", '’'))
})

test('asked again, the writer gives other texts; asked the same, the same', async () => {
  const writer = createTemplateWriter({ now: () => TODAY })
  for (const partner of partners.slice(0, 40)) {
    const seen = await Promise.all(
      Array.from({ length: 12 }, (_, variation) => writer.writeDescription({ ...partner, variation })),
    )
    expect(new Set(seen.map(({ text }) => text)).size).toBe(12)
    expect(await writer.writeDescription({ ...partner, variation: 3 })).toEqual(seen[3])
    const description = seen[0]?.text ?? ''
    expect((await writer.writeDescription({ ...partner, description })).text).not.toBe(description)
    const { text: longDescription } = await writer.writeLongDescription(partner)
    expect((await writer.writeLongDescription({ ...partner, longDescription })).text).not.toBe(
      longDescription,
    )
  }
})
