import { type RunningProduct, startProduct } from '../start-product.ts'

/** A separate product with its first administrator, for journeys whose changes would disturb others. */
export type ConsoleProduct = RunningProduct & {
  /** Asks as the administrator; a body goes as JSON, a text as a CSV file. Throws unless the answer is OK. */
  call<Answer>(method: string, path: string, body?: unknown): Promise<Answer>
  /** The administrator's bearer token. */
  token: string
  /** Logs a page's browser in, before its first screen. */
  logIn(page: { addInitScript(script: { content: string }): Promise<unknown> }): Promise<void>
}

const FIRST = {
  username: 'margaret',
  email: 'margaret@example.org',
  password: 'four quiet herons at dusk',
  firstName: 'Margaret',
  lastName: 'Hale',
}

/** Starts the built product, by default without partners, and makes its first administrator. Stop it in the end. */
export async function startConsoleProduct(
  environment: Record<string, string> = {},
  args: readonly string[] = [],
): Promise<ConsoleProduct> {
  const product = await startProduct({
    args,
    environment: { TRUST_PROXY: '1', DATABASE_URL: '', SMTP_URL: '', SAMPLE_DATA: '0', ...environment },
  })
  let token = ''
  const call = async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> => {
    const isFile = typeof body === 'string'
    const response = await fetch(product.url + path, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': isFile ? 'text/csv' : 'application/json' }),
      },
      ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    return (text ? JSON.parse(text) : undefined) as Answer
  }
  await call('POST', '/api/admin/create-first-user', { ...FIRST, setupCode: await product.setupCode() })
  const { username, password } = FIRST
  const session = await call<{ user: object; token: string }>('POST', '/api/admin/login', {
    username,
    password,
  })
  token = session.token
  const stored = JSON.stringify(JSON.stringify({ ...session, isAuthenticated: true }))
  return {
    ...product,
    call,
    token,
    logIn: async (page) => {
      // Earlier journeys may have outlasted the proof.
      await call('POST', '/api/admin/me/confirm', { password })
      await page.addInitScript({ content: `localStorage.setItem('admin-auth', ${stored})` })
    },
  }
}
