export type BucketAddress = Readonly<{
  bucket: string
  /** Ends with a slash, unless ''. */
  prefix: string
  region: string
  /** Null: Amazon S3. */
  endpoint: string | null
  credentials: Readonly<{ accessKeyId: string; secretAccessKey: string }>
}>

const BUCKET = /^[a-z0-9][a-z0-9._-]{1,61}[a-z0-9]$/i
const FORM = 's3://BUCKET[/PREFIX]?region=… or s3://KEY:SECRET@HOST[:PORT]/BUCKET[/PREFIX]'

/**
 * As FORM, also with `&endpoint=https://…` and `?tls=off`. A sentence when unusable. `key` and `secret`: for
 * addresses without.
 */
export function readFilesUrl(text: string, key = '', secret = ''): BucketAddress | string {
  const url = URL.parse(text)
  if (url?.protocol !== 's3:' || !url.hostname) return `must be an s3:// address: ${FORM}`
  const options = url.searchParams
  const unknown = [...options.keys()].find((name) => !['region', 'endpoint', 'tls'].includes(name))
  if (unknown !== undefined) return 'may have the options region, endpoint and tls only'
  const tls = options.get('tls')
  if (tls !== null && tls !== 'on' && tls !== 'off') return 'tls must be on or off'
  const segments = url.pathname.split('/').filter(Boolean).map(decode)
  const given = options.get('endpoint')
  const hasServer = given === null && (url.username !== '' || url.port !== '')
  const bucket = hasServer ? segments.shift() : decode(url.hostname)
  if (bucket === undefined || !BUCKET.test(bucket)) return `must name a bucket: ${FORM}`
  if (segments.some((segment) => !/^[\w.-]+$/.test(segment) || /^\.+$/.test(segment)))
    return 'may have a prefix of letters, digits, dots, dashes and underscores only'
  if ((url.username === '') !== (url.password === '')) return 'must have a key and a secret, or neither'
  const [accessKeyId, secretAccessKey] =
    url.username === '' ? [key, secret] : [decode(url.username), decode(url.password)]
  if (accessKeyId === '' || secretAccessKey === '')
    return 'must have a key and a secret, or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be set'
  const endpoint = hasServer ? serverOf(url, tls) : given
  if (endpoint !== null && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? ''))
    return 'endpoint must be an http(s) address'
  return {
    bucket,
    prefix: segments.map((segment) => `${segment}/`).join(''),
    region: options.get('region') || 'us-east-1',
    endpoint,
    credentials: { accessKeyId, secretAccessKey },
  }
}

function serverOf({ hostname, host }: URL, tls: string | null): string {
  const isLocal = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
  return `${(tls ?? (isLocal ? 'off' : 'on')) === 'on' ? 'https' : 'http'}://${host}`
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
