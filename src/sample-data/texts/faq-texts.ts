import type { FAQ_CATEGORIES, FAQ_SCOPES } from '../../shared/faq/faq.ts'

type FaqText = {
  question: string
  answer: string
  category: (typeof FAQ_CATEGORIES)[number]
  targetStates?: string[]
  targetCities?: string[]
  targetPartners?: number[]
  isActive?: boolean
}

export const FAQ_TEXTS: Readonly<Record<(typeof FAQ_SCOPES)[number], readonly FaqText[]>> = {
  all: [
    {
      question: 'What are solidified remains?',
      answer:
        'After a cremation, all of the remains are refined and formed into a collection of smooth stones, in place of ash. Families keep them, share them, or return them to a place that mattered.',
      category: 'general',
    },
    {
      question: 'How many stones will we receive?',
      answer:
        'Typically between 40 and 80 for an adult. Number, size and color differ from person to person and cannot be chosen or foretold, because nothing is added to alter them.',
      category: 'general',
    },
    {
      question: 'How long does it take?',
      answer:
        'Usually eight to ten weeks from the day the remains arrive until the stones are with you. Your funeral home can tell you the present waiting time before you decide, and will let you know at each step.',
      category: 'process',
    },
    {
      question: 'Are the stones safe to touch and to keep at home?',
      answer:
        'Yes. They are solid, smooth and clean, and can be held, carried or set on a shelf. They may be kept out of doors as well, though sun and frost leave their marks on any stone.',
      category: 'general',
    },
  ],
  homepage: [
    {
      question: 'Can my funeral home arrange this for me?',
      answer:
        'If it is listed here, yes. If it is not, you can choose another partner near you, or write to us, and we will help you and your funeral home to arrange it directly.',
      category: 'services',
    },
    {
      question: 'Is there a partner near me?',
      answer:
        'Enter a city, a state or province, a ZIP or postal code, or the name of a funeral home above. When there is no partner in a place, we show the nearest ones and what else is possible.',
      category: 'support',
    },
    {
      question: 'Someone has just died. What should I do first?',
      answer:
        'If the death was sudden or you are not sure, call 911. If a hospice or nurse was involved, call them; in a hospital the staff take the first steps. Then call a funeral home: the number stands first on every partner’s page. They will tell you what has to be done today, which is usually little. Everything about the stones can wait.',
      category: 'process',
    },
    {
      question: 'The cremation took place long ago. Is it too late?',
      answer:
        'No. Ashes that have been at home for years can be made into stones as well. A partner near you can help with the packing, the forms and the shipping.',
      category: 'process',
    },
    {
      question: 'Who pays for the listings in this directory?',
      answer:
        'We do. We make the stones, run this directory so that families find a partner, and are paid when stones are made. Looking for a partner and asking a question costs you nothing, and we do not sell your details.',
      category: 'general',
    },
    {
      question: 'Can I plan this for myself?',
      answer:
        'Yes. Many partners will write down your wishes and, if you like, arrange payment ahead of time. Ask for pre-planning, and tell one person you trust where the papers are.',
      category: 'services',
    },
  ],
  state: [
    {
      question: 'How do I choose between partners in this state or province?',
      answer:
        'Begin with the one that is near, or that a friend has named. Call two, ask both for a written price for the same thing, and notice which of them listens. There is no wrong choice among people who are kind and clear.',
      category: 'services',
    },
    {
      question: 'What does it cost?',
      answer:
        'There are two parts. A cremation without a service is often between $1,000 and $3,500, depending on where you live; a service or viewing adds to that. The stones are one sum for each person, shipping included: $2,495 in this sample. Ask the partner for both in writing before you decide.',
      category: 'pricing',
    },
    {
      question: 'Do the rules for cremated remains apply to stones?',
      answer:
        'As a rule, stones made of cremated remains are treated as cremated remains. Rules on scattering and burial differ by state, province and place. A partner can tell you what is usual near you; for a question of law, please ask the authority concerned.',
      category: 'general',
    },
    {
      question: 'Can a partner in another city help us?',
      answer:
        'Yes. Most of what is needed can be arranged by telephone and mail, and many partners serve towns an hour or more away.',
      category: 'support',
    },
    {
      question: 'May we leave stones on a beach or in a park in California?',
      answer:
        'Only where it is not forbidden locally, and with the written permission of the owner or of the authority that looks after the place: California treats stones as cremated remains. For a state or national park, ask the park’s office for a permit first. This is general information, not legal advice.',
      category: 'general',
      targetStates: ['California'],
    },
    {
      question: 'Are funeral prices public in Ontario?',
      answer:
        'Licensed funeral homes in Ontario have to give you a price list when you ask for one. Compare two or three; nobody will be offended.',
      category: 'pricing',
      targetStates: ['Ontario'],
    },
    {
      question: 'Can everything be arranged in French in Quebec?',
      answer:
        'Yes. Partners in Quebec work in French, and most of them in English too. Tell them at the first call which language your family prefers.',
      category: 'support',
      targetStates: ['Quebec'],
    },
    {
      question: 'Is there help for veterans’ families in Texas?',
      answer:
        'Veterans may be entitled to honors, a marker and burial in a national or state veterans’ cemetery. Partners who list veterans’ services can help you with the forms. The Department of Veterans Affairs decides in each case.',
      category: 'services',
      targetStates: ['Texas'],
    },
    {
      question: 'We spend the winter in Florida and live elsewhere. Which partner should we call?',
      answer:
        'The one nearest to where the death occurs, as a rule. Partners in Florida are used to it, and can send the remains or the finished stones to your home.',
      category: 'process',
      targetStates: ['Florida', 'Arizona'],
    },
  ],
  city: [
    {
      question: 'Can I see sample stones before I decide?',
      answer:
        'Many partners keep a small tray of them. Call ahead and ask; you may hold them for as long as you like, and decide against it.',
      category: 'services',
    },
    {
      question: 'Do we have to hold a service?',
      answer:
        'No. Some families hold one before the cremation, some when the stones come back, some on a later anniversary, and some not at all.',
      category: 'services',
    },
    {
      question: 'What should I bring to the first meeting?',
      answer:
        'If you have them: an identity card of the person who died, their date and place of birth, and the names of their parents, for the certificate. A photograph, if you like. Nothing else is needed, and what is missing can follow.',
      category: 'process',
    },
    {
      question: 'How quickly will someone answer my message?',
      answer:
        'Messages sent from this directory go to our support address, and we see that the partner replies, usually within one working day. If it is urgent, please telephone the partner instead.',
      category: 'support',
    },
    {
      question: 'There are many partners in New York City. How do they differ?',
      answer:
        'By neighborhood, language and tradition more than by anything else. In New York the cremation itself usually takes place at a cemetery’s crematory, and the funeral home arranges it, so ask for one price that includes both.',
      category: 'services',
      targetStates: ['New York'],
      targetCities: ['New York', 'Brooklyn', 'Bronx', 'Staten Island'],
    },
    {
      question: 'Can a partner in Chicago meet us in a language other than English?',
      answer:
        'Several can: Spanish and Polish are the most usual. Ask when you call, and say whether older relatives will come along.',
      category: 'support',
      targetStates: ['Illinois'],
      targetCities: ['Chicago'],
    },
    {
      question: 'Can we take the stones on an airplane out of Los Angeles?',
      answer:
        'Stones are easier to travel with than ashes, but they are still cremated remains. Carry them by hand, with the certificate of cremation, and ask your airline what it requires, above all when you cross a border.',
      category: 'general',
      targetStates: ['California'],
      targetCities: ['Los Angeles'],
    },
  ],
  partner: [
    {
      question: 'What happens after I ask for information here?',
      answer:
        'Your message goes to our support address, and we pass it to this partner and see that you get an answer. You will be given a reference number. Nobody will call you unless you leave a telephone number.',
      category: 'support',
    },
    {
      question: 'Do the remains have to be shipped?',
      answer:
        'Yes. The funeral home sends them to the provider by a recorded service made for this, and the stones come back the same way. You are told when they leave, when they arrive and when they return.',
      category: 'process',
    },
    {
      question: 'Can some of the ashes be kept aside?',
      answer:
        'Yes. Say so beforehand, and the funeral home will set aside what you wish to keep, scatter or bury. There will then be somewhat fewer stones.',
      category: 'process',
    },
    {
      question: 'Is the price for the stones included in the price for the cremation?',
      answer:
        'Usually it is listed separately. Ask this partner for one written sum, with everything in it, before you decide.',
      category: 'pricing',
    },
    {
      question: 'Can the stones be divided among the family?',
      answer:
        'Yes, and it is one of the reasons people choose them. They can come back in one box or be divided by the funeral home.',
      category: 'services',
    },
    {
      question: 'Can we pay over time?',
      answer:
        'Some partners offer this, and some states and provinces have help for families with little money. Ask early; it is an ordinary question.',
      category: 'pricing',
    },
    {
      question: 'Is this possible for an animal too?',
      answer:
        'Yes. Partners who list pet cremation can arrange it. There are fewer stones, according to the size of the animal.',
      category: 'services',
    },
    {
      question: 'May we come to see the garden at Hollis & Wren?',
      answer:
        'Yes, on any day and without an appointment. The gate on the Merrimon Avenue side is open until dusk, and the bench under the maple is there to be sat on.',
      category: 'general',
      targetPartners: [0],
    },
  ],
}

export const INACTIVE_FAQ: FaqText = {
  question: 'Are appointments by video still offered?',
  answer:
    'During 2020 and 2021 most partners met families by video. Please ask the partner whether this is still possible.',
  category: 'support',
  isActive: false,
}
