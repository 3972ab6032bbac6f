/** Of which a session without a fresh proof has a few. */
export const FEW_KINDS = ['read', 'mail', 'delete'] as const
export type FewKind = (typeof FEW_KINDS)[number]

/**
 * What a session may do without a fresh proof within FEW_MINUTES, in one call or many: inquiries read (the
 * same ones count once), letters mailed, rows deleted (ACCOUNT-5).
 */
export const FEW: Readonly<Record<FewKind, number>> = { read: 100, mail: 10, delete: 10 }
export const FEW_MINUTES = 10
