import { smoothstep } from './noise.ts'
import { fromHex } from './palette.ts'
import type { Garden } from './render.ts'
import type { StoneLook } from './stone.ts'

const SLATE: StoneLook = {
  colour: fromHex('#929A9F'),
  patches: fromHex('#78828A'),
  veins: [
    { normal: [0.03, 0.86, 0.5], offset: 0.42, width: 0.022, strength: 0.62 },
    { normal: [-0.1, 0.9, 0.42], offset: -0.36, width: 0.011, strength: 0.42 },
  ],
  specks: 1,
  grain: 0.05,
}
const BEIGE: StoneLook = {
  colour: fromHex('#CFC5B4'),
  patches: fromHex('#BBAE9A'),
  veins: [{ normal: [0.12, 0.85, 0.5], offset: 0.05, width: 0.012, strength: 0.5 }],
  specks: 0.9,
  grain: 0.075,
}
const PALE: StoneLook = { ...BEIGE, colour: fromHex('#DCD5C8'), patches: fromHex('#C9C0B1') }
const DARK: StoneLook = {
  colour: fromHex('#5F5E5B'),
  patches: fromHex('#4A4A49'),
  veins: [],
  specks: 0.5,
  grain: 0.06,
}
const RIVER: StoneLook = { ...SLATE, colour: fromHex('#88969A'), patches: fromHex('#6F7B80') }

const MOSS: StoneLook = { ...SLATE, colour: fromHex('#A3A49B'), patches: fromHex('#8A8C84') }

const hero = {
  stones: [
    { x: 1030, y: 402, radii: [166, 132, 88], turn: 0.1, sink: 0.16, seed: 3, look: SLATE },
    { x: 884, y: 158, radii: [31, 25, 18], turn: -0.2, sink: 0.16, seed: 11, look: DARK },
    { x: 1252, y: 190, radii: [62, 48, 33], turn: -0.25, sink: 0.16, seed: 23, look: BEIGE },
    { x: 862, y: 548, radii: [61, 50, 35], turn: -0.1, sink: 0.16, seed: 41, look: PALE },
  ],
  raking: { pitch: 14, height: 1.15, field: { turn: -0.75, from: 1560 }, blend: 22 },
} satisfies Pick<Garden, 'stones' | 'raking'>

/** Distances are those of the layouts. */
export const GARDENS = {
  hero: {
    ...hero,
    left: 0,
    top: 0,
    width: 1280,
    height: 616,
    presence: (x: number, y: number) => smoothstep(470 + y * 0.12, 900, x),
  },
  /** For very wide windows: the hero with level sand at both sides. */
  'hero-wide': {
    ...hero,
    left: -640,
    top: 0,
    width: 2560,
    height: 616,
    presence: (x: number, y: number) => smoothstep(470 + y * 0.12, 900, x) * smoothstep(1920, 1640, x),
  },
  /** For phones: at the foot, with level sand above for the text. */
  'hero-tall': {
    stones: [
      { x: 240, y: 338, radii: [112, 90, 60], turn: 0.1, sink: 0.16, seed: 3, look: SLATE },
      { x: 354, y: 210, radii: [34, 27, 19], turn: -0.25, sink: 0.16, seed: 23, look: BEIGE },
      { x: 90, y: 372, radii: [44, 36, 25], turn: -0.1, sink: 0.16, seed: 41, look: PALE },
    ],
    raking: { pitch: 12, height: 1, field: { turn: 0.9, from: 560 }, blend: 18 },
    left: 0,
    top: 0,
    width: 390,
    height: 450,
    presence: (_x: number, y: number) => smoothstep(10, 250, y),
  },
  /** For a search without results. */
  empty: {
    stones: [
      { x: 922, y: 290, radii: [132, 104, 72], turn: 0.12, sink: 0.16, seed: 8, look: BEIGE },
      { x: 772, y: 412, radii: [35, 30, 21], turn: -0.3, sink: 0.16, seed: 17, look: PALE },
      { x: 1090, y: 392, radii: [46, 36, 26], turn: -0.2, sink: 0.16, seed: 29, look: RIVER },
    ],
    raking: { pitch: 13, height: 1.05, field: null, blend: 26 },
    left: 0,
    top: 0,
    width: 1168,
    height: 485,
    presence: (x: number, y: number) => smoothstep(470 + y * 0.08, 800, x),
  },
  /** For the corner of the contact card. */
  contact: {
    stones: [{ x: 320, y: 66, radii: [34, 27, 19], turn: 0.08, sink: 0.16, seed: 5, look: MOSS }],
    raking: { pitch: 10, height: 0.75, field: null, blend: 12 },
    left: 0,
    top: 0,
    width: 372,
    height: 220,
    presence: (x: number, y: number) => smoothstep(190, 40, Math.hypot(x - 322, (y - 60) * 1.15)),
  },
  /** Under initials: rings about a stone outside the picture. */
  plate: {
    stones: [{ x: 470, y: 360, radii: [60, 52, 30], turn: 0.3, sink: 0.16, seed: 5, look: BEIGE }],
    raking: { pitch: 17, height: 1, field: null, blend: 12 },
    left: 0,
    top: 0,
    width: 400,
    height: 300,
    presence: () => 0.62,
  },
  /** Behind a social image's text. */
  social: {
    stones: [
      { x: 968, y: 420, radii: [170, 136, 90], turn: 0.1, sink: 0.16, seed: 3, look: SLATE },
      { x: 838, y: 150, radii: [33, 27, 19], turn: -0.2, sink: 0.16, seed: 11, look: DARK },
      { x: 1120, y: 168, radii: [60, 47, 32], turn: -0.25, sink: 0.16, seed: 23, look: BEIGE },
    ],
    raking: { pitch: 15, height: 1.2, field: { turn: -0.75, from: 1570 }, blend: 22 },
    left: 0,
    top: 0,
    width: 1200,
    height: 630,
    presence: (x: number, y: number) => smoothstep(520 + y * 0.1, 860, x),
  },
} satisfies Record<string, Garden>
