import type { ReleaseFacts } from './plain-facts/read-facts.ts'

/** Asked for when a release is too short. */
const WANTED: Record<ReleaseFacts['news']['angle'], string> = {
  opening: 'the opening date, the address, the hours and what visitors will find there',
  anniversary: 'the founding year, who founded the company and what has changed since',
  acquisition: 'who sold and who bought, the day it takes effect, and what stays the same for families',
  hire: 'the person’s full name and title, earlier work, training and first day',
  award: 'who gives the award, what for, when it was received and who else was considered',
  event: 'the day, the hour, the place, who may come and whether it costs anything',
  service: 'what the service includes, from which day, for whom, and how to ask for it',
  community: 'who benefits, how much was given, who took part and what comes next',
  general: 'when it happens, who is behind it and why it matters to families',
}

/** What the partner could add, in one sentence; null when there is enough. `target`: words asked for. */
export function sayMissingFacts(facts: ReleaseFacts, words: number, target: number): string | null {
  if (words >= target * 0.9) return null
  const quote = facts.testimonials.length === 0 ? ', and a family’s own words as a testimonial' : ''
  return `There are facts for ${words} words, not for ${target}. These would help: ${WANTED[facts.news.angle]}${quote}.`
}
