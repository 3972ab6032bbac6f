import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cheapPasswords } from '../../../../../tests/cheap-passwords.ts'
import { readMails } from '../../../../../tests/reading/stored-rows.ts'
import { PASSWORD, post } from '../../../../../tests/sites/make-administrator.ts'
import { makeApp, type TestApp } from '../../../../../tests/sites/make-app.ts'
import { totpCode } from '../../../../../tests/values/totp-code.ts'
import { deliverMail } from '../../../../features/inquiries/mail/deliver-mail.ts'

const logged: string[] = []
let site: TestApp
beforeAll(async () => {
  site = await makeApp({}, undefined, { passwords: cheapPasswords() })
  site.app.log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) })
})
afterAll(() => site.close())

test('no name, address, password, token, code or key reaches a log, an error or the metrics', async () => {
  const canary = { username: 'canary-name', email: 'canary@secret.example', firstName: 'Canarina' }
  const said: string[] = []
  const ask = async (path: string, body: object, headers?: Record<string, string>) => {
    const answer = await post(site, `/api/admin${path}`, body, headers)
    if (answer.status >= 400) said.push(JSON.stringify(answer.body))
    return answer
  }
  await ask('/create-first-user', { ...canary, password: PASSWORD })
  await ask('/login', { username: canary.username, password: 'canary wrong password' })
  const { token } = (await ask('/login', { username: canary.email, password: PASSWORD })).body
  const authorization = `Bearer ${token}`
  const { secret } = (await ask('/me/totp', { password: PASSWORD }, { authorization })).body
  const code = totpCode(secret, new Date())
  const { recoveryCodes } = (await ask('/me/totp/confirm', { code }, { authorization })).body
  await ask(
    '/me/password',
    { currentPassword: 'canary wrong password', newPassword: PASSWORD },
    { authorization },
  )
  await ask('/users', { username: 'second', email: 'canary-two@secret.example' }, { authorization })
  site.app.mail = { send: () => Promise.reject(new Error('451 <canary-two@secret.example> later')) }
  const [mail] = await readMails(site.app.db)
  await expect(deliverMail(site.app, mail?.id ?? '')).rejects.toThrow()
  const linkToken = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? 'none'
  await ask('/link', { token: linkToken, password: 'password1234567' })
  // An unexpected failure while all the secrets are in use.
  await site.app.db.$client.query('alter table admin_sessions rename to moved')
  expect(
    (await ask('/login', { username: canary.username, password: PASSWORD, code: recoveryCodes[0] })).status,
  ).toBe(500)
  await site.app.db.$client.query('alter table moved rename to admin_sessions')

  expect(logged.length).toBeGreaterThan(0)
  const metrics = await (await site.request('/metrics')).text()
  const everything = [...logged, ...said, metrics].join('\n')
  const secrets = ['canary', PASSWORD, token, secret, linkToken, ...recoveryCodes]
  expect(secrets.filter((one) => everything.toLowerCase().includes(one.toLowerCase()))).toEqual([])
})
