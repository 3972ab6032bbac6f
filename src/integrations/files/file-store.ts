/** Storage of uploaded files. Keys are names with slashes ("uploads/ab12.png"), made by the product. */
export type FileStore = {
  /** Stores or replaces a file, completely or not at all. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Null when there is none. */
  get(key: string): Promise<Buffer<ArrayBuffer> | null>
}
