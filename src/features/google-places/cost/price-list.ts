export type Sku = 'details-enterprise' | 'details-enterprise-atmosphere' | 'place-photo'

/**
 * Millionths of a US dollar per call, first volume tier; other programs may have used the free
 * calls. Source, of 2026-11-01:
 * https://developers.google.com/maps/billing-and-pricing/pricing
 */
export const PRICE_LIST = {
  micros: {
    'details-enterprise': 20_000,
    'details-enterprise-atmosphere': 25_000,
    'place-photo': 7_000,
  } satisfies Record<Sku, number>,
  freeCalls: {
    'details-enterprise': 1000,
    'details-enterprise-atmosphere': 1000,
    'place-photo': 1000,
  } satisfies Record<Sku, number>,
} as const

/** Searches by id are free. */
export const MICROS_PER_PARTNER = PRICE_LIST.micros['details-enterprise']

const MICROS = 1_000_000

/** To a hundredth of a cent. */
export function toUsd(micros: number): number {
  return Math.round(micros / 100) / (MICROS / 100)
}
