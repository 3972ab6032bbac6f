/** Uploaded files. Keys have slashes ("uploads/ab12.png") and are made by the product. */
export type FileStore = {
  /** Stores or replaces, completely or not at all. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Null when there is none. */
  get(key: string): Promise<Buffer<ArrayBuffer> | null>
}
