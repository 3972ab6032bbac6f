import type { PressReleaseAnswer } from '../../../shared/press-releases/press-release.ts'
import { pageLocale } from '../../../ui/page-locale.ts'
import { ToolFailure } from './call-tool.ts'

/**
 * `onText` gets pieces, null when the text restarts. Rejects with ToolFailure, or AbortError once stopped.
 */
export async function writeRelease(
  values: object,
  signal: AbortSignal,
  onText: (text: string | null) => void,
): Promise<PressReleaseAnswer> {
  const response = await fetch('/api/partner-tools/press-release', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      'accept-language': pageLocale(),
    },
    body: JSON.stringify({ ...values, logoFile: undefined, logoData: undefined }),
    signal,
  })
  if (!response.ok || !response.body) {
    const error = await response.json().catch(() => ({}))
    throw new ToolFailure(response.status, response.status < 500 ? error.message : '', error.fields)
  }
  let buffer = ''
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) throw new ToolFailure(0, '')
    buffer += value
    const events = buffer.split('\n\n')
    buffer = events.pop() ?? ''
    for (const event of events) {
      const name = /^event: (.*)$/m.exec(event)?.[1]
      const data = JSON.parse(/^data: (.*)$/m.exec(event)?.[1] ?? 'null')
      if (name === 'text') onText(data)
      if (name === 'restart') onText(null)
      if (name === 'error') throw new ToolFailure(response.status, data.message, data.fields)
      if (name === 'done') return data
    }
  }
}
