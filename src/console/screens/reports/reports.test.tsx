import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listProposalsCall } from '../../../shared/calls/partner-checks.ts'
import { listPartnerReportsCall } from '../../../shared/calls/partner-reports.ts'
import { keyOf } from '../../api.ts'
import { Component } from './reports.tsx'

const LISTS = [keyOf(listProposalsCall), keyOf(listPartnerReportsCall)]

beforeEach(() => vi.stubGlobal('document', { getElementById: () => ({ dataset: {} }) }))
afterEach(() => vi.unstubAllGlobals())

function headings(answered: readonly (typeof LISTS)[number][]): string[] {
  const client = new QueryClient()
  for (const key of answered) client.setQueryData(key, [])
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Component />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return [...html.matchAll(/<h2[^>]*>([^<]+)/g)].map(([, heading]) => heading ?? '')
}

test('both lists come at once, so that the lower one does not jump', () => {
  for (const key of LISTS) expect(headings([key])).toEqual([])
  expect(headings(LISTS)).toEqual(['Corrections by partners', 'Reports from visitors'])
})
