/** deploy/haproxy.cfg without TLS, accounts and log, for the web processes alone unless `withDatabase`, on a port of this machine. */
export function plainHaproxy(text: string, port: number, { withDatabase = false } = {}): string {
  const part = withDatabase ? text : text.slice(0, text.indexOf('# DATABASE_URL'))
  return part
    .replace(/frontend plain\n(?:\t.*\n)+/, '')
    .replace(/^\t(?:user|group|log) .*\n/gm, '')
    .replace(/bind :443.*/, `bind 127.0.0.1:${port}`)
}
