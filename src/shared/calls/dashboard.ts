import { CoverageMap, Dashboard, DashboardQuery } from '../dashboard.ts'
import { defineCall, named } from './define-call.ts'

export const readDashboardCall = defineCall({
  method: 'get',
  path: '/api/admin/dashboard',
  summary: 'What a team looks at each morning',
  description: 'Days are counted in the given time zone (an IANA name), else in UTC.',
  query: DashboardQuery,
  result: 'The figures',
  answer: named('Dashboard', Dashboard),
  errors: [400],
})

export const readCoverageCall = defineCall({
  method: 'get',
  path: '/api/admin/dashboard/coverage',
  summary: 'Active partners of each state and province, with the shapes of a map',
  result: 'The map',
  answer: named('CoverageMap', CoverageMap),
  errors: [],
})
