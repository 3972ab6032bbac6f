/** More links than a family would write: an obituary, a memorial page and a map still pass. */
const MOST_LINKS = 3
const LINK = /\bhttps?:\/\/|\bwww\.[a-z0-9-]|\[url[=\]]|<a\s/gi

/**
 * True when an inquiry looks like advertising: the field that people never see is filled in, the name is a link, or
 * the message holds more than three links. A suspect is kept and shown to administrators, never thrown away,
 * because a mistake here must not cost a family its answer.
 */
export function isSpamSuspect(inquiry: { name: string; message: string }, honeypotFilled: boolean): boolean {
  const linksIn = (text: string) => text.match(LINK)?.length ?? 0
  return honeypotFilled || linksIn(inquiry.name) > 0 || linksIn(inquiry.message) > MOST_LINKS
}
