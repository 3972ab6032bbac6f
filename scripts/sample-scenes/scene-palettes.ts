import { type SceneHour, SNOW_HOUR, sceneHour } from '../../src/sample-data/scene-hours.ts'
import type { SampleScene } from '../../src/shared/pictures/sample-images.ts'
import { mix } from './svg-shapes.ts'

/** Of one season and hour. */
export type Palette = {
  hour: SceneHour
  sky: readonly [top: string, bottom: string]
  /** Sun or moon; null when hidden. */
  disc: string | null
  hills: readonly [far: string, middle: string, near: string]
  lawn: readonly [light: string, dark: string]
  /** From shade to light. */
  leaves: readonly [string, string, string]
  /** Individual trees are tinted toward these. */
  tints: readonly string[]
  /** Of some trees in spring. */
  blossom: readonly [string, string, string] | null
  conifer: readonly [string, string]
  trunk: string
  path: string
  flower: string
  /** Mixed into a building's colors, and by how much. */
  ambient: string
  ambientAmount: number
  /** Windows show the sky by day, a lamp at dusk. */
  glass: readonly [string, string]
  isLit: boolean
  isSnow: boolean
  isBare: boolean
}

const DAY = {
  tints: ['#7f8c6d', '#6c7d6b', '#8d9474'],
  blossom: null,
  ambientAmount: 0.08,
  glass: ['#4d5d5d', '#6f8180'],
  isLit: false,
  isBare: false,
} as const

const PALETTES: readonly Omit<Palette, 'isSnow'>[] = [
  {
    ...DAY,
    hour: 'morning mist',
    sky: ['#c3cbc8', '#e6e3d8'],
    disc: '#f3efe2',
    hills: ['#c9cdc4', '#b4bbae', '#9fa895'],
    lawn: ['#a9b095', '#8f987c'],
    leaves: ['#66755f', '#7b8a70', '#98a487'],
    conifer: ['#5b6b60', '#728274'],
    trunk: '#6a6053',
    path: '#d8ccb6',
    flower: '#e9dfcf',
    ambient: '#d9dcd3',
  },
  {
    ...DAY,
    hour: 'summer noon',
    sky: ['#b4c5c9', '#dfe3dc'],
    disc: null,
    hills: ['#bccac6', '#a3b4a6', '#8ea18c'],
    lawn: ['#a3ae86', '#87946c'],
    leaves: ['#56694f', '#6f8260', '#92a27a'],
    conifer: ['#4b6054', '#637869'],
    trunk: '#6b5d4d',
    path: '#dccfb6',
    flower: '#e8d9c0',
    ambient: '#e6e7dc',
  },
  {
    ...DAY,
    hour: 'late light',
    sky: ['#d3c7b6', '#efe2cc'],
    disc: '#f8ecd2',
    hills: ['#d3c9b6', '#b9b59c', '#a2a486'],
    lawn: ['#b3b089', '#989a72'],
    leaves: ['#6f7250', '#8b8b63', '#aca67b'],
    conifer: ['#626b53', '#7d8367'],
    trunk: '#6f5b47',
    path: '#e3d1b2',
    flower: '#d9a98a',
    ambient: '#ecd9b8',
    ambientAmount: 0.14,
    glass: ['#6a6658', '#c9b48d'],
  },
  {
    ...DAY,
    hour: 'autumn',
    sky: ['#c9c8bf', '#eae0cd'],
    disc: null,
    hills: ['#cdc4b2', '#b9a98d', '#a39474'],
    lawn: ['#b3a67e', '#978b66'],
    leaves: ['#8b6a4b', '#a98459', '#c2a277'],
    tints: ['#8c8159', '#9a6549', '#b59a5f', '#7d7a58'],
    conifer: ['#5c6650', '#768067'],
    trunk: '#5f5043',
    path: '#dccaab',
    flower: '#b9714f',
    ambient: '#e4d4b8',
    ambientAmount: 0.1,
  },
  {
    ...DAY,
    hour: 'winter',
    sky: ['#bfc6ca', '#e8e6e0'],
    disc: '#f4f1ea',
    hills: ['#d3d7d6', '#c5cccb', '#b4bdbc'],
    lawn: ['#eceae4', '#d7d9d6'],
    leaves: ['#8f918c', '#a5a7a1', '#bdbeb8'],
    conifer: ['#56685f', '#72837a'],
    trunk: '#6d645a',
    path: '#dcd6ca',
    flower: '#8c4a41',
    ambient: '#dfe2e2',
    ambientAmount: 0.14,
    isBare: true,
  },
  {
    ...DAY,
    hour: 'spring',
    sky: ['#c2cccb', '#ece6db'],
    disc: '#f7f0e3',
    hills: ['#c6cfc4', '#afbda6', '#9aac8b'],
    lawn: ['#b0bb90', '#95a374'],
    leaves: ['#71835f', '#889973', '#a9b48e'],
    blossom: ['#b99a94', '#cfb3aa', '#e2cfc5'],
    conifer: ['#5e7263', '#788c79'],
    trunk: '#6b5b50',
    path: '#ded1ba',
    flower: '#d9a79e',
    ambient: '#efe3d6',
  },
  {
    ...DAY,
    hour: 'dusk',
    sky: ['#6f7f8d', '#d8bfa9'],
    disc: '#ece0c8',
    hills: ['#8c929a', '#767f86', '#656f73'],
    lawn: ['#717a6a', '#5b6557'],
    leaves: ['#434f49', '#54605a', '#6a766c'],
    conifer: ['#3d4a47', '#4f5d58'],
    trunk: '#423c3a',
    path: '#a79b8a',
    flower: '#a88a80',
    ambient: '#5c6675',
    ambientAmount: 0.36,
    glass: ['#f2d49a', '#fbe9c2'],
    isLit: true,
  },
  {
    ...DAY,
    hour: 'rain',
    sky: ['#aab4b5', '#cfd3cd'],
    disc: null,
    hills: ['#b7bfbd', '#a2ada8', '#8d9a92'],
    lawn: ['#93a082', '#7a886c'],
    leaves: ['#4f6152', '#647665', '#82927e'],
    conifer: ['#485a52', '#5f7168'],
    trunk: '#584f47',
    path: '#c6beae',
    flower: '#d5c6c0',
    ambient: '#b9c1bf',
    ambientAmount: 0.16,
    glass: ['#56615f', '#d9c79b'],
  },
  {
    ...DAY,
    hour: 'desert morning',
    sky: ['#bccac9', '#f0e4d0'],
    disc: '#faf1dd',
    hills: ['#d3c2b1', '#c4a791', '#b69479'],
    lawn: ['#dcc6a4', '#c7ae8a'],
    leaves: ['#66735a', '#808b6c', '#a0a785'],
    conifer: ['#66765f', '#81907a'],
    trunk: '#75604e',
    path: '#ead9bd',
    flower: '#c9795a',
    ambient: '#f0dfc4',
  },
  {
    ...DAY,
    hour: 'desert evening',
    sky: ['#a99fa6', '#efcfb0'],
    disc: '#f9e6c4',
    hills: ['#b79a97', '#a47e77', '#8e695f'],
    lawn: ['#c7a684', '#ad8c6c'],
    leaves: ['#5e6452', '#757a62', '#94957a'],
    conifer: ['#5a6354', '#72796a'],
    trunk: '#5f4a3e',
    path: '#ddc09c',
    flower: '#b9634c',
    ambient: '#e0b48e',
    ambientAmount: 0.16,
    glass: ['#e9c486', '#f6dfae'],
    isLit: true,
  },
  {
    ...DAY,
    hour: 'desert noon',
    sky: ['#a9c0c6', '#e4e4d8'],
    disc: null,
    hills: ['#c9bfb4', '#bda58f', '#ac8f75'],
    lawn: ['#e0cba9', '#ccb48f'],
    leaves: ['#5f7058', '#78886b', '#98a484'],
    conifer: ['#5f735d', '#7b8d76'],
    trunk: '#6f5b49',
    path: '#ecdcc1',
    flower: '#d08b5f',
    ambient: '#f3e6cf',
  },
  {
    ...DAY,
    hour: 'desert rain',
    sky: ['#9faeb4', '#d3d2ca'],
    disc: null,
    hills: ['#b3aca8', '#a08e84', '#8d766a'],
    lawn: ['#bfa98b', '#a79173'],
    leaves: ['#54634f', '#6b7a63', '#88947c'],
    conifer: ['#52634f', '#6a7a66'],
    trunk: '#57483c',
    path: '#d0bfa5',
    flower: '#b97a5c',
    ambient: '#bdbab3',
    ambientAmount: 0.14,
  },
]

/** Returns a scene's palette, by its hour. */
export function paletteFor(kind: SampleScene, seed: number): Palette {
  const hour = sceneHour(kind, seed)
  const palette = PALETTES.find((candidate) => candidate.hour === hour)
  if (!palette) throw new Error(`There is no palette for ${hour}.`)
  return { ...palette, isSnow: hour === SNOW_HOUR }
}

/** Returns a building's color in this light. */
export function inLight(color: string, palette: Palette): string {
  return mix(color, palette.ambient, palette.ambientAmount)
}

/** Returns a surface's color in shade. */
export function shaded(color: string, amount = 0.16): string {
  return mix(color, '#2c2f33', amount)
}
