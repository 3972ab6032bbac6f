const ENGLISH =
  /\b(?:the|our|we|new|of|and|for|to|in|with|is|are|now|at|on|a|an|opens?|opening|joins?|services?|families)\b/i
const FRENCH_OR_SPANISH =
  /\b(?:de|du|des|la|le|les|et|une|un|el|los|las|del|para|y|nous|nuestra|nuestro)\b|[dl]’\p{L}/iu

/** Whether a text is in another language than English, as far as its letters and small words tell. */
export function isForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (latin < letters / 2) return true
  return !ENGLISH.test(text) && FRENCH_OR_SPANISH.test(text)
}
