/** Longer phrases first. */
const PAIRS: readonly (readonly [gentle: string, ap: string])[] = [
  ['has passed away', 'has died'],
  ['have passed away', 'have died'],
  ['passed away', 'died'],
  ['passing away', 'dying'],
  ['passes away', 'dies'],
  ['pass away', 'die'],
]
const FURTHER_AP: readonly (readonly [RegExp, string])[] = [
  [/(?<!s )\bloved ones\b(?! name)/g, 'relatives'],
  [/\b(?:went (?:home )?to be with (?:the|his|her) Lord|entered (?:into )?(?:eternal )?rest)\b/g, 'died'],
  [/\b(his|her|their|a family’s) passing\b/g, '$1 death'],
]

/** Meant for prose outside quotations. */
export function applyWording(prose: string, wording: 'gentle' | 'ap'): string {
  const swap = (text: string, from: string, to: string) => text.replace(new RegExp(`\\b${from}\\b`, 'g'), to)
  if (wording === 'ap') {
    const plain = PAIRS.reduce((text, [gentle, ap]) => swap(text, gentle, ap), prose)
    return FURTHER_AP.reduce((text, [pattern, ap]) => text.replace(pattern, ap), plain)
  }
  return swap(swap(prose, 'has died', 'has passed away'), 'died', 'passed away')
}
