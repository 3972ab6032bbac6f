/** Common in funeral homes' news. */
const BASE =
  'accept achieve acquire add adopt announce answer appoint arrange ask assist attend become begin bring broaden build buy care celebrate change choose come complete continue create dedicate deepen deliver develop donate earn embrace employ enable encourage enhance establish expand explain extend finish found gather give grow guide help hire hold honor host improve include increase introduce invite join keep launch lead learn listen make mark meet merge move name need observe offer open operate organize own participate partner plan prepare present promote provide publish purchase raise reach receive recognize reduce relocate remain remember remodel renew renovate reopen replace respect restore return sell serve share show sponsor stand start support take teach train treat understand unveil upgrade use visit volunteer want welcome win work'.split(
    ' ',
  )
const IRREGULAR_PAST: Record<string, string> = {
  ate: 'eat',
  became: 'become',
  drew: 'draw',
  drove: 'drive',
  fell: 'fall',
  felt: 'feel',
  got: 'get',
  had: 'have',
  heard: 'hear',
  knew: 'know',
  left: 'leave',
  lost: 'lose',
  paid: 'pay',
  ran: 'run',
  rose: 'rise',
  said: 'say',
  saw: 'see',
  sent: 'send',
  spent: 'spend',
  spoke: 'speak',
  taught: 'teach',
  thought: 'think',
  told: 'tell',
  went: 'go',
  wrote: 'write',
  began: 'begin',
  bought: 'buy',
  brought: 'bring',
  built: 'build',
  came: 'come',
  chose: 'choose',
  gave: 'give',
  grew: 'grow',
  held: 'hold',
  kept: 'keep',
  led: 'lead',
  made: 'make',
  met: 'meet',
  sold: 'sell',
  stood: 'stand',
  took: 'take',
  understood: 'understand',
  won: 'win',
}

const withEnding = (verb: string, ending: 'ed' | 'ing'): string => {
  if (verb.endsWith('e')) return `${verb.slice(0, -1)}${ending}`
  if (/^(?:plan|win|begin|get|run|swim|cut|set|stop)$/.test(verb)) return `${verb}${verb.at(-1)}${ending}`
  if (ending === 'ed' && /[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`
  return `${verb}${ending}`
}

/** "offer" → "offers", "carry" → "carries", "be" → "is". */
export function thirdPerson(verb: string): string {
  if (verb === 'be' || verb === 'are') return 'is'
  if (verb === 'have') return 'has'
  if (verb === 'do') return 'does'
  if (verb === 'go') return 'goes'
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`
}

type VerbForm = { base: string; form: 'base' | 'third' | 'past' | 'gerund' }
const forms = new Map<string, VerbForm>()
for (const base of BASE) {
  forms.set(withEnding(base, 'ing'), { base, form: 'gerund' })
  const isIrregular = Object.values(IRREGULAR_PAST).includes(base)
  if (!isIrregular) forms.set(withEnding(base, 'ed'), { base, form: 'past' })
  forms.set(thirdPerson(base), { base, form: 'third' })
  forms.set(base, { base, form: 'base' })
}
for (const [past, base] of Object.entries(IRREGULAR_PAST)) forms.set(past, { base, form: 'past' })

/** Null for an unknown word. */
export const verbForm = (word: string): VerbForm | null => forms.get(word.toLowerCase()) ?? null
