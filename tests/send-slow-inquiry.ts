export type SlowInquiry = {
  /** Sends the rest; returns the status. */
  finish(): Promise<number>
}

/** Sends half an inquiry, leaving a request in progress. */
export async function sendSlowInquiry(url: string): Promise<SlowInquiry> {
  const [partner] = (await (await fetch(`${url}/api/partners`)).json()) as { id: string }[]
  const inquiry = { partnerId: partner?.id, name: 'Ada', email: 'ada@example.com', message: 'How long?' }
  const body = new TextEncoder().encode(JSON.stringify(inquiry))
  let finish = () => {}
  const stream = new ReadableStream({
    start(controller) {
      controller.enqueue(body.slice(0, 20))
      finish = () => {
        controller.enqueue(body.slice(20))
        controller.close()
      }
    },
  })
  const headers = { 'content-type': 'application/json' }
  const init = { method: 'POST', body: stream, headers, duplex: 'half' } as RequestInit
  const answer = fetch(`${url}/api/inquiries`, init)
  answer.catch(() => {})
  return {
    async finish() {
      finish()
      return (await answer).status
    },
  }
}
