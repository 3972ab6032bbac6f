type SiteInfo = {
  providerName: string
  supportEmail: string
  /** When the shell was served. */
  needsSetupCode: boolean
  /** Null: unknown. */
  isSetUp: boolean | null
  sendsMail: boolean
}

/** From the HTML shell. */
export function siteInfo(): SiteInfo {
  const { providerName = '', supportEmail = '', setupCode, setUp, mail } = consoleShell().dataset
  return {
    providerName,
    supportEmail,
    needsSetupCode: setupCode === 'needed',
    isSetUp: setUp === undefined ? null : setUp === 'done',
    sendsMail: mail === 'sent',
  }
}

/** Setup has ended. */
export function markSetUp(): void {
  consoleShell().dataset.setUp = 'done'
}

/** Throws on a page without it. */
export function consoleShell(): HTMLElement {
  const shell = document.getElementById('console')
  if (!shell) throw new Error('The page lacks the element #console.')
  return shell
}
