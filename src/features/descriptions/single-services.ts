import { type Sentence, say } from './sentence.ts'

/** True wherever a service is offered; never how this partner does it. */
const KNOWN: readonly [RegExp, readonly string[]][] = [
  [
    /^(?:direct|simple|immediate) cremation$/,
    [
      'Families who want no ceremony beforehand can choose {service}.',
      '{Service} is available to those who prefer no service before the cremation.',
      'For those who would like the cremation to come first and any gathering later, there is {service}.',
    ],
  ],
  [
    /^memorial services$/,
    [
      'A memorial service can be arranged for those who wish to gather.',
      'Families who want to come together can arrange a memorial service.',
      'Those who would like to mark the death with others can ask for a memorial service.',
    ],
  ],
  [
    /^(?:traditional )?burials?$/,
    [
      'Burial can be arranged as well as cremation.',
      'For families who prefer a grave, burial is offered too.',
      'Families can choose burial where that is what they want.',
    ],
  ],
  [
    /^(?:pre-?planning|pre-?arrangements?|pre-?need planning|advance planning)$/,
    [
      'Anyone who wishes to settle arrangements ahead of time can ask about {service}.',
      '{Service} is offered to people who would rather decide for themselves.',
      'Those who want to spare their relatives the decisions can ask about {service}.',
      'People who are still well can put their wishes in order through {service}.',
    ],
  ],
  [
    /^veterans?’?s?’? services?$/,
    [
      'Veterans and their families can ask about {service}.',
      '{Service} are offered to those who served and to their relatives.',
      'For families of people who served, there are {service}.',
    ],
  ],
  [
    /^(?:green|natural) burials?$/,
    [
      'Those who would like a simpler return to the earth can ask about {service}.',
      '{Service} is offered to families who prefer it.',
    ],
  ],
  [
    /^pet cremation$/,
    [
      'Pet cremation is offered as well.',
      'Families who have lost an animal can ask about pet cremation.',
      'For animals there is pet cremation.',
    ],
  ],
  [
    /^the scattering of ashes$/,
    [
      'Scattering of ashes can be arranged too.',
      'Families who wish to scatter ashes, or a part of them, can ask about that as well.',
    ],
  ],
  [
    /^celebrations of life$/,
    [
      'A celebration of life can be arranged for families who want something less formal.',
      'Families who have a gathering of another kind in mind can ask about a celebration of life.',
      'A celebration of life is possible as well.',
    ],
  ],
  [
    /^grief (?:support|counsell?ing)$/,
    [
      '{Service} is there for those who want it.',
      '{Service} is offered to families.',
      'Relatives and friends can ask about {service}.',
    ],
  ],
  [
    /^live-?stream(?:ed|ing)(?: services?)?$/,
    [
      'Relatives who cannot travel can take part from a distance through {service}.',
      'For friends and relatives who live far away, there is the choice of {service}.',
      'With {service}, people who cannot be present can follow along from where they are.',
    ],
  ],
  [
    /^repatriation$/,
    [
      'When someone must be brought home from elsewhere, repatriation can be arranged.',
      'Families who need to bring someone home from far away can ask about repatriation.',
      'Repatriation is offered where a death and a home lie far apart.',
    ],
  ],
  [
    /^keepsakes?$/,
    [
      'Keepsakes are available to those who want them.',
      'Families who would like something to keep can ask about keepsakes.',
    ],
  ],
  [
    /^(?:water cremation|aquamation|alkaline hydrolysis)$/,
    [
      '{Service} is offered as another form of cremation.',
      'Families who prefer water to fire can choose {service}.',
    ],
  ],
]

/** It has sentences of its own. */
export function isKnownService(service: string): boolean {
  return KNOWN.some(([pattern]) => pattern.test(service))
}

/** Empty for an unknown label. */
export function singleServiceSentences(service: string): Sentence[] {
  const texts = KNOWN.find(([pattern]) => pattern.test(service))?.[1] ?? []
  const upper = service.charAt(0).toUpperCase() + service.slice(1)
  return texts.map((text) =>
    say('single', () => text.replace('{service}', service).replace('{Service}', upper)),
  )
}
