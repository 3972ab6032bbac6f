import { Gauge, type Registry } from 'prom-client'

type Labels = Record<string, string>
/** null: no value now. */
type Value = number | null
export type Figure = Value | readonly (readonly [labels: Labels, value: Value])[]

export type About = { name: string; help: string; labelNames?: string[] }

/** Read at each scrape of /metrics. */
export function showFigure(registry: Registry, about: About, read: () => Figure | Promise<Figure>): void {
  new Gauge({
    ...about,
    registers: [registry],
    async collect() {
      this.reset()
      // A reset without labels leaves 0, which alerts would take for 1970.
      if (!about.labelNames) this.remove()
      const found = await read()
      const samples = Array.isArray(found) ? found : [[{}, found] as const]
      for (const [labels, value] of samples) if (value !== null) this.set(labels, Number(value))
    },
  })
}
