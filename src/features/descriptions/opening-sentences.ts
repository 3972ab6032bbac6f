import { type Sentence, say } from './sentence.ts'
import { capital } from './tidy-text.ts'

export const OPENINGS: readonly Sentence[] = [
  say('place', (f) => `${f.name} serves families in ${f.place}.`),
  say('place', (f) => f.aKind && `${f.name} is ${f.aKind} in ${f.place}.`),
  say('place', (f) => `${f.name} works with families in ${f.place}.`),
  say('place', (f) => f.hasCremation && `Families in ${f.place} can arrange a cremation with ${f.name}.`),
  say('place', (f) => f.hasCremation && `A cremation in ${f.place} can be arranged with ${f.name}.`),
  say('place', (f) => `In ${f.place} ${f.name} is an authorized provider of solidified remains.`),
  say(
    'place',
    (f) => `${f.name} in ${f.city} is among the authorized providers of solidified remains in ${f.region}.`,
  ),
  say(
    'place',
    (f) => `Among the authorized providers of solidified remains in ${f.region} is ${f.name} in ${f.city}.`,
  ),
  say('place', (f) => `Solidified remains can be arranged in ${f.place} through ${f.name}.`),
  say('place', (f) => f.hasPhone && `When someone dies in ${f.place} families can call ${f.name}.`),
  say(
    'place',
    (f) => f.hasCremation && `People in ${f.place} who have a cremation to arrange can turn to ${f.name}.`,
  ),
  say(
    'place',
    (f) =>
      f.hasCremation &&
      `${f.name} assists families in ${f.place} with cremation and with solidified remains.`,
  ),
  say(
    'place',
    (f) =>
      f.aKind && `${capital(f.aKind)} in ${f.place} ${f.name} is authorized to offer solidified remains.`,
  ),
  say(
    'place since',
    (f) => f.since && `${f.name} has been an authorized partner in ${f.place} since ${f.since}.`,
  ),
  say(
    'place since',
    (f) => f.since && `Since ${f.since}, ${f.name} has offered solidified remains in ${f.place}.`,
  ),
  say(
    'place since',
    (f) => f.since && `${f.name}, an authorized partner since ${f.since}, serves families in ${f.place}.`,
  ),
  say(
    'place since',
    (f) => f.since && `In ${f.place} solidified remains have been available from ${f.name} since ${f.since}.`,
  ),
  say(
    'place since',
    (f) =>
      f.since &&
      `${f.since.length > 4 ? `In ${f.since}` : `In the year ${f.since}`}, ${f.name} in ${f.place} became an authorized partner.`,
  ),
  say(
    'place locations',
    (f) => f.locations && `${f.name} serves families in ${f.place} with ${f.locations} locations in all.`,
  ),
  say(
    'place locations',
    (f) =>
      f.locations &&
      `With ${f.locations} locations, ${f.name} is an authorized provider of solidified remains in ${f.place}.`,
  ),
  say('place street', (f) => f.street && `${f.name} is ${f.street} in ${f.place}.`),
  say('place street', (f) => f.street && `${f.name} can be found ${f.street} in ${f.place}.`),
  say(
    'place street',
    (f) =>
      f.street &&
      f.hasCremation &&
      `${capital(f.street)} in ${f.place} ${f.name} serves families who have a cremation to arrange.`,
  ),
  say('place street', (f) => f.street && f.aKind && `${f.name} is ${f.aKind} ${f.street} in ${f.place}.`),
  say('place street', (f) => f.street && `Families in ${f.city} will find ${f.name} ${f.street}.`),
  say('place street', (f) => f.street && `${f.name} receives families ${f.street} in ${f.place}.`),
  say(
    'place stones',
    (f) =>
      f.hasCremation &&
      `${f.name} arranges cremations in ${f.place} and can return the ashes as smooth stones.`,
  ),
  say(
    'place stones',
    (f) => `Families in ${f.place} can have ashes returned as smooth stones through ${f.name}.`,
  ),
  say(
    'place stones',
    (f) => `At ${f.name} in ${f.place} ashes can be returned to a family as a collection of smooth stones.`,
  ),
  say('place services', (f, w) => `${f.name} offers ${w.list} in ${f.place}.`),
  say('place services', (f, w) => `For families in ${f.place} ${f.name} offers ${w.list}.`),
  say(
    'place services',
    (f, w) => !/service/.test(w.list) && `The services of ${f.name} in ${f.place} include ${w.list}.`,
  ),
  say('place services', (f, w) => `Families in ${f.place} can turn to ${f.name} for ${w.list}.`),
  say(
    'place services',
    (_, w) =>
      w.listed.length > 1 &&
      !/service/.test(w.list) &&
      `${capital(w.list)} are among the services of ${_.name} in ${_.place}.`,
  ),
  say('place services', (f, w) => `At ${f.name} in ${f.place} families can ask about ${w.list}.`),
  say(
    'place services street',
    (f, w) => f.street && `From its address ${f.street} in ${f.place} ${f.name} offers ${w.list}.`,
  ),
  say(
    'place services street',
    (f, w) => f.street && `${f.name}, ${f.street} in ${f.place} provides ${w.list}.`,
  ),
  say(
    'place services since',
    (f, w) => f.since && `${f.name} in ${f.place} a partner since ${f.since}, offers ${w.list}.`,
  ),
]
