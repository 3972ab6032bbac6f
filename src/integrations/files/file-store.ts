/** Uploaded and made files. Keys have slashes ("uploads/ab12.png") and are made by the product. */
export type FileStore = {
  /** Stores or replaces, completely or not at all. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Null for a missing file. */
  get(key: string): Promise<Buffer<ArrayBuffer> | null>
  /** In bytes; null for a missing file. */
  sizeOf(key: string): Promise<number | null>
  /** The bytes from `start` to `end`, both included and below the size; null for a missing file. */
  read(key: string, range: { start: number; end: number }): Promise<ReadableStream<Uint8Array> | null>
  /** Every file directly in a folder ("uploads"), in no order; none when there is no such folder. */
  list(folder: string): Promise<{ key: string; bytes: number }[]>
  /** A missing file counts as removed. */
  remove(key: string): Promise<void>
}
