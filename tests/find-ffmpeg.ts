import { spawnSync } from 'node:child_process'

/** True when this machine has ffmpeg and ffprobe with libx264; tests that need them are skipped otherwise. */
export function hasFfmpeg(): boolean {
  const { status, stdout } = spawnSync('ffmpeg', ['-hide_banner', '-encoders'], { encoding: 'utf8' })
  return status === 0 && /libx264/.test(stdout) && spawnSync('ffprobe', ['-version']).status === 0
}
