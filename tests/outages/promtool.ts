import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** By series: `directory_jobs{name="send-mail"}`. */
export type Scrape = Map<string, number>

const TARGET = 'job="partner-directory",instance="one"'

export const hasPromtool = () => spawnSync('promtool', ['--version']).status === 0

/**
 * Asks promtool which alerts of `rules` fire on the series of `scrapes`, null where the target was down. Returns its
 * complaint, '' when exactly `ever` fired at some time, and `atEnd` still at the end.
 */
export function findOtherAlerts(
  rules: string,
  scrapes: readonly (Scrape | null)[],
  interval: string,
  { ever, atEnd }: { ever: readonly string[]; atEnd: readonly string[] },
): string {
  const seconds = Number.parseInt(interval, 10)
  const end = `${(scrapes.length - 1) * seconds}s`
  const firing = 'ALERTS{alertstate="firing"}'
  const ask = (expr: string, alerts: readonly string[]) => ({
    expr: `group by (alertname) (${expr})`,
    eval_time: end,
    exp_samples: alerts.map((alertname) => ({ labels: `{alertname="${alertname}"}`, value: 1 })),
  })
  const plan = {
    rule_files: [path.resolve(rules)],
    evaluation_interval: interval,
    tests: [
      {
        interval,
        input_series: toSeries(scrapes),
        promql_expr_test: [ask(`last_over_time(${firing}[30d])`, ever), ask(firing, atEnd)],
      },
    ],
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'promtool-'))
  const file = path.join(folder, 'drill.json')
  writeFileSync(file, JSON.stringify(plan))
  const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', file], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  return status === 0 ? '' : `${stdout}${stderr}`
}

/** As Prometheus stores them: what is no longer shown ends at once. */
function toSeries(scrapes: readonly (Scrape | null)[]): { series: string; values: string }[] {
  const names = new Set(scrapes.flatMap((scrape) => [...(scrape?.keys() ?? [])]))
  const shown = [...names].map((series) => ({
    series: series.endsWith('}') ? series.replace(/\}$/, `,${TARGET}}`) : `${series}{${TARGET}}`,
    values: scrapes.map((scrape) => scrape?.get(series) ?? 'stale').join(' '),
  }))
  return [...shown, { series: `up{${TARGET}}`, values: scrapes.map((scrape) => (scrape ? 1 : 0)).join(' ') }]
}
