import { type RunningProduct, startProduct } from '../start-product.ts'

/** A separate product with an administrator, for journeys that would disturb others. */
export type ConsoleProduct = RunningProduct & {
  /** Calls as the administrator; objects go as JSON, texts as CSV. Throws unless OK. */
  call<Answer>(method: string, path: string, body?: unknown): Promise<Answer>
  /** The administrator's. */
  token: string
  /** Call before the first screen. */
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
  const call = async <Answer>(
    method: string,
    path: string,
    body?: unknown,
    bearer = token,
  ): Promise<Answer> => {
    const isFile = typeof body === 'string'
    const response = await fetch(product.url + path, {
      method,
      headers: {
        ...(bearer && { authorization: `Bearer ${bearer}` }),
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
  const logIn = () =>
    call<{ user: object; token: string }>('POST', '/api/admin/login', { username, password }, '')
  token = (await logIn()).token
  return {
    ...product,
    call,
    token,
    logIn: async (page) => {
      // The proof may have expired.
      token = (await call<{ token: string }>('POST', '/api/admin/me/confirm', { password })).token
      // A session of its own, whose token changes when a proof is given on the page; that one stays.
      const stored = JSON.stringify(JSON.stringify({ ...(await logIn()), isAuthenticated: true }))
      const content = `localStorage.getItem('admin-auth') ?? localStorage.setItem('admin-auth', ${stored})`
      await page.addInitScript({ content })
    },
  }
}
