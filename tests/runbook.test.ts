import { readFileSync } from 'node:fs'
import pg from 'pg'
import { expect, test } from 'vitest'
import { RULES } from './outages/read-samples.ts'
import { cloneTemplate } from './servers/make-database.ts'

const BOOK = 'docs/runbook.md'
const DRILLS = 'tests/drills/outages.test.ts'

/** Of the rules: name, then what belongs to it. */
const ALERTS = readFileSync(RULES, 'utf8')
  .split(/^ {6}- alert: /m)
  .slice(1)
  .map((text) => [text.split('\n')[0] ?? '', text] as const)
const SECTIONS = new Map(
  readFileSync(BOOK, 'utf8')
    .split(/^## /m)
    .slice(1)
    .map((text) => [text.split('\n')[0] ?? '', text]),
)
/** By title, without what they need. */
const DRILLED = new Map(
  readFileSync(DRILLS, 'utf8')
    .split(/^ {2}test(?:\.skipIf\(.*?\)\))?\('/m)
    .slice(1)
    .map((text) => [(text.split("', ")[0] ?? '').replace(/ \(needs .*\)$/, ''), text]),
)
const commandsOf = (section: string) => /```sh\n([\s\S]*?)\n```/.exec(section)?.[1]?.split('\n') ?? []

test('each alert has a severity, a summary and a section, and each section an alert', () => {
  expect(ALERTS.length).toBeGreaterThan(20)
  expect([...SECTIONS.keys()].sort()).toEqual(ALERTS.map(([name]) => name).sort())
  for (const [name, text] of ALERTS) {
    expect(text).toMatch(/labels: \{ severity: (?:page|ticket) \}/)
    expect(text).toMatch(/^ +summary: "?[A-Z].*\.?"?$/m)
    expect(text).toContain(`runbook_url: ${BOOK}#${name.toLowerCase()}\n`)
  }
})

test.each([...SECTIONS])('%s has three commands and the date of a drill in which it fires', (name, text) => {
  expect(commandsOf(text)).toHaveLength(3)
  const [, drill = '', date = ''] = /Drill: (.+), (\d{4}-\d\d-\d\d)\.\s*$/.exec(text) ?? []
  expect(Number.isNaN(Date.parse(date))).toBe(false)
  expect(DRILLED.get(drill)).toMatch(new RegExp(`expectAlerts\\(\\[.*'${name}'`))
})

test('each statement of the runbook can be run', async () => {
  const statements = [...SECTIONS.values()]
    .flatMap(commandsOf)
    .flatMap((command) => /^psql "\$DATABASE_URL" -c "(.*)"$/.exec(command)?.[1] ?? [])
  expect(statements.length).toBeGreaterThan(10)
  const { url, drop } = await cloneTemplate()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
  await drop()
})
