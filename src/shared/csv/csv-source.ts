export type CsvSource = { open(): AsyncIterable<Uint8Array> }

export type CsvEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** By byte order mark, valid UTF-8, else Windows-1252. */
export async function detectEncoding(source: CsvSource): Promise<CsvEncoding> {
  const strict = new TextDecoder('utf-8', { fatal: true })
  let isFirst = true
  try {
    for await (const bytes of source.open()) {
      if (isFirst) {
        isFirst = false
        const wide = utf16Of(bytes)
        if (wide) return wide
      }
      strict.decode(bytes, { stream: true })
    }
    strict.decode()
    return 'utf-8'
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252'
    throw error
  }
}

function utf16Of(bytes: Uint8Array): CsvEncoding | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return null
}

/** Line ends become "\n". */
export async function* readText(source: CsvSource, encoding: CsvEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  let endsWithReturn = false
  for await (const bytes of source.open()) {
    let text = decoder.decode(bytes, { stream: true })
    if (endsWithReturn && text.startsWith('\n')) text = text.slice(1)
    if (text === '') continue
    endsWithReturn = text.endsWith('\r')
    yield text.replace(/\r\n?/g, '\n')
  }
  const rest = decoder.decode()
  if (rest !== '') yield rest
}
