import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import type { AnswerOf } from '../../../shared/calls/define-call.ts'
import { findPartnerIdsCall, findPartnersCall } from '../../../shared/calls/partners.ts'
import type { AdminPartner } from '../../../shared/partners/admin-partner.ts'
import { unpackIds } from '../../../shared/partners/packed-ids.ts'
import { queryOf } from '../../api.ts'
import { isSearch, type PartnerSearch, searchParams } from './search-address.ts'

/** Rows of one call. */
const WINDOW = 100
/** While a partner is edited. */
const KEPT_MS = 2 * 60 * 60_000

export type FoundPartners = {
  total: number
  /** Of `total`. */
  inactiveCount: number
  /** Only loaded ones until all ids are there. */
  ids: readonly string[]
  /** False while ids and rows may differ. */
  hasAllIds: boolean
  rowAt: (index: number) => AdminPartner | undefined
  rowOf: (id: string) => AdminPartner | undefined
  /** Inclusive. */
  show: (from: number, to: number) => void
}

type Windows = { of: string; numbers: readonly number[] }
type Answer = AnswerOf<typeof findPartnersCall>

/** In windows; `found` is null before the first answer. */
export function useFoundPartners(search: PartnerSearch) {
  const wanted = String(searchParams(search))
  const [windows, setWindows] = useState<Windows>({ of: wanted, numbers: [0] })
  const numbers = windows.of === wanted ? windows.numbers : [0]
  const enabled = isSearch(search)
  const { answers, error } = useQueries({
    queries: numbers.map((number) => ({
      ...queryOf(findPartnersCall, {
        query: { ...search, offset: String(number * WINDOW), limit: String(WINDOW) },
      }),
      enabled,
      gcTime: KEPT_MS,
    })),
    combine: combineAnswers,
  })
  const first = answers[0]
  const all = useQuery({
    ...queryOf(findPartnerIdsCall, { query: search }),
    enabled: enabled && first !== undefined,
    gcTime: KEPT_MS,
  })
  const show = useCallback(
    (from: number, to: number) =>
      setWindows((before) => {
        const known = before.of === wanted ? before.numbers : [0]
        const missing = range(Math.floor(from / WINDOW), Math.floor(to / WINDOW)).filter(
          (number) => !known.includes(number),
        )
        return missing.length === 0 && before.of === wanted
          ? before
          : { of: wanted, numbers: [...known, ...missing] }
      }),
    [wanted],
  )
  const rows = useMemo(() => {
    const byWindow = new Map(numbers.map((number, at) => [number, answers[at]?.partners]))
    const byId = new Map(answers.flatMap((answer) => answer?.partners ?? []).map((row) => [row.id, row]))
    return {
      at: (index: number) => byWindow.get(Math.floor(index / WINDOW))?.[index % WINDOW],
      of: (id: string) => byId.get(id),
    }
  }, [numbers, answers])
  const ids = useMemo(
    () => (all.data && unpackIds(all.data.ids)) ?? first?.partners.map(({ id }) => id) ?? [],
    [all.data, first],
  )
  const found = useMemo((): FoundPartners | null => {
    if (!enabled || !first) return null
    const { total, inactiveCount } = first
    return {
      total,
      inactiveCount,
      ids,
      hasAllIds: all.data !== undefined,
      rowAt: rows.at,
      rowOf: rows.of,
      show,
    }
  }, [enabled, first, all.data, ids, rows, show])
  return { found, error: error ?? null }
}

function combineAnswers(results: UseQueryResult<Answer>[]) {
  return {
    answers: results.map(({ data }) => data),
    error: results.find(({ error }) => error !== null)?.error,
  }
}

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)
