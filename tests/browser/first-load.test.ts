import { gzipSync } from 'node:zlib'
import { expect } from 'vitest'
import { journey } from './support/journey.ts'
import { publicScreens } from './support/screens.ts'

const MOST_BYTES = 20 * 1024

journey(
  'a page loads at most 20 KB of JavaScript by itself, and React not before its first need',
  async ({ open }) => {
    // A file that the worker kept has no body to measure.
    const page = await open({ expects: [404], serviceWorkers: 'block' })
    let files = 0
    let sizes: Promise<number>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return
      files += 1
      sizes.push(response.body().then((body) => gzipSync(body).length))
    })
    const heavy: Record<string, number> = {}
    for (const { name, path } of await publicScreens()) {
      sizes = []
      await page.goto(path, { waitUntil: 'networkidle' })
      const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
      if (bytes > MOST_BYTES) heavy[name] = bytes
    }
    expect(heavy).toEqual({})
    expect(files).toBeGreaterThan(0)

    await page.goto('/', { waitUntil: 'networkidle' })
    const before = files
    await page.locator('input[name="q"]').first().focus()
    await page.getByRole('combobox').first().waitFor()
    await expect.poll(() => files).toBeGreaterThan(before)
  },
)
