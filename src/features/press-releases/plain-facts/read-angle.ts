const ANGLES = [
  'opening',
  'anniversary',
  'acquisition',
  'hire',
  'award',
  'event',
  'service',
  'community',
  'general',
] as const
export type Angle = (typeof ANGLES)[number]

/** The first that fits counts. */
const WORDS: readonly (readonly [Angle, RegExp])[] = [
  [
    'acquisition',
    /\b(?:acqui\w+|merg\w+|purchas\w+|new owner\w*|ownership|joins? forces|takes? over|buys|bought)\b/i,
  ],
  [
    'anniversary',
    /\b(?:anniversary|\d+ years|years of (?:service|serving)|decades?|centennial|jubilee|since \d{4})\b/i,
  ],
  [
    'event',
    /\b(?:event|open house|workshop|seminar|vigil|ceremony|memorial walk|fundraiser|concert|gathering|luncheon|remembrance|webinar|information (?:session|evening))\b/i,
  ],
  [
    'opening',
    /\b(?:open(?:s|ed|ing)?|reopen\w*|relocat\w+|new (?:location|chapel|building|office|facility|branch)|expan\w+|moves? to|ribbon)\b/i,
  ],
  [
    'hire',
    /\b(?:hire[sd]?|hiring|appoint\w*|promot(?:ed|es|ion)|joins? (?:the |our |its )?(?:team|staff)|new (?:funeral )?director|retire\w*|named (?:manager|director|president)|welcomes? \p{Lu})/iu,
  ],
  ['award', /\b(?:award\w*|honou?red|recogni[sz]\w+|voted|winner|wins|won|best of|accredit\w*|certif\w+)\b/i],
  [
    'community',
    /\b(?:donat\w+|sponsor\w*|scholarship|charit\w+|communit\w+|volunteer\w*|food drive|veterans|raised?|partner(?:s|ed|ing)? with)\b/i,
  ],
  [
    'service',
    /\b(?:service|offer\w*|launch\w*|introduc\w*|now (?:available|provides)|solidified|stones?|program\w*|aquamation|pre-?planning|online)\b/i,
  ],
]

/** The kind of news that a text tells. */
export const readAngle = (news: string): Angle =>
  WORDS.find(([, words]) => words.test(news))?.[0] ?? 'general'
