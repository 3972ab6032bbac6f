import { expect, test } from 'vitest'
import { checkProse } from './check-prose.ts'

const release = (body: string, headline = 'The chapel opens') =>
  `FOR IMMEDIATE RELEASE\n\n${headline}\n\nKNOXVILLE, Tenn. (Nov. 23, 2026) — ${body}\n\nAbout Hale\nHale is in the city of Knoxville and serves the families there.\n\nMedia Contact\nEdith Wren\n865-555-0142\n\n###`
const found = (body: string, headline?: string) => {
  const text = release(body, headline)
  return checkProse(text, []).map(({ start, end, repair }) => `${text.slice(start, end)} → ${repair}`)
}

test.each([
  ['The walk is on Feb. 30, 2027.', 'Feb. 30, 2027 → null'],
  ['The walk is on Tuesday, March 6, 2027.', 'Tuesday → Saturday'],
  ['The walk will begin on March 7, 2026.', 'March 7, 2026 → null'],
  ['The chapel is open from 4 p.m. to 1 p.m. on Sundays.', '4 p.m. to 1 p.m → null'],
  ['The chapel is open from 4 to 1 p.m. on Sundays.', '4 to 1 p.m → null'],
  ['There were 23 guests. 164 firms were honored in the city.', '164 → null'],
  ['The house was founded in 1952 and now marks its 50th anniversary.', '50th anniversary → null'],
  ['He was born in 1940 and died in 2026 at 70 in the city.', 'born in 1940 and died in 2026 at 70 → null'],
  ['Walter Hale has died at home. “We are open,” said Walter Hale.', 'Walter Hale → null'],
  ['“They listened to us,” wrote Edith Wren.', 'Edith Wren → null'],
  ['“They listened to us,” wrote Ann Lee, office manager.', 'Ann Lee → null'],
  ['Maria Santos joins the house. The chapel is run by Maria Santoz now.', 'Maria Santoz → Maria Santos'],
  ['It is the only house in the county with a garden.', 'the only → null'],
  ['It is a five-star house in the county.', 'five-star → null'],
  ['The talk is by Mr. Stone of the county.', 'Mr.  → '],
  ['On Sunday Rev. Thomas Abara speaks to the families.', 'Rev.  → the Rev. '],
  ['The guests come from Dayton, OH to the chapel.', 'OH  → Ohio, '],
])('the desk finds it: %s', (body, fault) => {
  expect(found(body)).toContain(fault)
})

test.each([
  'The open house is set for 1 to 4 p.m. Saturday, March 6, 2027.',
  'The chapel is open from 10 to 1 p.m. on Sundays.',
  'He died on Nov. 19 at home in the city.',
  'The walk was held on Nov. 7, 2026, in the city.',
  'The house was founded in 1952 and marks its 74th anniversary.',
  'Walter Hale founded the house. “We are open,” said Peter Hale.',
  'The house was voted best by readers of the Gazette.',
  'The Rev. Thomas Abara speaks to the families on Sunday.',
])('the desk leaves it: %s', (body) => {
  expect(found(body)).toEqual([])
})

test('a headline of more than 90 characters is found', () => {
  const long = `The chapel opens ${'and opens '.repeat(9)}`.trim()
  expect(found('The chapel is open to the families.', long)).toContain(`${long} → null`)
})
