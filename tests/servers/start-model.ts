import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** One request as the provider got it. */
export type ModelRequest = {
  path: string
  headers: IncomingMessage['headers']
  body: {
    model: string
    system?: unknown
    messages: { role: string; content: unknown }[]
    max_tokens?: number
    stream?: boolean
  }
}
export type ModelFault =
  | 'ok'
  | 'hang'
  | '400'
  | '500'
  | '429'
  | 'drip'
  | 'garbage'
  | 'huge'
  | 'quota'
  | '401'
  | 'cut'
  /** Half of the text, held back by a content filter. */
  | 'filtered'
  | 'empty'
  /** While streaming: breaks the connection, or sends an error, after half of the text. */
  | 'drop'
  | 'error in the stream'
  /** Answers as a whole although a stream was asked for. */
  | 'no stream'

/**
 * A language model's provider on a port of its own that speaks both wire formats: POST /v1/chat/completions (OpenAI,
 * Ollama, LM Studio) and POST /v1/messages (Anthropic). `answer` writes the text; `fault` is read at each request.
 */
export async function startModel(answer: (request: ModelRequest) => string = () => 'A text.') {
  const state = { fault: 'ok' as ModelFault, retryAfter: '1', answer }
  const requests: ModelRequest[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const asked = {
      path: request.url ?? '',
      headers: request.headers,
      body: JSON.parse(Buffer.concat(parts).toString('utf8')),
    }
    requests.push(asked)
    reply(asked, response, state)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    port,
    requests,
    state,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function reply(
  asked: ModelRequest,
  response: ServerResponse,
  {
    fault,
    retryAfter,
    answer,
  }: { fault: ModelFault; retryAfter: string; answer: (asked: ModelRequest) => string },
): void {
  const error = (status: number, message: string, code: string, headers = {}) =>
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify({ type: 'error', error: { message, type: code, param: null, code } }))
  const ok = () =>
    JSON.stringify(asked.path.endsWith('/messages') ? message(asked, answer) : completion(asked, answer))
  switch (fault) {
    case 'hang':
      return
    case '400':
      return void error(400, 'Unsupported parameter: temperature', 'invalid_request_error')
    case '500':
      return void error(500, 'The server had an error', 'server_error')
    case '401':
      return void error(401, 'Incorrect API key provided', 'invalid_api_key')
    case '429':
      return void error(429, 'Rate limit reached', 'rate_limit_exceeded', { 'retry-after': retryAfter })
    case 'quota':
      return void error(429, 'You exceeded your current quota', 'insufficient_quota')
    case 'garbage':
      return void response.writeHead(200, { 'content-type': 'application/json' }).end('<html>It works</html>')
    case 'huge': {
      response.writeHead(200, { 'content-type': 'application/json' })
      const send = () => {
        while (!response.destroyed) if (!response.write(Buffer.alloc(65_536, 32))) return
      }
      response.on('drain', send)
      send()
      return
    }
    case 'drip': {
      response.writeHead(200, { 'content-type': 'application/json' })
      const timer = setInterval(() => response.write(' '), 50)
      response.on('close', () => clearInterval(timer))
      return
    }
    case 'cut':
      return void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(ok().replace('"stop"', '"length"').replace('"end_turn"', '"max_tokens"'))
    case 'filtered':
      return void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(ok().replace('"stop"', '"content_filter"').replace('"end_turn"', '"refusal"'))
    case 'empty':
      return void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(completion(asked, () => ' ')))
    default:
      if (asked.body.stream && fault !== 'no stream')
        return void streamText(asked, response, answer(asked), fault)
      return void response.writeHead(200, { 'content-type': 'application/json' }).end(ok())
  }
}

const WORD_PAUSE_MS = 1

/** Sends a text word by word as both wire formats do. */
async function streamText(
  asked: ModelRequest,
  response: ServerResponse,
  text: string,
  fault: ModelFault,
): Promise<void> {
  const isAnthropic = asked.path.endsWith('/messages')
  const send = (data: object, event?: string) =>
    response.write(`${event ? `event: ${event}\n` : ''}data: ${JSON.stringify(data)}\n\n`)
  const chunk = (delta: object, reason: string | null) =>
    send({
      id: 'chatcmpl-1',
      object: 'chat.completion.chunk',
      created: 1_700_000_000,
      model: asked.body.model,
      choices: [{ index: 0, delta, finish_reason: reason }],
    })
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  if (isAnthropic) {
    send({ type: 'message_start', message: { ...message(asked, () => ''), content: [] } }, 'message_start')
    send(
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
      'content_block_start',
    )
  } else chunk({ role: 'assistant', content: '' }, null)
  const words = text.split(/(?<=\s)/)
  for (const [index, word] of words.entries()) {
    if (response.destroyed) return
    if (index > words.length / 2 && fault === 'drop') return void response.destroy()
    if (index > words.length / 2 && fault === 'error in the stream') {
      const error = { type: 'overloaded_error', message: 'Overloaded', param: null, code: 'overloaded' }
      send(isAnthropic ? { type: 'error', error } : { error }, isAnthropic ? 'error' : undefined)
      return void response.end()
    }
    if (isAnthropic)
      send(
        { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: word } },
        'content_block_delta',
      )
    else chunk({ content: word }, null)
    await sleep(WORD_PAUSE_MS)
  }
  if (isAnthropic) {
    send({ type: 'content_block_stop', index: 0 }, 'content_block_stop')
    send(
      { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 10 } },
      'message_delta',
    )
    send({ type: 'message_stop' }, 'message_stop')
    response.end()
  } else {
    chunk({}, 'stop')
    response.end('data: [DONE]\n\n')
  }
}

const completion = (asked: ModelRequest, answer: (asked: ModelRequest) => string) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1_700_000_000,
  model: asked.body.model,
  choices: [{ index: 0, message: { role: 'assistant', content: answer(asked) }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 },
})

const message = (asked: ModelRequest, answer: (asked: ModelRequest) => string) => ({
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: asked.body.model,
  content: [{ type: 'text', text: answer(asked) }],
  stop_reason: 'end_turn',
  stop_sequence: null,
  usage: { input_tokens: 10, output_tokens: 10 },
})
