/** Whether tests can start products as other users. */
export const isRoot = process.getuid?.() === 0

/** A user that every Linux has. */
export const NOBODY = { uid: 65534, gid: 65534 }
