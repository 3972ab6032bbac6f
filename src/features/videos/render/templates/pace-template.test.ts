import { expect, it } from 'vitest'
import { paceTemplate } from './pace-template.ts'
import { TEMPLATES } from './templates.ts'

const FACTS = {
  companyName: 'Hartwell & Moore',
  contactName: 'Eleanor Hartwell',
  phone: '(802) 555-0142',
  website: 'hartwellmoore.example',
  callToAction: 'Call us for a quiet conversation about your choices',
  notes: 'Since 1931 in Brattleboro, Vermont',
}

it.each(TEMPLATES)('$id keeps its length for few words and waits for many', (template) => {
  expect(paceTemplate(template, { ...FACTS, callToAction: '', notes: '' })).toBe(template)
  const notes = 'We have cared for families of the valley since 1931. '.repeat(3)
  const slow = paceTemplate(template, { ...FACTS, notes })
  const [invitation] = slow.scenes.filter(({ id }) => id === 'invitation')
  const letters = FACTS.callToAction.length + notes.length
  const shown = (invitation?.end ?? 0) - (invitation?.start ?? 0) - (invitation?.fadeOut ?? 0)
  // Arrival apart, at most 15 characters a second, unless the film would be 1.8 times as long.
  const isSlowest = slow.durationSeconds > template.durationSeconds * 1.79
  if (!isSlowest) expect(letters / (shown - 1.6)).toBeLessThanOrEqual(15.2)
  expect(slow.durationSeconds).toBe(slow.scenes.at(-1)?.end)
  expect(slow.durationSeconds).toBeGreaterThan(template.durationSeconds * 1.2)
})
