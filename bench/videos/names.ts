import { createCanvas } from '@napi-rs/canvas'
import type { Photo } from '../../src/features/videos/render/film/photo.ts'
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

type LogoLook = { width: number; height: number; ink: string; leaves: string; ground?: string }

/** A ring of leaves with the name: below it, or beside it where the picture is wide. */
async function drawLogo({ width, height, ink, leaves, ground }: LogoLook): Promise<Buffer> {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  if (ground) {
    context.fillStyle = ground
    context.fillRect(0, 0, width, height)
  }
  const isWide = width > 2 * height
  const radius = isWide ? height * 0.4 : Math.min(width * 0.36, height * 0.24)
  context.translate(isWide ? height / 2 : width / 2, isWide ? height / 2 : radius + 14)
  context.strokeStyle = ink
  context.lineWidth = radius / 12
  context.beginPath()
  context.arc(0, 0, radius, 0, 7)
  context.stroke()
  context.fillStyle = leaves
  for (let leaf = 0; leaf < 5; leaf++) {
    const side = leaf % 2 ? 1 : -1
    context.beginPath()
    context.ellipse(
      side * radius * 0.32,
      radius * (0.62 - 0.28 * leaf),
      radius * 0.33,
      radius * 0.13,
      side * -0.6,
      0,
      7,
    )
    context.fill()
  }
  context.fillStyle = ink
  context.textAlign = isWide ? 'left' : 'center'
  const words = height > width ? ['Hartwell', '& Moore'] : ['Hartwell & Moore']
  const size = isWide ? height * 0.36 : width * (height > width ? 0.2 : 0.105)
  context.font = `${size}px serif`
  words.forEach((word, line) => {
    const y = isWide ? size * 0.32 : radius + size * (1.25 + 1.1 * line)
    context.fillText(word, isWide ? height * 0.62 : 0, y)
  })
  return canvas.encode('png')
}

/** As partners have them. */
export const LOGOS: Record<'light' | 'dark' | 'wide' | 'tall', LogoLook> = {
  light: { width: 420, height: 260, ink: '#F4EEE2', leaves: '#F4EEE2' },
  dark: { width: 420, height: 260, ink: '#23304A', leaves: '#B08A3E' },
  wide: { width: 900, height: 160, ink: '#1F4A3C', leaves: '#1F4A3C', ground: '#FFFFFF' },
  tall: { width: 260, height: 420, ink: '#6A2A35', leaves: '#6A2A35' },
}
export type LogoName = keyof typeof LOGOS
export const logoOf = (name: LogoName): Promise<Buffer> => drawLogo(LOGOS[name])

/** A text of exactly `length` characters. */
const fill = (words: string, length: number) =>
  words.repeat(Math.ceil(length / words.length)).slice(0, length)

export type Sample = { facts: VideoFacts; logo?: () => Promise<Buffer>; photo?: Photo }
export type SampleName = 'short' | 'french' | 'arabic' | 'hebrew' | 'emoji' | 'one-word' | 'longest' | 'bare'

/** What a film must hold, beyond a usual name. */
export const NAMES: Record<SampleName, Sample> = {
  short: { facts: short, logo: () => logoOf('light') },
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
