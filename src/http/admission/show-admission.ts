import { Counter, Gauge, type Registry } from 'prom-client'
import type { Admission } from './create-admission.ts'

/** Adds outcomes, lane lengths and bodies to /metrics. */
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
  new Gauge({
    name: 'http_admission_queue',
    help: 'Requests in the lanes now: waiting, running.',
    labelNames: ['lane', 'state'],
    registers: [registry],
    collect() {
      for (const [lane, { counts }] of lanes) {
        this.set({ lane, state: 'waiting' }, counts.waiting)
        this.set({ lane, state: 'running' }, counts.running)
      }
    },
  })
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
  new Gauge({
    name: 'http_bodies_unfinished',
    help: 'Bodies that still come.',
    labelNames: ['pool'],
    registers: [registry],
    collect() {
      for (const [pool, { unfinished }] of bodies) this.set({ pool }, unfinished())
    },
  })
}
