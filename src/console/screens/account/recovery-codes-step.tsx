import { useState } from 'react'
import { saveFile } from '../../save-file.ts'
import { siteInfo } from '../../site-info.ts'
import { t } from '../../text.ts'

/** Codes are shown only once. */
export function RecoveryCodesStep({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { providerName } = siteInfo()
  const [isCopied, setCopied] = useState(false)
  const text = codes.join('\n')
  return (
    <div className="recovery">
      <p className="soft">
        {t(
          'Each works once, when you do not have your telephone. They are not shown again: please keep them in a safe place.',
        )}
      </p>
      <ol className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="account-buttons">
        <button type="button" className="button" onClick={copy}>
          {isCopied ? t('Copied') : t('Copy Codes')}
        </button>
        <button
          type="button"
          className="button"
          onClick={() =>
            saveFile('recovery-codes.txt', `${providerName}\n\n${text}\n`, 'text/plain;charset=utf-8')
          }
        >
          {t('Download Codes')}
        </button>
      </div>
      <div className="dialog-buttons">
        <button type="button" className="button filled" onClick={onDone}>
          {t('Done')}
        </button>
      </div>
      <p className="unseen" role="status">
        {isCopied ? t('The codes are copied.') : ''}
      </p>
    </div>
  )

  async function copy() {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
}
