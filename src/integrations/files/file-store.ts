/** Keys ("uploads/ab12.png") are the product's. */
export type FileStore = {
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Reads of missing files are null. */
  get(key: string): Promise<Buffer<ArrayBuffer> | null>
  sizeOf(key: string): Promise<number | null>
  /** `start` and `end` included, below the size. */
  read(key: string, range: { start: number; end: number }): Promise<ReadableStream<Uint8Array> | null>
  /** Of one folder ("uploads"), unordered. */
  list(folder: string): Promise<{ key: string; bytes: number }[]>
  /** A missing file is no error. */
  remove(key: string): Promise<void>
}

/** No dot files, parent folders or special characters. */
const PART = /^[a-z0-9][a-z0-9-]*(?:\.[a-z0-9]+)?$/

export const isFileKey = (key: string): boolean => key.split('/').every((part) => PART.test(part))

/** Throws unless `isFileKey`. */
export function requireFileKey(key: string): void {
  if (!isFileKey(key)) throw new Error(`"${key}" cannot be the key of a file.`)
}
