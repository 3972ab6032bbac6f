import { type Sentence, say } from './sentence.ts'
import { capital, joinWords } from './tidy-text.ts'

/** A family chooses one. */
const IS_FAREWELL =
  /^(?:direct cremation|burial|green burial|water cremation|memorial services|celebrations of life|the scattering of ashes)$/

/** For one to five services. */
export const SERVICES: readonly Sentence[] = [
  say('services', (_, w) => `${w.Who} offers ${w.list}.`),
  say('services', (_, w) => `${w.Who} also offers ${w.list}.`),
  say('services', (_, w) => `${w.Who} provides ${w.list}.`),
  say('services', (_, w) => `Its services include ${w.list}.`),
  say('services', (_, w) => w.listed.length > 1 && `Services include ${w.list}.`),
  say('services', (_, w) => w.listed.length > 1 && `Among its services are ${w.list}.`),
  say('services', (_, w) => `Families can ask about ${w.list}.`),
  say('services', (_, w) => `Those who are making arrangements can ask for ${w.either}.`),
  say('services', (_, w) => `${capital(w.list)} ${w.be} available.`),
  say('services', (_, w) => `${capital(w.list)} ${w.be} offered as well.`),
  say(
    'services',
    (_, w) => w.listed.length > 1 && `${capital(w.list)} can be arranged with the same provider.`,
  ),
  say('services', (_, w) => `${capital(w.list)} can be arranged here as well.`),
  say('services', (_, w) => `Also available ${w.be} ${w.list}.`),
  say('services', (_, w) => `${w.Who} can help with ${w.list}.`),
  say('services', (_, w) => `Help is available with ${w.list}.`),
  say('services', (_, w) => w.listed.length > 1 && `${w.Who} lists ${w.list} among its services.`),
  say('services', (_, w) => `The work of the ${_.kind} includes ${w.list}.`),
  say('services', (_, w) => w.listed.length > 1 && `Its work covers ${w.list}.`),
  say('services', (_, w) => `What the ${_.kind} offers includes ${w.list}.`),
  say('services', (_, w) => `Beside solidified remains, ${lower(w.Who)} offers ${w.list}.`),
  say('services', (_, w) => `Along with solidified remains, families can arrange ${w.list}.`),
  say('services', (_, w) => `In addition to solidified remains, ${w.list} ${w.be} offered.`),
  say('services', (_, w) => `Apart from solidified remains, families can ask here for ${w.either}.`),
  say('services', (_, w) => {
    const farewells = w.listed.length > 1 && w.listed.every((service) => IS_FAREWELL.test(service))
    return (
      farewells &&
      `Some families choose ${w.listed[0]}, others ${joinWords(w.listed.slice(1), 'or')}, and each can be arranged.`
    )
  }),
  say(
    'services',
    (_, w) =>
      w.listed.length > 1 &&
      `A family may need ${w.either}; the ${_.kind} offers ${w.listed.length > 2 ? 'all of these' : 'both'}.`,
  ),
  say('services', (_, w) => w.listed.length > 1 && `People can come here for ${w.either}.`),
]

function lower(who: string): string {
  return who.charAt(0).toLowerCase() + who.slice(1)
}
