/** Where files that people give us are kept. Keys are names with slashes ("uploads/ab12.png"), made by us alone. */
export type FileStore = {
  /** Keeps a file whole or not at all, in place of any that had the key. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** The bytes of a file; null when there is none. */
  get(key: string): Promise<Buffer<ArrayBuffer> | null>
}
