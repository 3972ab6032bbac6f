import { expect } from 'vitest'
import { paths } from '../../src/shared/paths.ts'
import { journey } from './support/journey.ts'
import { partnerWith, samplePartners } from './support/sample.ts'

declare global {
  /** Of the share sheet's replacement. */
  interface Window {
    shared: ShareData[]
    /** The error's name. */
    shareEndsAs: string
  }
}

journey(
  'photos: eight, then all; one at full size with its author; the focus comes back (PARTNER-2)',
  async ({ open }) => {
    const partner = await partnerWith(({ photos }) => photos.length > 8)
    const page = await open()
    await page.goto(paths.partner(partner))
    const gallery = page.locator('[data-island="gallery"]')
    const photos = gallery.locator('a[data-photo]')
    const shown = () => photos.evaluateAll((links) => links.filter((link) => link.checkVisibility()).length)
    expect(await shown()).toBe(8)
    await gallery.locator('summary', { hasText: 'View All' }).click()
    await expect.poll(shown).toBe(await photos.count())

    const second = photos.nth(1)
    await second.click()
    const viewer = page.getByRole('dialog')
    await viewer.waitFor()
    const count = viewer.locator('.viewer-count')
    expect(await count.textContent()).toBe(`2 of ${await photos.count()}`)
    expect(await viewer.getByRole('img').getAttribute('src')).toBe(
      await second.evaluate((link) => (link as HTMLAnchorElement).href),
    )
    expect(await viewer.textContent()).toContain(await second.getAttribute('data-attribution'))
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => count.textContent()).toMatch(/^3 of/)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => count.textContent()).toBe(`${await photos.count()} of ${await photos.count()}`)
    await viewer.getByRole('button', { name: 'Next' }).click()
    await expect.poll(() => count.textContent()).toMatch(/^1 of/)
    const box = await viewer.getByRole('img').boundingBox()
    expect((box?.x ?? -1) >= 0 && (box?.y ?? -1) >= 0).toBe(true)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(900)
    await page.keyboard.press('Escape')
    await expect.poll(() => viewer.count()).toBe(0)
    await expect.poll(() => second.evaluate((link) => link === document.activeElement)).toBe(true)
  },
)

journey(
  'a photo that cannot be loaded is left out; a stroke of the finger turns to the next',
  async ({ open }) => {
    const found = { count: 0, failing: '' }
    const partner = await partnerWith(({ photos }) => {
      found.count = photos.length
      found.failing = photos[1]?.photo_url.replace(/-\d+\.webp$/, '') ?? ''
      return photos.length > 2 && photos.length <= 8
    })
    const page = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    await page.route(`**${found.failing}-*`, (route) => route.abort())
    await page.goto(paths.partner(partner))
    const photos = page.locator('.photo-grid > li')
    await photos.first().scrollIntoViewIfNeeded()
    const left = String(found.count - 1)
    await expect.poll(async () => String(await photos.count())).toBe(left)
    expect(await page.locator('.photo-grid').getAttribute('data-count')).toBe(left)
    await page.locator('a[data-photo]').first().tap()
    const count = page.locator('.viewer-count')
    await count.waitFor()
    const devTools = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      devTools.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 300 }] })
    await touch('touchStart', 300)
    for (const x of [260, 200, 140, 90]) await touch('touchMove', x)
    await touch('touchEnd')
    await expect.poll(() => count.textContent()).toBe(`2 of ${left}`)
  },
)

journey('reviews: three, then all; a long one is cut and read on (PARTNER-3)', async ({ open }) => {
  const partner = await partnerWith(
    ({ reviews }) => reviews.length > 3 && reviews.slice(0, 3).some(({ text }) => text.length > 200),
  )
  const page = await open()
  await page.goto(paths.partner(partner))
  const section = page.locator('section.reviews')
  const reviews = section.locator('.review')
  const shown = () => reviews.evaluateAll((items) => items.filter((item) => item.checkVisibility()).length)
  expect(await shown()).toBe(3)
  await section.locator('summary', { hasText: 'View All' }).click()
  await expect.poll(shown).toBe(await reviews.count())

  const more = section.locator('details.review-more').first()
  await more.locator('summary', { hasText: 'Read More' }).click()
  await more.locator('summary', { hasText: 'Show Less' }).waitFor()
  const whole = await more.locator('p').textContent()
  expect(whole?.length).toBeGreaterThan(200)
  expect(await more.locator('p').isVisible()).toBe(true)
})

journey(
  'directions are shared by the device; a failure opens the map, a change of mind does nothing (PARTNER-9)',
  async ({ open }) => {
    const [partner] = await samplePartners()
    if (!partner) throw new Error('The sample directory is empty')
    const page = await open({ expects: ['ERR_'] })
    // Only the address matters; the maps service is not called.
    await page.context().route('https://www.google.com/**', (route) => route.fulfill({ body: 'map' }))
    // Replaces the device's share sheet, which tests cannot operate.
    await page.addInitScript(() => {
      const shared: ShareData[] = []
      Object.assign(window, { shared, shareEndsAs: 'AbortError' })
      navigator.share = async (data) => {
        if (data) shared.push(data)
        if (window.shareEndsAs) throw new DOMException('', window.shareEndsAs)
      }
    })
    await page.goto(paths.partner(partner))
    const link = page.getByRole('link', { name: /^Send Directions to My Phone/ }).first()
    const maps = await link.getAttribute('href')
    await link.click()
    await expect
      .poll(() => page.evaluate(() => window.shared))
      .toEqual([{ title: partner.name, text: expect.stringContaining(partner.address), url: maps }])
    expect(page.context().pages()).toHaveLength(1)

    await page.evaluate(() => Object.assign(window, { shareEndsAs: 'NotAllowedError' }))
    const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click()])
    await expect.poll(() => tab.url()).toBe(maps)
  },
)
