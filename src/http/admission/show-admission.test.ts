import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import type { Admission } from './create-admission.ts'
import { showAdmission } from './show-admission.ts'

test('lanes and bodies stand in /metrics as they are', async () => {
  const registry = new Registry()
  const lane = { admitted: 1, refused: 2, dropped: 3, waiting: 4, running: 5 }
  showAdmission(registry, {
    lanes: new Map([
      ['google', { counts: lane }],
      ['page', { counts: { ...lane, admitted: 10 } }],
    ]),
    limited: new Map([['google', 6]]),
    bodies: new Map([
      [
        'small',
        { counts: { whole: 7, left: 8, refused: 9, limited: 11 }, bytes: () => 12, unfinished: () => 13 },
      ],
    ]),
  } as unknown as Admission)
  const first = await registry.metrics()
  expect(first.split('\n').filter((line) => line !== '' && !line.startsWith('# HELP'))).toEqual([
    '# TYPE http_admissions_total counter',
    'http_admissions_total{lane="google",outcome="admitted"} 1',
    'http_admissions_total{lane="google",outcome="refused"} 2',
    'http_admissions_total{lane="google",outcome="dropped"} 3',
    'http_admissions_total{lane="google",outcome="limited"} 6',
    'http_admissions_total{lane="page",outcome="admitted"} 10',
    'http_admissions_total{lane="page",outcome="refused"} 2',
    'http_admissions_total{lane="page",outcome="dropped"} 3',
    'http_admissions_total{lane="page",outcome="limited"} 0',
    '# TYPE http_admission_queue gauge',
    'http_admission_queue{lane="google",state="waiting"} 4',
    'http_admission_queue{lane="google",state="running"} 5',
    'http_admission_queue{lane="page",state="waiting"} 4',
    'http_admission_queue{lane="page",state="running"} 5',
    '# TYPE http_bodies_total counter',
    'http_bodies_total{pool="small",outcome="whole"} 7',
    'http_bodies_total{pool="small",outcome="left"} 8',
    'http_bodies_total{pool="small",outcome="refused"} 9',
    'http_bodies_total{pool="small",outcome="limited"} 11',
    '# TYPE http_bodies_unfinished gauge',
    'http_bodies_unfinished{pool="small"} 13',
  ])
  // A count is told, not added up.
  expect(await registry.metrics()).toBe(first)
})
