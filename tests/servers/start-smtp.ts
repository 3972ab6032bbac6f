import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type ReceivedMail = { raw: string; recipients: string[] }

/**
 * Starts a real SMTP server on a free loopback port (or `port`) that keeps messages; `options` decide what it
 * refuses.
 */
export async function startSmtp(options: SMTPServerOptions = {}, port = 0) {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map((to) => to.address)
        received.push({ raw: Buffer.concat(chunks).toString('utf8'), recipients })
        done()
      })
    },
    ...options,
  })
  // Some tests need clients that give up.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('The SMTP server has no port.')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** Returns an SMTP callback's error with a code. */
export function smtpAnswer(responseCode: number): Error {
  return Object.assign(new Error(`${responseCode} no`), { responseCode })
}
