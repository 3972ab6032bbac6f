/** What turns frames and sound into an MP4. */
export type Encoder = { kind: 'ffmpeg'; path: string } | { kind: 'webcodecs' }

/** `ffmpegPath` first, then an ffmpeg of PATH with libx264, then @napi-rs/webcodecs; null: no video can be made here. */
export async function findEncoder(_ffmpegPath: string | undefined): Promise<Encoder | null> {
  return null
}
