import type { Catalogue, Translate } from './i18n.ts'

/**
 * Sentences with values, as said in English; the first that fits counts. `{why}` is a sentence of ours too,
 * `{count, number}` has commas. Each is an argument, since the build joins long lists of texts, and looks for
 * whole messages (write-island-messages.ts).
 */
const WITH_VALUES = [
  sentence('Please use at most {count, number} characters.'),
  sentence('Please use at most {count, number}.'),
  sentence('Please enter at most {count, number}.'),
  sentence('Please name at most {count, number} services.'),
  sentence('Please give at most {count, number} sentences.'),
  sentence('Please use at least {count, number}.'),
  sentence('Please give a number from {min} to {max}.'),
  sentence('The text is too long for a document: please use at most {count, number} characters.'),
  sentence('The text is too long for a document: please use at most {count, number} paragraphs.'),
  sentence('The fonts of the PDF have no “{letters}”. Please use the Word document.'),
  sentence('The body is larger than {count, number} KB.'),
  sentence('The method {method} is not allowed here.'),
  sentence('The disk of this site {why}. Please try again later; nothing was changed.'),
  sentence('The address of the logo answers with {status}.'),
  sentence('Your video could not be made: {why}'),
  sentence('Our films cannot show these letters yet: {letters}. Please write this in another script.'),
  sentence(
    'Too little of this photograph is shown to stay sharp: {width} × {height} pixels. Choose one of at least 960 × 960 pixels, or show more of it.',
  ),
  sentence('{why} Do you mean: “{sentence}”'),
  sentence('{why} Voulez-vous dire: “{sentence}”'),
  sentence('{why} ¿Quiere decir: “{sentence}”'),
  sentence('{why} For example: “{sentence}”'),
  sentence('{why} Par exemple: “{sentence}”'),
  sentence('{why} Por ejemplo: “{sentence}”'),
  sentence('Left out for length: {sentence}'),
  sentence('Left out, as it rests on no sentence of the form: {sentence}'),
  sentence('Left out, as {why}: {sentence}'),
  sentence('Told in the form’s own words, as these are not all in it: {sentence}'),
  sentence('The text has {words} of {target} words. More facts would help.'),
  sentence('There are facts for {words} words, not for {target}. These fields would help: {why}'),
  sentence('There are facts for {words} words, not for {target}.'),
  sentence(
    'The built-in writer wrote this text, since AI is not available for now. You can try again {why}.',
  ),
  sentence('in {count} minutes'),
  sentence('in {count} hours'),
  sentence('“{word}” compares with rivals: say who found so, or leave it out.'),
  sentence('“{word}” is praise, not news.'),
  sentence('A release speaks in the third person; “{word}” belongs in a quotation.'),
  sentence('Paragraphs have at most {count} sentences and {words} words.'),
  sentence('A headline has at most {count} characters; this one has {given}.'),
  sentence('{name} has died, as the release says, and is quoted as if speaking now.'),
  sentence('{name} belongs to the house: this is no family’s testimonial.'),
  sentence('This name is also spelled “{name}”.'),
  sentence('That day is a {why}.'),
  sentence('From {first} to {last} it is {count} years at most.'),
  sentence('From {first} to {last} it is {count} years.'),
]

/** Sentences unknown to the catalogue stay English. */
export function translateRefusal(t: Translate, messages: Catalogue, text: string): string {
  const own = messages[text]
  if (typeof own === 'string') return own
  for (const { message, pattern } of WITH_VALUES) {
    const values = pattern.exec(text)?.groups
    if (!values || !(message in messages)) continue
    const { why, count } = values
    return t(message, {
      ...values,
      ...(why !== undefined && { why: translateRefusal(t, messages, why) }),
      ...(count !== undefined && { count: Number(count.replaceAll(',', '')) }),
    })
  }
  const parts = text.split('; ')
  return parts.length === 1 ? text : parts.map((part) => translateRefusal(t, messages, part)).join('; ')
}

function sentence(message: string) {
  const pieces = message.split(/(\{\w+(?:, number)?\})/).map((piece) => {
    const name = /^\{(\w+)/.exec(piece)?.[1]
    if (name === undefined) return piece.replace(/[.?()]/g, '\\$&')
    return name === 'count' ? '(?<count>[\\d,]+)' : `(?<${name}>.+?)`
  })
  return { message, pattern: new RegExp(`^${pieces.join('')}$`, 's') }
}
