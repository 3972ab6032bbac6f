import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { soundPicture } from '../values/bad-pictures.ts'
import { beyondTheEdge } from './support/beyond-the-edge.ts'
import { journey } from './support/journey.ts'
import { PLAYED_FILM } from './support/keep-previews.ts'
import { violations } from './support/violations.ts'

/** The machine does other work. */
const RENDER_MS = 8 * 60_000

async function fillIn(page: Page, company: string) {
  await page.getByLabel('Company Name').fill(company)
  await page.getByLabel('Contact Name').fill('Edith Wren')
  await page.getByLabel('Contact Phone').fill('865-555-0142')
  await page.getByLabel('Contact Email').fill('news@halemarsh.example')
  await page.getByLabel('Call to Action').fill('Call us to learn more.')
}

journey(
  'a video: film chosen and played, frames with own words, cancelled, made, left and found again, downloaded (VIDEO-2, VIDEO-3, VIDEO-5)',
  { timeout: 3 * RENDER_MS },
  async ({ open }) => {
    const page = await open({ expects: [400] })
    await page.goto('/partner-tools')
    await page.getByRole('link', { name: 'Make a Video' }).click()
    await page.getByRole('heading', { name: 'Partner-Branded Video Maker', level: 1 }).waitFor()
    const generate = page.getByRole('button', { name: 'Generate Video' })
    await expect.poll(() => generate.isDisabled()).toBe(true)
    await fillIn(page, 'Hale & Marsh Funeral Home')
    await page.getByRole('radio', { name: PLAYED_FILM.title }).check()
    await expect.poll(() => generate.isDisabled()).toBe(false)
    // The preview clip plays; it is rendered now.
    const clip = page.locator('[data-clip-player]')
    await expect
      .poll(() => clip.evaluate((video: HTMLVideoElement) => video.currentTime > 0), { timeout: RENDER_MS })
      .toBe(true)
    await expect.poll(() => page.locator('[data-stills] img').count(), { timeout: RENDER_MS }).toBe(3)

    // Letters that no font has are named while one types, and the focus stays.
    const uncovered = page.getByText(
      'Our films cannot show these letters yet: 陳. Please write this in another script.',
    )
    const notes = page.getByLabel('Additional Notes')
    await notes.fill('陳')
    await uncovered.waitFor()
    expect(await notes.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await notes.getAttribute('aria-invalid')).toBe('true')
    await notes.fill('')
    await uncovered.waitFor({ state: 'detached' })

    // A photograph is moved by keys or pulled in a frame; one with too few pixels is refused while one types.
    const own = (buffer: Buffer) =>
      page.getByLabel('Photograph').setInputFiles({ name: 'own.jpg', mimeType: 'image/jpeg', buffer })
    await own(await soundPicture('jpeg', 800, 600))
    await page.getByText('Too little of this photograph is shown').waitFor()
    await own(await soundPicture('jpeg', 2000, 1500))
    await page.getByText('Too little of this photograph is shown').waitFor({ state: 'detached' })
    const across = page.getByRole('slider', { name: 'Left to right' })
    await across.press('ArrowRight')
    expect(Number(await across.inputValue())).toBeGreaterThan(50)
    await page.locator('[data-crops] [data-shape="portrait"]').scrollIntoViewIfNeeded()
    const frame = await page.locator('[data-crops] [data-shape="portrait"]').boundingBox()
    if (!frame) throw new Error('no frame')
    await page.mouse.move(frame.x + 20, frame.y + 20)
    await page.mouse.down()
    await page.mouse.move(frame.x + 45, frame.y + 20)
    await page.mouse.up()
    expect(Number(await across.inputValue())).toBeLessThan(50)

    // A whole film would take half a minute of one core.
    await page.getByLabel('Length').selectOption('6')
    await page.getByLabel('Contact Email').fill('nobody')
    await generate.click()
    await page.getByText('Valid email is required').waitFor()
    await page.getByRole('button', { name: 'Remove the photograph' }).click()
    await page.getByLabel('Contact Email').fill('news@halemarsh.example')
    await page.getByText('Valid email is required').waitFor({ state: 'detached' })

    await generate.click()
    await page.getByRole('button', { name: 'Generating Video...' }).waitFor()
    // The line moves on: a button that was replaced would lose the focus, or a click under way.
    const cancel = page.getByRole('button', { name: 'Cancel' })
    await cancel.focus()
    await page.locator('[data-result][data-state="running"]').waitFor()
    expect(await cancel.evaluate((button) => button === document.activeElement)).toBe(true)
    await cancel.click()
    await page.getByText('The video was cancelled.').waitFor()
    await generate.click()
    await page.getByRole('progressbar', { name: 'Progress of the video' }).waitFor()
    // Left, and found again.
    await page.goto('/')
    await page.goto('/partner-tools/video')
    await page.getByText('Video Generated', { exact: true }).first().waitFor({ timeout: RENDER_MS })
    const statuses: number[] = []
    page.on('response', (response) => {
      if (/\/videos\/[0-9a-f]{32}\.mp4$/.test(response.url())) statuses.push(response.status())
    })
    const film = page.locator('[data-result] video')
    await film.waitFor()
    expect(await violations(page)).toEqual([])
    await film.evaluate((video: HTMLVideoElement) => {
      video.muted = true
      return video.play()
    })
    await film.evaluate((video: HTMLVideoElement) => {
      video.currentTime = 4
    })
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(4)
    expect(await film.evaluate((video: HTMLVideoElement) => Math.round(video.duration))).toBe(6)
    expect(await film.evaluate((video: HTMLVideoElement) => Math.round(video.seekable.end(0)))).toBe(6)
    expect(new Set(statuses)).toEqual(new Set([206]))

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Video: Landscape, for websites' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^Hale_Marsh_Funeral_Home_[a-z-]+_landscape\.mp4$/)
    expect((await readFile(await download.path())).subarray(4, 8).toString()).toBe('ftyp')

    await page
      .getByRole('link', { name: /^Hale & Marsh Funeral Home/ })
      .first()
      .click()
    await page.getByRole('heading', { name: 'Your Video' }).waitFor()
    expect(new URL(page.url()).pathname).toMatch(/^\/partner-tools\/video\/[0-9a-f-]{36}$/)
    await page.setViewportSize({ width: 320, height: 800 })
    expect(await beyondTheEdge(page)).toEqual([])
    expect(await violations(page)).toEqual([])
    // The other shapes would keep the machine busy for minutes.
    await page.request.delete(`/api/partner-tools/videos/${new URL(page.url()).pathname.split('/').at(-1)}`)
  },
)

journey('a photograph that was chosen before the script came is shown (VIDEO-8)', async ({ open }) => {
  const page = await open()
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/partner-tools/video', { waitUntil: 'commit' })
  const buffer = await soundPicture('jpeg', 2000, 1500)
  await page.getByLabel('Photograph').setInputFiles({ name: 'own.jpg', mimeType: 'image/jpeg', buffer })
  release()
  await page.locator('[data-crops] [data-shape="portrait"] img').waitFor()
})

journey(
  'with reduced motion a chosen film shows its picture and does not play by itself',
  { timeout: 2 * RENDER_MS },
  async ({ open }) => {
    const page = await open({ reducedMotion: 'reduce' })
    await page.goto('/partner-tools/video')
    const player = page.locator('[data-clip-player]')
    const isPaused = () => player.evaluate((video: HTMLVideoElement) => video.paused)
    const playable = page.getByRole('radio', { name: PLAYED_FILM.title })
    const other = page.getByRole('radio').first()
    await other.check()
    await player.waitFor()
    const picture = await other.getAttribute('data-thumbnail')
    await expect.poll(() => player.getAttribute('poster')).toBe(picture)
    expect(await isPaused()).toBe(true)
    // The setting is read at each choice.
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await playable.check()
    // Its clip may still have to be rendered.
    await expect.poll(isPaused, { timeout: RENDER_MS }).toBe(false)
  },
)

journey('without JavaScript the form leads to a page that asks for itself (VIDEO-6)', async ({ open }) => {
  const page = await open({ javaScriptEnabled: false })
  await page.goto('/partner-tools/video')
  await page.getByRole('radio').first().check()
  await fillIn(page, 'Cedar Hollow Chapel')
  await page.getByRole('button', { name: 'Generate Video' }).click()
  await page.waitForURL(/\/partner-tools\/video\/[0-9a-f-]{36}$/)
  expect(await page.content()).toContain('http-equiv="refresh"')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByText('The video was cancelled.').waitFor()
})
