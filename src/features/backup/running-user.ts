import { userInfo } from 'node:os'

/** Names this process's user in messages: by its number where the system has no name for it, as in some containers. */
export function runningUser(): string {
  try {
    return userInfo().username
  } catch {
    return `with the number ${process.getuid?.() ?? 'unknown'}`
  }
}
