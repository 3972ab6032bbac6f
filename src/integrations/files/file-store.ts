/** Keys have slashes ("uploads/ab12.png") and are made by the product. */
export type FileStore = {
  /** All or nothing. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Null for a missing file. */
  get(key: string): Promise<Buffer<ArrayBuffer> | null>
  /** Bytes; null for a missing file. */
  sizeOf(key: string): Promise<number | null>
  /** `start` and `end` included, below the size; null for a missing file. */
  read(key: string, range: { start: number; end: number }): Promise<ReadableStream<Uint8Array> | null>
  /** Directly in a folder ("uploads"), unordered. */
  list(folder: string): Promise<{ key: string; bytes: number }[]>
  /** A missing file is no error. */
  remove(key: string): Promise<void>
}
