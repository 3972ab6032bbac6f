import type { Catalogue, Translate } from './i18n.ts'

/**
 * Sentences with values, as the server and the style check say them in English; the first that fits counts.
 * `{why}` is a sentence of ours itself, other values stay as they are. `{count, number}` is a number with commas.
 */
const WITH_VALUES = [
  'Please use at most {count, number} characters.',
  'Please use at most {count, number}.',
  'Please use at least {count, number}.',
  'The text is too long for a document: please use at most {count, number} characters.',
  'The text is too long for a document: please use at most {count, number} paragraphs.',
  'The fonts of the PDF have no “{letters}”. Please use the Word document.',
  'The body is larger than {count, number} KB.',
  'The disk of this site {why}. Please try again later; nothing was changed.',
  'The address of the logo answers with {status}.',
  'Your video could not be made: {why}',
  'Our films cannot show these letters yet: {letters}. Please write this in another script.',
  'Too little of this photograph is shown to stay sharp: {width} × {height} pixels. Choose one of at least 960 × 960 pixels, or show more of it.',
  '{why} Do you mean: “{sentence}”',
  '{why} Voulez-vous dire: “{sentence}”',
  '{why} ¿Quiere decir: “{sentence}”',
  '{why} For example: “{sentence}”',
  '{why} Par exemple: “{sentence}”',
  '{why} Por ejemplo: “{sentence}”',
  'Left out for length: {sentence}',
  'Left out, as it rests on no sentence of the form: {sentence}',
  'Left out, as {why}: {sentence}',
  'Told in the form’s own words, as these are not all in it: {sentence}',
  'The text has {words} of {target} words. More facts would help.',
  'There are facts for {words} words, not for {target}. These would help: {why}.',
  '{why}, and a family’s own words as a testimonial',
  '{why}, and a quotation',
  'The built-in writer wrote this text, since AI is not available for now. You can try again {why}.',
  'in {count} minutes',
  'in {count} hours',
  '“{word}” compares with rivals: say who found so, or leave it out.',
  '“{word}” is praise, not news.',
  'A release speaks in the third person; “{word}” belongs in a quotation.',
  'Paragraphs have at most {count} sentences and {words} words.',
  'A headline has at most {count} characters; this one has {given}.',
  '{name} has died, as the release says, and is quoted as if speaking now.',
  '{name} belongs to the house: this is no family’s testimonial.',
  'This name is also spelled “{name}”.',
  'That day is a {why}.',
  'From {first} to {last} it is {count} years at most.',
  'From {first} to {last} it is {count} years.',
].map((message) => ({ message, pattern: toPattern(message) }))

/** A sentence that the catalogue does not know stays English. */
export function translateRefusal(t: Translate, messages: Catalogue, sentence: string): string {
  const own = messages[sentence]
  if (typeof own === 'string') return own
  for (const { message, pattern } of WITH_VALUES) {
    const values = pattern.exec(sentence)?.groups
    if (!values || !(message in messages)) continue
    const { why, count } = values
    return t(message, {
      ...values,
      ...(why !== undefined && { why: translateRefusal(t, messages, why) }),
      ...(count !== undefined && { count: Number(count.replaceAll(',', '')) }),
    })
  }
  return sentence
}

function toPattern(message: string): RegExp {
  const pieces = message.split(/(\{\w+(?:, number)?\})/).map((piece) => {
    const name = /^\{(\w+)/.exec(piece)?.[1]
    if (name === undefined) return piece.replace(/[.?()]/g, '\\$&')
    return name === 'count' ? '(?<count>[\\d,]+)' : `(?<${name}>.+?)`
  })
  return new RegExp(`^${pieces.join('')}$`, 's')
}
