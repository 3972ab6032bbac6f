import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { smtpAnswer, startSmtp } from '../../../tests/servers/start-smtp.ts'
import { createFileMailer, sweepDrafts } from './file-mailer.ts'
import { MailRefused } from './mailer.ts'
import { createMailer, createSmtpMailer } from './smtp-mailer.ts'

const message = {
  id: '5b0c8a38-6c7e-4a7e-9a53-0f9d6a8e1b11',
  to: 'support@stillstone.example',
  replyTo: 'ruth@example.org',
  subject: 'Inquiry K7M2-QX4P: Héritage & Fils',
  text: 'Dear team,\n\n.a line that begins with a dot\nQuébec — “thank you”\n',
}
const from = 'directory@stillstone.example'

describe('mail by SMTP', () => {
  test('in a conversation names the messages before it; a person’s message is not marked as automatic', async () => {
    const smtp = await startSmtp({})
    const mailer = createSmtpMailer(smtp.url, from)
    await mailer.send({ ...message, thread: ['first', 'second'], isPersonal: true })
    await mailer.send(message)
    await smtp.close()
    const [answer, alone] = await Promise.all(smtp.received.map(({ raw }) => PostalMime.parse(raw)))
    expect(answer?.inReplyTo).toBe('<second@stillstone.example>')
    expect(answer?.references).toBe('<first@stillstone.example> <second@stillstone.example>')
    const automatic = (mail?: { headers: { key: string }[] }) =>
      mail?.headers.some((header) => header.key === 'auto-submitted')
    expect([automatic(answer), automatic(alone)]).toEqual([false, true])
    expect([alone?.inReplyTo, alone?.references]).toEqual([undefined, undefined])
  })

  test('arrives whole, once, with a Message-ID made of its own id', async () => {
    const smtp = await startSmtp({})
    const mailer = createSmtpMailer(smtp.url, from)
    await mailer.send(message)
    await mailer.send(message)
    await smtp.close()
    expect(smtp.received.map((mail) => mail.recipients)).toEqual([[message.to], [message.to]])
    for (const { raw } of smtp.received) {
      const mail = await PostalMime.parse(raw)
      expect(mail.messageId).toBe(`<${message.id}@stillstone.example>`)
      expect(mail.from?.address).toBe(from)
      expect(mail.to?.map((to) => to.address)).toEqual([message.to])
      expect(mail.replyTo?.map((to) => to.address)).toEqual([message.replyTo])
      expect(mail.subject).toBe(message.subject)
      expect(mail.text?.replaceAll('\r\n', '\n').trimEnd()).toBe(message.text.trimEnd())
      expect(mail.html).toBeUndefined()
    }
  })

  test.each([
    [
      'recipient',
      { onRcptTo: (_: unknown, __: unknown, done: (error?: Error) => void) => done(smtpAnswer(550)) },
    ],
    [
      'sender',
      { onMailFrom: (_: unknown, __: unknown, done: (error?: Error) => void) => done(smtpAnswer(553)) },
    ],
    [
      'message',
      {
        onData: (stream: NodeJS.ReadableStream, _: unknown, done: (error?: Error) => void) => {
          stream.resume()
          stream.on('end', () => done(smtpAnswer(554)))
        },
      },
    ],
  ] satisfies [string, object][])('refused permanently for its %s throws MailRefused', async (_, options) => {
    const smtp = await startSmtp(options as SMTPServerOptions)
    await expect(createSmtpMailer(smtp.url, from).send(message)).rejects.toBeInstanceOf(MailRefused)
    await smtp.close()
  })

  test('temporary errors (4xx), a wrong login and a missing login may be repeated', async () => {
    const later = await startSmtp({ onRcptTo: (_, __, done) => done(smtpAnswer(451)) })
    const login = await startSmtp({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_, __, done) => done(smtpAnswer(535)),
    })
    const withUser = login.url.replace('smtp://', 'smtp://user:wrong@')
    for (const url of [later.url, withUser, login.url]) {
      const error = await createSmtpMailer(url, from)
        .send(message)
        .catch((reason) => reason)
      expect(error).toBeInstanceOf(Error)
      expect(error).not.toBeInstanceOf(MailRefused)
    }
    await Promise.all([later.close(), login.close()])
  })

  describe('from a server that', () => {
    let silent: Server
    const sockets = new Set<{ destroy(): void }>()
    beforeEach(async () => {
      silent = createServer((socket) => {
        sockets.add(socket)
        socket.on('error', () => {})
      })
      await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    })
    afterEach(async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => silent.close(resolve))
    })

    test('never answers, or is not there, is given up in time', async () => {
      const address = silent.address()
      if (address === null || typeof address === 'string') throw new Error('no port')
      for (const port of [address.port, 1]) {
        const error = await createSmtpMailer(`smtp://127.0.0.1:${port}`, from, { stepMs: 300 })
          .send(message)
          .catch((reason) => reason)
        expect(error).toBeInstanceOf(Error)
        expect(error).not.toBeInstanceOf(MailRefused)
      }
    })

    test('hangs after the message is given up in time', async () => {
      const smtp = await startSmtp({ onData: (stream) => void stream.resume(), closeTimeout: 50 })
      await expect(createSmtpMailer(smtp.url, from, { answerMs: 300 }).send(message)).rejects.toThrow()
      await smtp.close()
    })

    test('takes long to accept the message is waited for, so that it is not sent twice', async () => {
      const smtp = await startSmtp({
        onData: (stream, _session, accept) => {
          stream.resume()
          stream.on('end', () => setTimeout(accept, 600))
        },
      })
      await createSmtpMailer(smtp.url, from, { stepMs: 200 }).send(message)
      await smtp.close()
    })
  })
})

describe('mail as files', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'outbox-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  test('is one whole message, readable by its owner alone, once however often it is sent', async () => {
    const outbox = join(folder, 'data', 'outbox')
    const mailer = createFileMailer(outbox, from, () => new Date('2026-03-02T10:00:00.123Z'))
    await mailer.send(message)
    await mailer.send(message)
    expect(await readdir(outbox)).toEqual([`20260302T100000Z-${message.id}.eml`])
    expect((await stat(outbox)).mode & 0o777).toBe(0o700)
    const raw = await readFile(join(outbox, `20260302T100000Z-${message.id}.eml`))
    const mail = await PostalMime.parse(raw)
    expect(mail).toMatchObject({ messageId: `<${message.id}@stillstone.example>`, subject: message.subject })
    expect(mail.text?.replaceAll('\r\n', '\n').trimEnd()).toBe(message.text.trimEnd())
    expect(raw.toString('latin1')).not.toMatch(/[^\r]\n/)
  })

  test('deletes drafts of a killed process at the next attempt and at the next start', async () => {
    const draft = `20260301T090000Z-${message.id}.eml.part`
    const other = '20260301T090000Z-0f9d6a8e.eml.part'
    await writeFile(join(folder, draft), 'Dear te')
    await writeFile(join(folder, other), 'Dear')
    await createFileMailer(folder, from, () => new Date('2026-03-02T10:00:00Z')).send(message)
    expect((await readdir(folder)).sort()).toEqual([other, `20260302T100000Z-${message.id}.eml`])
    expect([await sweepDrafts(folder), await sweepDrafts(join(folder, 'missing'))]).toEqual([1, 0])
    expect(await readdir(folder)).toEqual([`20260302T100000Z-${message.id}.eml`])
  })

  test('is chosen when no mail server is named', async () => {
    const mailer = createMailer({ mail: { smtpUrl: null, from, folder } })
    await mailer.send({ ...message, replyTo: null })
    const [name = ''] = await readdir(folder)
    const mail = await PostalMime.parse(await readFile(join(folder, name)))
    expect(mail.replyTo).toBeUndefined()
  })

  test('by a mail server when one is named', async () => {
    const smtp = await startSmtp({})
    await createMailer({ mail: { smtpUrl: smtp.url, from, folder } }).send(message)
    await smtp.close()
    expect([smtp.received.length, await readdir(folder)]).toEqual([1, []])
  })
})
