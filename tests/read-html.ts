/** Ways to read a rendered page's HTML in tests, without a browser. */

/** What a reader sees of HTML: its text with tags dropped, entities undone and white space closed up. */
export function textOf(html: string): string {
  const body = html.replace(/<(script|style)\b.*?<\/\1>/gs, ' ').replace(/<[^>]*>/g, ' ')
  return decode(body).replace(/\s+/g, ' ').trim()
}

/** The texts of all elements of one kind, in order. */
export const textsOf = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, 'gs'))].map((match) =>
    textOf(match[1] ?? ''),
  )

/** The values of an attribute, in order, entities undone. */
export const attributesOf = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map((match) => decode(match[1] ?? ''))

/** The names of all attributes in the page: an event handler that text smuggled in would be among them. */
export const attributeNamesOf = (html: string) =>
  [...html.matchAll(/<[a-z][\w-]*((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/gi)].flatMap((tag) =>
    [...(tag[1] ?? '').matchAll(/\s([^\s="]+)(?:="[^"]*")?/g)].map((attribute) => attribute[1] ?? ''),
  )

/** The attributes of every element of one kind, in order; one without a value is ''. */
export const elementsOf = (html: string, tag: string): Record<string, string>[] =>
  [...html.matchAll(new RegExp(`<${tag}((?:\\s+[^\\s=>/]+(?:="[^"]*")?)*)\\s*/?>`, 'g'))].map((element) =>
    Object.fromEntries(
      [...(element[1] ?? '').matchAll(/\s([^\s="]+)(?:="([^"]*)")?/g)].map(([, name, value]) => [
        name ?? '',
        decode(value ?? ''),
      ]),
    ),
  )

/** The content of a meta tag by its name or property. */
export function metaOf(html: string, name: string): string | undefined {
  const match = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)
  return match ? decode(match[1] ?? '') : undefined
}

export type StructuredData = Record<string, unknown> & { '@type': string }

/** Every block of structured data, parsed. */
export const structuredDataOf = (html: string): StructuredData[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map((match) =>
    JSON.parse(match[1] ?? ''),
  )

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" }
const decode = (text: string) => text.replace(/&(#?\w+);/g, (whole, name) => ENTITIES[name] ?? whole)
