import type { Page } from 'playwright'

/** From now on these calls wait for the function that is given back, and then go on to the product. */
export async function holdCalls(page: Page, path: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(path, async (route) => {
    await released
    await route.fallback()
  })
  return release
}

type Refusal = {
  method?: string
  /** The server's own words; without any the answer is the page of a proxy. */
  message?: string
  /** Resolves when the answer may be given. */
  after?: Promise<void>
}

/** From now on calls of this method (GET, unless told) are answered with a failure. */
export async function refuseCalls(page: Page, path: string, refusal: Refusal = {}): Promise<void> {
  const { method = 'GET', message, after } = refusal
  await page.route(path, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    await after
    await route.fulfill(
      message === undefined
        ? { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }
        : { status: 500, json: { code: 'internal', message, requestId: 'x' } },
    )
  })
}

/** A promise and what resolves it. */
export function signal(): { given: Promise<void>; give: () => void } {
  let give = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { given, give }
}
