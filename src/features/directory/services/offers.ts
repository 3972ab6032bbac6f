import type { DirectoryEntry } from '../snapshot/directory-entry.ts'

/** For one list and `service` (a slug): keeps an answer for each set of services. */
export function offers(service: string): (entry: Pick<DirectoryEntry, 'services'>) => boolean {
  // A snapshot keeps one array for each set (create-service-reader.ts).
  const answers = new Map<readonly string[], boolean>()
  return ({ services }) => {
    let answer = answers.get(services)
    if (answer === undefined) {
      answer = services.includes(service)
      answers.set(services, answer)
    }
    return answer
  }
}
