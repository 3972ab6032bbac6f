import type { DirectoryEntry } from '../snapshot/directory-view.ts'

/** Returns a check whether a partner offers `service` (a slug). For one list: it keeps an answer for each set of services. */
export function offers(service: string): (entry: Pick<DirectoryEntry, 'services'>) => boolean {
  // A snapshot keeps one array for each set of services (create-service-reader.ts).
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
