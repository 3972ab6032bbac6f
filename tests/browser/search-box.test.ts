import { expect } from 'vitest'
import { paths } from '../../src/shared/paths.ts'
import { journey } from './support/journey.ts'
import { largeCity, samplePartners } from './support/sample.ts'
import { told } from './support/toasts.ts'

journey('the search box is worked by the keyboard alone', async ({ open }) => {
  const { city, state } = await largeCity()
  const page = await open()
  await page.goto('/')
  const search = page.locator('input[name="q"]').first()
  await search.focus()
  const typed = city.slice(0, 5).trim()
  await page.keyboard.type(typed)
  const box = page.getByRole('combobox').first()
  await expect.poll(() => box.getAttribute('aria-expanded')).toBe('true')
  await page.getByRole('option', { name: `${city}, ${state}` }).waitFor()

  const active = () =>
    box.evaluate(
      (input) => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent,
    )
  await expect.poll(active).toBeUndefined()
  await page.keyboard.press('ArrowUp')
  await expect.poll(active).toBe(`Search for “${typed}”`)
  await page.keyboard.press('Home')
  await expect.poll(active).toBeUndefined()

  // Escape hides the list and keeps the text; the arrow shows it again.
  await page.keyboard.press('Escape')
  await expect.poll(() => box.getAttribute('aria-expanded')).toBe('false')
  expect(await box.inputValue()).toBe(typed)
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => box.getAttribute('aria-expanded')).toBe('true')
  for (let press = 0; press < 12; press += 1) {
    const before = await active()
    if (before?.startsWith(`${city}, ${state}`)) break
    await page.keyboard.press('ArrowDown')
    await expect.poll(active).not.toBe(before)
  }
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${paths.city(state, city)}`)
})

journey('Enter without a choice runs the search, and the button says so meanwhile', async ({ open }) => {
  const { city } = await largeCity()
  const page = await open()
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Find Partners' })
  const texts = await button.evaluateHandle((element) => {
    const seen: (string | null)[] = []
    new MutationObserver(() => {
      seen.push(element.textContent)
      sessionStorage.setItem('seen', JSON.stringify([element.textContent, element.ariaBusy]))
    }).observe(element, { childList: true, attributes: true, characterData: true, subtree: true })
    return seen
  })
  await texts.dispose()
  const search = page.locator('input[name="q"]').first()
  await search.fill(city)
  await page.getByRole('option').first().waitFor()
  await search.press('Enter')
  await page.waitForURL('**/search?q=*')
  expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBe('["Searching...","true"]')
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(`Search Results for "${city}"`)
  const total = (await samplePartners()).filter((partner) =>
    [partner.name, partner.city, partner.state].some((text) =>
      text.toLowerCase().includes(city.toLowerCase()),
    ),
  ).length
  await page.getByRole('heading', { name: `${total} Partners Found` }).waitFor()

  await page.goBack()
  await expect.poll(() => page.locator('[data-pending-text]').first().textContent()).toBe('Find Partners')
})

journey('without a line the box still searches', async ({ open }) => {
  const page = await open({ expects: ['ERR_INTERNET_DISCONNECTED'] })
  await page.goto('/')
  const search = page.locator('input[name="q"]').first()
  await search.pressSequentially('te')
  await page.getByRole('option').first().waitFor()
  await page.context().setOffline(true)
  await search.pressSequentially('xa')
  await page.getByText('Suggestions cannot be shown right now. You can still search.').waitFor()
  await expect.poll(() => page.getByRole('option').allTextContents()).toEqual(['Search for “texa”'])
})

journey(
  'a search without a result helps in the page, announces it and shows a toast (SEARCH-4)',
  async ({ open }) => {
    const page = await open()
    await page.goto('/search?q=qqxzzy')
    expect(await page.getByText('No Partners Found', { exact: true }).first().isVisible()).toBe(true)
    expect(
      await page.getByRole('heading', { name: 'No Local Partners Found for "qqxzzy"' }).isVisible(),
    ).toBe(true)
    expect(await page.getByRole('link', { name: 'Reserve Your Service Now' }).isVisible()).toBe(true)
    expect(await told(page, 'No Results Found')).toContain('No partners match your search.')
  },
)

journey('a misspelt city leads on to similar partners (SEARCH-4, SEARCH-9)', async ({ open }) => {
  const { city } = await largeCity()
  const misspelt = `${city.slice(0, -2)}${city.at(-1)}${city.at(-2)}x`
  const page = await open()
  await page.goto(paths.search(misspelt))
  const similar = page.getByRole('region', { name: /^Partners in/ })
  await similar.waitFor()
  expect(await page.getByRole('heading', { name: /^No Local Partners Found/ }).count()).toBe(0)
  expect(await similar.getByRole('heading', { level: 3 }).count()).toBeGreaterThan(0)
  await similar.getByRole('heading', { level: 3 }).first().getByRole('link').click()
  await page.waitForURL('**/state/*/city/*/*')
})

// Codes and cities; codes, a state and partners; cities, states and partners.
for (const [typed, width, height] of [
  ['6061', 390, 844],
  ['6061', 1280, 900],
  ['713', 1280, 900],
  ['ne', 1280, 900],
] as const)
  journey(
    `all suggestions for ${typed} are seen whole at ${width} × ${height} (SUGGEST-1)`,
    async ({ open }) => {
      const page = await open({ viewport: { width, height } })
      await page.goto('/')
      await page.locator('input[name="q"]').first().pressSequentially(typed)
      const list = page.getByRole('listbox')
      await list.getByRole('option', { name: `Search for “${typed}”` }).waitFor()
      await expect.poll(() => list.getByRole('option').count()).toBeGreaterThan(7)
      const hidden = () =>
        list.evaluate((box) => {
          const { bottom } = box.getBoundingClientRect()
          return Math.max(box.scrollHeight - box.clientHeight, bottom - innerHeight)
        })
      await expect.poll(hidden).toBeLessThanOrEqual(1)
      const isOnTop = list.getByRole('option').evaluateAll((options) =>
        options.every((option) => {
          const { x, y, width, height } = option.getBoundingClientRect()
          return option.contains(document.elementFromPoint(x + width / 2, y + height / 2))
        }),
      )
      expect(await isOnTop).toBe(true)
    },
  )
