import { describe, expect, it } from 'vitest'
import { createTranslate } from '../../../shared/text/i18n.ts'
import { EMPTY_INQUIRY, type InquiryFormEvent, missingFields, nextInquiryForm } from './inquiry-form-state.ts'

const formAfter = (...events: InquiryFormEvent[]) => events.reduce(nextInquiryForm, EMPTY_INQUIRY)
const written: InquiryFormEvent = { type: 'edited', field: 'message', value: 'How long does it take?' }
const sent: InquiryFormEvent = { type: 'sent', key: 'key-1' }

describe('the inquiry form', () => {
  it('keeps text and key after a failure, so that a retry is the same inquiry', () => {
    const form = formAfter(written, sent, { type: 'failed' })
    expect(form).toMatchObject({
      key: 'key-1',
      isSending: false,
      values: { message: 'How long does it take?' },
    })
  })

  it('gives changed content a new key', () => {
    expect(
      formAfter(written, sent, { type: 'failed' }, { ...written, value: 'Another question' }).key,
    ).toBeNull()
  })

  it('is empty once received', () => {
    expect(formAfter(written, sent, { type: 'received' })).toEqual(EMPTY_INQUIRY)
  })

  it('marks refused fields until they are edited', () => {
    const errors = { email: 'Please enter a valid email address.', name: 'Please enter your name.' }
    const refused = formAfter(written, sent, { type: 'refused', errors })
    expect(refused).toMatchObject({ errors, isSending: false })
    expect(nextInquiryForm(refused, { type: 'edited', field: 'name', value: 'Ada' }).errors).toEqual({
      email: errors.email,
    })
  })

  it('requires name, email and message, not the phone; blanks count as missing (INQUIRY-1)', () => {
    const t = createTranslate('en')
    const values = { name: ' ', email: '', phone: '', message: '\n' }
    expect(Object.keys(missingFields(values, t))).toEqual(['name', 'email', 'message'])
    expect(missingFields({ ...values, name: 'Ada', email: 'a', message: 'b' }, t)).toEqual({})
  })
})
