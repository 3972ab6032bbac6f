/**
 * Plays the films' instruments into src/features/videos/render/art/<name>.pcm.gz: `npm run art -- instruments`. Needs
 * Debian's fluidsynth and musescore-general-soundfont (MIT; parts CC0 and public domain).
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { INSTRUMENTS, RECORDED_RATE } from '../src/features/videos/render/sound/instruments.ts'

const SOUNDFONT = '/usr/share/sounds/sf3/MuseScore_General_Full.sf3'
const PLAYED_RATE = 48_000
const WAV_HEADER = 44
/** Seconds of silence between two notes: one must have died away. */
const REST = 4
/** Of the loudest sample of an instrument. */
const PEAK = 28_000

/** Writes all instruments. */
export function drawInstruments(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'instruments-'))
  for (const [name, { program, notes, seconds, velocity }] of Object.entries(INSTRUMENTS)) {
    const every = seconds + REST
    const [midi, wav] = [path.join(folder, `${name}.mid`), path.join(folder, `${name}.wav`)]
    writeFileSync(midi, midiOf(program, notes, every, seconds, velocity))
    const dry = ['-R', '0', '-C', '0', '-g', '1', '-r', String(PLAYED_RATE)]
    execFileSync('fluidsynth', ['-ni', ...dry, '-F', wav, SOUNDFONT, midi])
    const file = readFileSync(wav)
    const stereo = new Int16Array(file.buffer, file.byteOffset + WAV_HEADER, (file.length - WAV_HEADER) >> 1)
    const length = seconds * RECORDED_RATE
    const mono = new Float32Array(length * notes.length)
    notes.forEach((_, note) => {
      for (let at = 0; at < length; at++) {
        // Two stereo frames become one sample.
        const from = (note * every * PLAYED_RATE + at * 2) * 2
        const sum = [0, 1, 2, 3].reduce((total, next) => total + (stereo[from + next] ?? 0), 0)
        const fade = Math.min(1, (length - at) / (0.3 * RECORDED_RATE))
        mono[note * length + at] = (sum / 4) * fade
      }
    })
    const loudest = mono.reduce((most, value) => Math.max(most, Math.abs(value)), 1)
    const samples = Int16Array.from(mono, (value) => Math.round((value * PEAK) / loudest))
    const out = fileURLToPath(new URL(`../src/features/videos/render/art/${name}.pcm.gz`, import.meta.url))
    const packed = gzipSync(new Uint8Array(samples.buffer), { level: 9 })
    writeFileSync(out, packed)
    console.log(path.basename(out), packed.length)
  }
}

/** A Standard MIDI File of one track at one beat a second. */
function midiOf(
  program: number,
  notes: readonly number[],
  every: number,
  seconds: number,
  velocity: number,
): Buffer {
  const BEAT = 480
  const length = (ticks: number): number[] => {
    const bytes = [ticks & 127]
    for (let rest = ticks >> 7; rest > 0; rest >>= 7) bytes.unshift((rest & 127) | 128)
    return bytes
  }
  const events = [0, 255, 81, 3, 15, 66, 64, 0, 192, program]
  for (const note of notes)
    events.push(
      ...length(note === notes[0] ? 0 : (every - seconds) * BEAT),
      ...[144, note, velocity],
      ...length(seconds * BEAT),
      ...[128, note, 0],
    )
  events.push(...length(REST * BEAT), 255, 47, 0)
  const head = Buffer.from('MThd\0\0\0\x06\0\0\0\x01\0\0MTrk\0\0\0\0', 'latin1')
  head.writeUInt16BE(BEAT, 12)
  head.writeUInt32BE(events.length, 18)
  return Buffer.concat([head, Buffer.from(events)])
}
