import { setTimeout } from 'node:timers/promises'
import { PATIENT, type RunningProduct, startProduct } from '../../servers/start-product.ts'

/** No call takes so long; fetch itself would wait for five minutes. */
const ANSWER_MS = 60_000
/** Below the five minutes after which sensitive calls ask for a new proof. */
const PROOF_MS = 3 * 60_000

/** A separate product with an administrator, for journeys that would disturb others. */
export type ConsoleProduct = RunningProduct & {
  /** Calls as the administrator; objects go as JSON, texts as CSV. Throws unless OK. */
  call<Answer>(method: string, path: string, body?: unknown): Promise<Answer>
  /** The administrator's. */
  token: string
  /** Call before the first screen. Pages share a session, until one of them ends it. */
  logIn(page: { addInitScript(script: { content: string }): Promise<unknown> }): Promise<void>
}

export const FIRST = {
  username: 'margaret',
  email: 'margaret@example.org',
  password: 'four quiet herons at dusk',
  firstName: 'Margaret',
  lastName: 'Hale',
}

/** Starts the built product, by default without partners, and makes its first administrator. Stop it in the end; a given data folder stays. */
export async function startConsoleProduct(
  environment: Record<string, string> = {},
  args: readonly string[] = [],
  dataDir?: string,
): Promise<ConsoleProduct> {
  const product = await startProduct({
    args,
    ...(dataDir && { dataDir }),
    environment: {
      ...PATIENT,
      TRUST_PROXY: '1',
      DATABASE_URL: '',
      SMTP_URL: '',
      SAMPLE_DATA: '0',
      ...environment,
    },
  })
  let token = ''
  const call = async <Answer>(
    method: string,
    path: string,
    body?: unknown,
    bearer = token,
    patience = 5,
  ): Promise<Answer> => {
    const isFile = typeof body === 'string'
    const response = await fetch(product.url + path, {
      method,
      headers: {
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...(body !== undefined && { 'content-type': isFile ? 'text/csv' : 'application/json' }),
      },
      ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(ANSWER_MS),
    }).catch((error: Error) => {
      throw new Error(
        `${method} ${path}: ${error.message}. The product said: ${product.output().slice(-2000)}`,
      )
    })
    // A database that is slow on a busy machine counts as away for a moment.
    if (response.status === 503 && patience > 0) {
      await setTimeout(1000)
      return call(method, path, body, bearer, patience - 1)
    }
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    return (text ? JSON.parse(text) : undefined) as Answer
  }
  await call('POST', '/api/admin/create-first-user', { ...FIRST, setupCode: await product.setupCode() })
  const { username, password } = FIRST
  type Login = { user: object; token: string }
  const logIn = () => call<Login>('POST', '/api/admin/login', { username, password }, '')
  token = (await logIn()).token
  let provedAt = Date.now()
  let session: { login: Login; startedAt: number } | null = null
  /** Checking a password costs more than loading a page. */
  const shareSession = async () => {
    const isUsable =
      session &&
      Date.now() - session.startedAt < PROOF_MS &&
      (await call('GET', '/api/admin/me', undefined, session.login.token).then(
        () => true,
        () => false,
      ))
    if (!session || !isUsable) session = { startedAt: Date.now(), login: await logIn() }
    return session.login
  }
  return {
    ...product,
    call,
    token,
    logIn: async (page) => {
      if (Date.now() - provedAt >= PROOF_MS) {
        token = (await call<{ token: string }>('POST', '/api/admin/me/confirm', { password })).token
        provedAt = Date.now()
      }
      // A proof on the page changes its token; that one stays.
      const stored = JSON.stringify(JSON.stringify({ ...(await shareSession()), isAuthenticated: true }))
      const content = `localStorage.getItem('admin-auth') ?? localStorage.setItem('admin-auth', ${stored})`
      await page.addInitScript({ content })
    },
  }
}
