import { expect, test } from 'vitest'
import { callAccounts, leave } from '../../../../../tests/every-answer/call-accounts.ts'
import { callGoogle } from '../../../../../tests/every-answer/call-google.ts'
import { callInquiries } from '../../../../../tests/every-answer/call-inquiries.ts'
import { callImports, callRunsAndWork } from '../../../../../tests/every-answer/call-jobs.ts'
import { callFaq, callPartners } from '../../../../../tests/every-answer/call-partners.ts'
import { baseOf, makeCalls } from '../../../../../tests/every-answer/make-calls.ts'
import { ADMIN_ANSWERS } from '../../../../../tests/reading/admin-answers.ts'
import { protectedPatterns } from '../../../../../tests/reading/admin-routes.ts'

const calls = makeCalls()

test('every call of the back office answers with the fields of the list, and no others', async () => {
  await callAccounts(calls)
  const partnerId = await callPartners(calls)
  await callImports(calls)
  await callRunsAndWork(calls)
  await callFaq(calls, partnerId)
  await callInquiries(calls, partnerId)
  await callGoogle(calls)
  await leave(calls)
  expect(calls.seenFields()).toEqual(ADMIN_ANSWERS)
})

test('a call that is not in the list is detected', () => {
  const listed = Object.keys(ADMIN_ANSWERS).map((route) => {
    return route.replace(' ', ` ${baseOf(route.split(' ')[1] ?? '')}`)
  })
  expect(listed).toEqual(expect.arrayContaining(protectedPatterns(calls.site().http)))
})
