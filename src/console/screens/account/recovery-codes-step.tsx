import { useState } from 'react'
import { Button } from '../../button.tsx'
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
        <Button label={isCopied ? t('Copied') : t('Copy Codes')} onClick={copy} />
        <Button
          label={t('Download Codes')}
          onClick={() =>
            saveFile('recovery-codes.txt', `${providerName}\n\n${text}\n`, 'text/plain;charset=utf-8')
          }
        />
      </div>
      <div className="dialog-buttons">
        <Button label={t('Done')} className="button filled" onClick={onDone} />
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
