import type { EncodedPacket } from 'mediabunny'
import { FRAMES_A_SECOND } from '../shape.ts'
import { SAMPLE_RATE } from '../sound/stereo.ts'
import type { EncodeOptions, FrameSink } from './frame-sink.ts'

const BITS_A_SECOND = { full: 2_400_000, preview: 600_000 }
const KEY_DISTANCE = FRAMES_A_SECOND * 2
const MAX_QUEUE = 2
const SOUND_CHUNK = 4800

/** Throws when its optional packages are missing. */
export async function openWebcodecs({
  file,
  width,
  height,
  sound,
  quality,
}: EncodeOptions): Promise<FrameSink> {
  const [codecs, media] = await Promise.all([import('@napi-rs/webcodecs'), import('mediabunny')])
  const output = new media.Output({
    format: new media.Mp4OutputFormat({ fastStart: 'in-memory' }),
    target: new media.FilePathTarget(file),
  })
  const videoTrack = new media.EncodedVideoPacketSource('avc')
  const audioTrack = new media.EncodedAudioPacketSource('aac')
  output.addVideoTrack(videoTrack, { frameRate: FRAMES_A_SECOND })
  output.addAudioTrack(audioTrack)
  await output.start()

  let failure: Error | null = null
  const fail = (error: unknown) => {
    failure ??= error instanceof Error ? error : new Error(String(error))
  }
  // Packets come in decoding order.
  let written: Promise<void> = Promise.resolve()
  const queue = (add: () => Promise<void>) => {
    written = written.then(add).catch(fail)
  }
  const video = new codecs.VideoEncoder({
    output: (chunk, meta) => {
      const packet = packetOf(media, chunk, 1 / FRAMES_A_SECOND)
      queue(() => videoTrack.add(packet, meta as EncodedVideoChunkMetadata))
    },
    error: fail,
  })
  video.configure({
    codec: 'avc1.640028',
    width,
    height,
    bitrate: BITS_A_SECOND[quality],
    framerate: FRAMES_A_SECOND,
    hardwareAcceleration: 'prefer-software',
    latencyMode: 'quality',
    avc: { format: 'avc' },
  })
  const audio = new codecs.AudioEncoder({
    output: (chunk, meta) => {
      const packet = packetOf(media, chunk, 1024 / SAMPLE_RATE)
      queue(() => audioTrack.add(packet, meta as EncodedAudioChunkMetadata))
    },
    error: fail,
  })
  audio.configure({ codec: 'mp4a.40.2', sampleRate: SAMPLE_RATE, numberOfChannels: 2, bitrate: 128_000 })

  const encodeSound = (from: number, to: number) => {
    for (let at = from; at < to; at += SOUND_CHUNK) {
      const count = Math.min(SOUND_CHUNK, to - at)
      const planes = new Float32Array(count * 2)
      planes.set(sound.left.subarray(at, at + count), 0)
      planes.set(sound.right.subarray(at, at + count), count)
      const data = new codecs.AudioData({
        format: 'f32-planar',
        sampleRate: SAMPLE_RATE,
        numberOfFrames: count,
        numberOfChannels: 2,
        timestamp: Math.round((at / SAMPLE_RATE) * 1e6),
        data: new Uint8Array(planes.buffer),
      })
      audio.encode(data)
      data.close()
    }
  }

  let count = 0
  let heard = 0
  return {
    async write(rgba) {
      if (failure) throw failure
      const frame = new codecs.VideoFrame(rgba, {
        format: 'RGBA',
        codedWidth: width,
        codedHeight: height,
        timestamp: Math.round((count * 1e6) / FRAMES_A_SECOND),
        duration: Math.round(1e6 / FRAMES_A_SECOND),
        // The encoder converts RGBA by BT.601's matrix whatever it is told; players follow what the file says.
        colorSpace: { primaries: 'bt709', transfer: 'bt709', matrix: 'smpte170m', fullRange: false },
      })
      video.encode(frame, { keyFrame: count % KEY_DISTANCE === 0 })
      frame.close()
      count += 1
      if (count % FRAMES_A_SECOND === 0) {
        const until = Math.min(sound.left.length, (count / FRAMES_A_SECOND) * SAMPLE_RATE)
        encodeSound(heard, until)
        heard = until
      }
      while (video.encodeQueueSize > MAX_QUEUE && !failure)
        await new Promise((resolve) => setTimeout(resolve, 2))
    },
    async finish() {
      encodeSound(heard, sound.left.length)
      await Promise.all([video.flush(), audio.flush()])
      await written
      video.close()
      audio.close()
      if (failure) throw failure
      await output.finalize()
    },
    abort() {
      void output.cancel().catch(() => undefined)
    },
  }
}

type Chunk = {
  type: 'key' | 'delta'
  timestamp: number
  byteLength: number
  copyTo(into: Uint8Array): void
}

/** mediabunny converts only browsers' chunks. */
function packetOf(media: typeof import('mediabunny'), chunk: Chunk, duration: number): EncodedPacket {
  const data = new Uint8Array(chunk.byteLength)
  chunk.copyTo(data)
  return new media.EncodedPacket(data, chunk.type, chunk.timestamp / 1e6, duration)
}
