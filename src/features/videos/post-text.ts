import type { StoredWords } from '../../db/schema/videos.ts'

/** Words to post a film with. */
export function postTextOf({
  companyName,
  cityState,
  phone,
  website,
  story,
  callToAction,
}: StoredWords): string {
  const joined = (separator: string, ...texts: (string | undefined)[]) =>
    texts.filter(Boolean).join(separator)
  return joined(
    '\n\n',
    joined(' ', ...(story ?? [])),
    callToAction,
    joined('\n', joined(', ', companyName, cityState), joined(' · ', phone, website)),
  )
}
