import { Counter, type Registry } from 'prom-client'
import { showFigure } from '../show-figure.ts'
import type { Admission } from './create-admission.ts'

export function showAdmission(registry: Registry, { lanes, limited, bodies }: Admission): void {
  new Counter({
    name: 'http_admissions_total',
    help: 'Requests that the page cache did not answer: admitted, refused (503), limited (429), dropped (the client had gone).',
    labelNames: ['lane', 'outcome'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [lane, { counts }] of lanes) {
        for (const outcome of ['admitted', 'refused', 'dropped'] as const) {
          this.inc({ lane, outcome }, counts[outcome])
        }
        this.inc({ lane, outcome: 'limited' }, limited.get(lane) ?? 0)
      }
    },
  })
  const queue = {
    name: 'http_admission_queue',
    help: 'Requests in the lanes now: waiting, running.',
    labelNames: ['lane', 'state'],
  }
  showFigure(registry, queue, () =>
    [...lanes].flatMap(([lane, { counts }]) =>
      (['waiting', 'running'] as const).map((state) => [{ lane, state }, counts[state]] as const),
    ),
  )
  new Counter({
    name: 'http_bodies_total',
    help: 'Bodies of requests: whole, left (the client went, or took over 20 s), limited (429: too many of one network), refused (413, or 503: no memory left).',
    labelNames: ['pool', 'outcome'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [pool, { counts }] of bodies)
        for (const [outcome, count] of Object.entries(counts)) this.inc({ pool, outcome }, count)
    },
  })
  const unfinished = { name: 'http_bodies_unfinished', help: 'Bodies that still come.', labelNames: ['pool'] }
  showFigure(registry, unfinished, () => [...bodies].map(([pool, body]) => [{ pool }, body.unfinished()]))
}
