import { whoReadsText } from '../../shared/inquiries/inquiry-choices.ts'
import { paths } from '../../shared/paths.ts'
import { telUrl } from '../../shared/text/phone.ts'
import { receiptText } from '../receipt-text.ts'
import { useText } from '../text.tsx'

export type ReceiptProps = {
  provider: { name: string; supportEmail: string; readsWithin: string }
  partner: { name: string; phone: string }
  receipt: { reference: string; wantsCopy: boolean; ownPath: string | null }
}

/** In page and dialog. */
export function Receipt({ provider, partner, receipt }: ReceiptProps) {
  const t = useText()
  const { reference, wantsCopy, ownPath } = receipt
  return (
    <div className="receipt">
      {receiptText(t, { email: provider.supportEmail, partner: partner.name, reference }).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>
        {whoReadsText(t, {
          provider: provider.name,
          readsWithin: provider.readsWithin,
          partner: partner.name,
        })}
      </p>
      <p className="soft">{t('If it cannot wait, call {partner}:', { partner: partner.name })}</p>
      <a className="phone" href={telUrl(partner.phone)}>
        {partner.phone}
      </a>
      {wantsCopy && <p>{t('A copy goes to the address that you gave.')}</p>}
      {ownPath !== null && (
        <>
          {!wantsCopy && <CopyForm ownPath={ownPath} />}
          <p>
            <a href={ownPath}>{t('See what became of your inquiry, or withdraw it')}</a>
          </p>
        </>
      )}
    </div>
  )
}

export function CopyForm({ ownPath }: { ownPath: string }) {
  const t = useText()
  return (
    <form method="post" action={paths.inquiryCopy()}>
      {[...new URLSearchParams(ownPath.split('?')[1])].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className="button" type="submit" data-pending-text={t('Sending...')}>
        {t('Send me a copy by mail')}
      </button>
    </form>
  )
}
