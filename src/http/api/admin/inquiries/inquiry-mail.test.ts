import { describe, expect, test } from 'vitest'
import { eventKinds, makeInquiryInbox } from '../../../../../tests/sites/make-inquiry-inbox.ts'
import { insertPartners } from '../../../../../tests/values/build.ts'
import { withdrawInquiry } from '../../../../features/inquiries/withdraw/withdraw-inquiry.ts'
import { MailRefused } from '../../../../integrations/mail/mailer.ts'

const inbox = makeInquiryInbox()
const { ask, askAsSpam, patch, post, pass, mailsOf, deliverAll } = inbox

describe('mail sent again', () => {
  test('after it was given up: one new attempt, however often the button is clicked', async () => {
    const id = await ask()
    const [first] = await mailsOf(id)
    const { send } = inbox.site().app.mail
    inbox.site().app.mail.send = () => Promise.reject(new MailRefused('550 no such mailbox'))
    await deliverAll()
    inbox.site().app.mail.send = send
    const failed = (await inbox.call('GET', `/api/admin/inquiries/${id}`)).body
    expect(failed).toMatchObject({ mailState: 'failed', hasFailedMail: true })
    expect(failed.events).toMatchObject([
      { kind: 'mail-failed', text: '550 no such mailbox', mailKind: 'notice' },
    ])

    await pass(60)
    const body = { mailId: first?.id }
    const answers = await Promise.all([post(id, 'resend', body), post(id, 'resend', body)])
    await deliverAll()
    answers.push(await post(id, 'resend', body))
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200])
    expect(answers.at(-1)?.body).toMatchObject({ mailState: 'sent', hasFailedMail: false })
    expect(eventKinds(answers.at(-1)?.body)).toEqual(['mail-failed', 'resend', 'mail-sent'])
    const mails = await mailsOf(id)
    expect(mails).toMatchObject([
      { state: 'failed' },
      { state: 'sent', resendOfId: first?.id, text: first?.text },
    ])
  })

  test('without a name is the newest notice: also one that was sent, a waiting one is not doubled', async () => {
    const id = await ask()
    await post(id, 'resend')
    expect(await mailsOf(id)).toHaveLength(1)
    await deliverAll()
    await pass(5)
    await post(id, 'resend')
    await deliverAll()
    await pass(0.5)
    await post(id, 'resend')
    expect(await mailsOf(id)).toHaveLength(2)
    await pass(5)
    await post(id, 'resend')
    expect(await mailsOf(id)).toHaveLength(3)
  })

  test('of another inquiry, or of spam that was never told, is not there', async () => {
    const [mail] = await mailsOf(await ask())
    expect((await post(await ask(), 'resend', { mailId: mail?.id })).status).toBe(404)
    expect((await post(await askAsSpam(), 'resend')).status).toBe(404)
  })
})

describe('forwarded to the partner', () => {
  test('goes to its own address, answers go to the family, and the clock stops', async () => {
    const id = await ask({ email: 'ruth@example.org' })
    const { status, body } = await post(id, 'forward', { message: 'Could you call her?' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'forwarded', respondedAt: inbox.now().toISOString() })
    expect(eventKinds(body)).toEqual(['forward', 'status'])
    await post(id, 'forward', { message: 'Could you call her?' })
    await deliverAll()
    const [, mail, ...rest] = inbox
      .site()
      .sentMail.slice(-2)
      .toSorted((a, b) => b.to.localeCompare(a.to))
    expect(rest).toEqual([])
    expect(mail).toMatchObject({ to: 'office@hollis.example', replyTo: 'ruth@example.org' })
    expect(mail?.subject).toBe(`A family asks Hollis & Wren for information (${body.reference})`)
    expect(mail?.text).toMatch(/^Could you call her\?\n\nA family asks .*Hollis & Wren/)
    expect(mail?.text).toContain('> How long does it take?\n> Thank you.')
  })

  test('leaves one that was answered as it is', async () => {
    const id = await ask()
    await patch(id, { status: 'responded' })
    expect((await post(id, 'forward')).body.status).toBe('responded')
  })

  test('needs an address', async () => {
    const [house] = await insertPartners(inbox.site().app.db, { email: null })
    await inbox.site().app.directory.refresh()
    const answer = await post(await ask({ partnerId: house?.id }), 'forward')
    expect([answer.status, answer.body.message]).toEqual([400, 'This partner has no email address.'])
  })
})

describe('withdrawn by its family', () => {
  test('an inquiry goes to nobody any more, also by a message that still waits (INQUIRY-13)', async () => {
    const id = await ask()
    await deliverAll()
    await post(id, 'forward')
    const { reference } = (await inbox.call('GET', `/api/admin/inquiries/${id}`)).body
    await withdrawInquiry(inbox.site().app, reference)
    const sentBefore = inbox.site().sentMail.length
    await deliverAll()
    const sent = inbox.site().sentMail.slice(sentBefore)
    expect(sent.map(({ subject }) => subject)).toEqual([
      `Withdrawn: inquiry ${reference} about Hollis & Wren`,
    ])

    const mails = await mailsOf(id)
    const [notice, forward] = ['notice', 'forward'].map((name) => mails.find(({ kind }) => kind === name))
    expect(forward).toMatchObject({ state: 'failed' })
    const answers = [
      await post(id, 'forward'),
      await post(id, 'reply', { message: 'All of it, in two weeks.' }),
      await post(id, 'resend', { mailId: notice?.id }),
      await post(id, 'resend', { mailId: forward?.id }),
      await patch(id, { status: 'forwarded' }),
      await inbox.call('PATCH', '/api/admin/inquiries/bulk', { ids: [id, await ask()], status: 'responded' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409, 409])
    expect(await patch(id, { status: 'closed', note: 'They have found another home.' })).toMatchObject({
      status: 200,
      body: { status: 'closed' },
    })
    expect(await mailsOf(id)).toHaveLength(3)
  })
})
