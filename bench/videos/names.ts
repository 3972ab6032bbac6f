import { createCanvas } from '@napi-rs/canvas'
import type { VideoFacts } from '../../src/features/videos/render/video-facts.ts'
import { VIDEO_LENGTHS } from '../../src/shared/videos/video.ts'

const short: VideoFacts = {
  companyName: 'Hartwell & Moore',
  cityState: 'Brattleboro, Vermont',
  contactName: 'Eleanor Hartwell',
  phone: '(802) 555-0142',
  website: 'https://hartwellmoore.example',
  callToAction: 'Call us for a quiet conversation about your choices',
  notes: 'Since 1931 in Brattleboro, Vermont',
}

const story = [
  'Every family grieves in its own way.',
  'Hartwell & Moore listens first, and takes the time that it takes.',
  'What stays can be held in a hand.',
]

/** A light mark on a transparent ground. */
async function drawLogo(): Promise<Buffer> {
  const canvas = createCanvas(420, 260)
  const context = canvas.getContext('2d')
  context.strokeStyle = context.fillStyle = '#F4EEE2'
  context.lineWidth = 5
  context.beginPath()
  context.arc(210, 90, 62, 0, 7)
  context.stroke()
  for (let leaf = 0; leaf < 5; leaf++) {
    context.beginPath()
    context.ellipse(210 + ((leaf % 2) * 2 - 1) * 20, 130 - leaf * 17, 20, 8, (leaf % 2 ? -1 : 1) * 0.6, 0, 7)
    context.fill()
  }
  context.font = '44px serif'
  context.textAlign = 'center'
  context.fillText('Hartwell & Moore', 210, 214)
  return canvas.encode('png')
}

/** A text of exactly `length` characters. */
const fill = (words: string, length: number) =>
  words.repeat(Math.ceil(length / words.length)).slice(0, length)

export type Sample = { facts: VideoFacts; logo?: () => Promise<Buffer> }
export type SampleName = 'short' | 'french' | 'arabic' | 'hebrew' | 'emoji' | 'one-word' | 'longest' | 'bare'

/** What a film must hold, beyond a usual name. */
export const NAMES: Record<SampleName, Sample> = {
  short: { facts: short, logo: drawLogo },
  french: {
    facts: {
      companyName: 'Coopérative funéraire Évangéline-Beauséjour & Fils de la Vallée-de-l’Assomption',
      cityState: 'L’Assomption, Québec',
      contactName: 'Éléonore L’Écuyer-Gagné',
      phone: '+1 (450) 555-0187 poste 2204',
      website: 'www.cooperative-funeraire-evangeline-beausejour.example',
      story,
      callToAction: 'Appelez-nous : 100 % d’écoute, à toute heure, pour vous et vos proches',
      notes: 'À vos côtés depuis 1948 — L’Assomption, Joliette & Repentigny',
    },
  },
  arabic: {
    facts: {
      companyName: 'مؤسسة السلام لخدمات الجنائز',
      contactName: 'أحمد الخطيب',
      phone: '(313) 555-0110',
      website: 'alsalam.example',
      callToAction: 'اتصل بنا في أي وقت: نحن هنا من أجلك',
      notes: 'ديربورن، ميشيغان',
    },
  },
  hebrew: {
    facts: {
      companyName: 'בית הלוויות שלום (ניו יורק)',
      contactName: 'רבקה לוי',
      phone: '+1 212 555 0175',
      website: 'shalom.example',
      callToAction: 'אנחנו כאן בשבילכם, בכל שעה',
      notes: '',
    },
  },
  emoji: {
    facts: {
      ...short,
      companyName: 'Peaceful Wings 🕊️ & Garden 🌿👩‍👩‍👧',
      callToAction: 'Call us ☎️ — we listen 💛',
      notes: '🇨🇦 100% local: O’Brien’s',
    },
  },
  'one-word': {
    facts: {
      ...short,
      companyName: 'Friedhofsgärtnereigenossenschaftsverband',
      contactName: 'Hildegard-Anneliese',
      notes: '',
    },
  },
  /** Each text as long as the form takes it. */
  longest: {
    facts: {
      companyName: fill('Winterbourne Abbas and Whitcombe Memorial Home, ', VIDEO_LENGTHS.companyName),
      contactName: fill('Alexandria Montgomery-Fitzgerald ', VIDEO_LENGTHS.contactName),
      phone: fill('+1 (450) 555-0187 extension 2204 or 2205, ', VIDEO_LENGTHS.contactPhone),
      website: fill('www.winterbourne-abbas-memorial-home.example/', VIDEO_LENGTHS.website),
      callToAction: fill('Call us whenever you would like to talk about it. ', VIDEO_LENGTHS.callToAction),
      notes: fill('We are here on every day of the year, also on Sunday. ', VIDEO_LENGTHS.additionalNotes),
    },
  },
  bare: {
    facts: {
      companyName: 'Wren',
      contactName: '',
      phone: '802 555 0142',
      website: '',
      callToAction: '',
      notes: '',
    },
  },
}
