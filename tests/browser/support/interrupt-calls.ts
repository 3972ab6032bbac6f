import type { Page } from 'playwright'

/** Delays these calls until the returned function runs. */
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
  /** Without it the answer is a proxy's page. */
  message?: string
  /** Delays the answer. */
  after?: Promise<void>
}

/** Fails calls of this method, by default GET. */
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

/** A promise with its resolver. */
export function signal(): { given: Promise<void>; give: () => void } {
  let give = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { given, give }
}

/** Keeps a page from learning that a colleague has changed the open inquiry. */
export const withoutPresence = (page: Page) => page.route('**/presence', (route) => route.abort())
