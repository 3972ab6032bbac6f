import { ACCOUNT_ROWS } from './rows/accounts.ts'
import { AUTHORIZATION_ROWS } from './rows/authorization.ts'
import { CHANGE_ROWS } from './rows/changes.ts'
import { EVIDENCE_ROWS } from './rows/evidence.ts'
import { FILE_ROWS } from './rows/files.ts'
import { INJECTION_ROWS } from './rows/injection.ts'
import { INQUIRY_ROWS } from './rows/inquiries.ts'
import { RELIABILITY_ROWS } from './rows/reliability.ts'
import { STRESS_ROWS } from './rows/stress.ts'
import type { TrustRow } from './trust-row.ts'

/** All rows, by number. */
export const ALL_ROWS: readonly TrustRow[] = [
  ...ACCOUNT_ROWS,
  ...AUTHORIZATION_ROWS,
  ...INJECTION_ROWS,
  ...CHANGE_ROWS,
  ...FILE_ROWS,
  ...INQUIRY_ROWS,
  ...RELIABILITY_ROWS,
  ...STRESS_ROWS,
  ...EVIDENCE_ROWS,
]
