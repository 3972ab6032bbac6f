import { type Claim, matchClaims, takeOut } from './claim.ts'

/** In plain text people see them. */
const MARKUP = /<[/!?]?[a-z][^<>\0]{0,400}>?|&(?:#x?[\da-f]{1,7}|[a-z]{2,10});/gi
const EMAIL =
  /(?<![\w.+-])[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\p{L}\d][\p{L}\d.-]{0,200}\.\p{L}{2,24}(?![\p{L}\d])/giu
/** "name (at) place [dot] com". */
const HIDDEN =
  /(?<![\w.])[\w.-]{1,64}(?: ?[[({] ?(?:at|dot) ?[\])}] ?[\w-]{1,63}){1,4}|(?<![\w.])[\w-]{1,63} dot (?:com|net|org|info|io|co|us|ca|biz|xyz|site|online|shop|app|example)\b/gi
const WITH_SCHEME =
  /(?<![\w.])(?:[a-z][a-z\d+.-]{1,15}:\/\/|(?:javascript|vbscript|data|mailto|tel|sms):(?=\S))[^\s\0<>"]{1,300}/gi
const DOMAIN =
  /(?<![\w@.-])(?:[\p{L}\d][\p{L}\d-]{0,62}\.){1,6}(?:\p{L}{2,24}|xn--[\w-]{2,59})(?![\p{L}\d@])(?::\d{1,5})?(?:[/?#][^\s\0<>"]{0,300})?/giu
/** "remains.The" is no domain; nor are initials. */
const NO_DOMAIN =
  /^(?:\p{L}\.)+\p{L}{1,2}$|^\p{L}\p{Ll}+\.(?!(?:Com|Net|Org|Info|Io|Co|Us|Ca|Biz|Xyz|Site|Online|Shop|App|Example|Dev|Me|Tv|Ru)$)\p{Lu}\p{Ll}*$/u
const TRAILING = /[.,;:!?)'\]]+$/

/**
 * Finds markup, links and e-mail addresses. Keys: the e-mail address; a link's host and path without "www.".
 */
export function scanLinks(rest: string): Claim[] {
  const claims: Claim[] = []
  let left = rest
  const add = (found: Claim[]) => {
    claims.push(...found)
    left = takeOut(left, found)
  }
  add(matchClaims(left, MARKUP, 'markup', () => 'markup'))
  add(matchClaims(left, WITH_SCHEME, 'link', ([link]) => linkKey(link)).map((claim) => trimmed(claim, left)))
  add(matchClaims(left, EMAIL, 'email', ([address]) => emailKey(address)))
  add(
    matchClaims(left, HIDDEN, 'link', ([link]) =>
      linkKey(link.replace(/ ?[[({]? ?\bdot\b ?[\])}]? ?/gi, '.')),
    ),
  )
  add(
    matchClaims(left, DOMAIN, 'link', ([link]) => (NO_DOMAIN.test(link) ? null : linkKey(link))).map(
      (claim) => trimmed(claim, left),
    ),
  )
  return claims
}

export const emailKey = (address: string) => address.trim().toLowerCase()

/** Host and path in lower case, without "www." and the sentence's punctuation. */
export function linkKey(link: string): string {
  const plain = link.trim().replace(TRAILING, '').toLowerCase()
  return plain
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/+$/, '')
}

/** Without the sentence's final punctuation. */
function trimmed(claim: Claim, text: string): Claim {
  const link = text.slice(claim.start, claim.end)
  return { ...claim, end: claim.start + link.replace(TRAILING, '').length }
}
