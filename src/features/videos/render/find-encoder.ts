import { spawn } from 'node:child_process'

export type Encoder = { kind: 'ffmpeg'; path: string } | { kind: 'webcodecs' }

const PROBE_TIMEOUT_MS = 10_000

/** Returns `ffmpegPath` or PATH's ffmpeg with libx264 and AAC, else the bundled encoder, else null. */
export async function findEncoder(ffmpegPath: string | undefined): Promise<Encoder | null> {
  for (const program of ffmpegPath ? [ffmpegPath, 'ffmpeg'] : ['ffmpeg']) {
    if (await hasX264(program)) return { kind: 'ffmpeg', path: program }
  }
  return (await hasWebcodecs()) ? { kind: 'webcodecs' } : null
}

async function hasX264(program: string): Promise<boolean> {
  const list = await new Promise<string>((resolve) => {
    const child = spawn(program, ['-hide_banner', '-encoders'], {
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: PROBE_TIMEOUT_MS,
      killSignal: 'SIGKILL',
    })
    let text = ''
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk
    })
    child.once('error', () => resolve(''))
    child.once('close', (code) => resolve(code === 0 ? text : ''))
  })
  return /\blibx264\b/.test(list) && /\baac\b/.test(list)
}

/** They are missing where they have no build for the system. */
async function hasWebcodecs(): Promise<boolean> {
  try {
    const [{ VideoEncoder }] = await Promise.all([import('@napi-rs/webcodecs'), import('mediabunny')])
    const config = { codec: 'avc1.640028', width: 1920, height: 1080, bitrate: 2_000_000, framerate: 30 }
    const { supported } = await VideoEncoder.isConfigSupported(config)
    return supported === true
  } catch {
    return false
  }
}
