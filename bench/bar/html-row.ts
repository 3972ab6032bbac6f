import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { installTool } from '../../scripts/run/install-tool.mjs'

type Message = { type: string; message: string; extract?: string; url: string }

/** CSS of Scroll-driven Animations, Level 1, which browsers know and the checker's CSS validator (26.9) does not. */
const UNKNOWN_TO_THE_CHECKER =
  /^CSS: “(animation-timeline|animation-range|view-timeline|view-timeline-inset|timeline-scope)”: Property/

/**
 * Runs the Nu HTML checker (vnu.jar, with the machine's Java) on served pages. Returns a line per error with
 * its page, no warnings. Throws without Java.
 */
export async function checkHtml(url: string, pages: Record<string, string>): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'html-'))
  try {
    const files = await Promise.all(
      Object.entries(pages).map(async ([page, pathname]) => {
        const file = path.join(folder, `${page}.html`)
        await writeFile(file, await (await fetch(url + pathname)).text())
        return file
      }),
    )
    return (await runChecker(files))
      .filter(({ type, message }) => type === 'error' && !UNKNOWN_TO_THE_CHECKER.test(message))
      .map(
        (message) => `${path.basename(message.url, '.html')}: ${message.message} — ${message.extract ?? ''}`,
      )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function runChecker(files: string[]): Promise<Message[]> {
  const jar = path.join(installTool('vnu-jar@26.9.27'), 'build/dist/vnu.jar')
  // Errors are the result, not a failure of the checker.
  const run = promisify(execFile)('java', ['-jar', jar, '--format', 'json', '--exit-zero-always', ...files], {
    maxBuffer: 64 * 1024 * 1024,
  })
  const { stderr } = await run
  return (JSON.parse(stderr) as { messages: Message[] }).messages
}
