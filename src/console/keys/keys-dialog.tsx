import { Button } from '../parts.tsx'
import './keys.css'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { t } from '../text.ts'
import type { Shortcut } from './use-shortcut.ts'

type KeysDialogProps = { shortcuts: readonly Shortcut[]; onClose: () => void }

export function KeysDialog({ shortcuts, onClose }: KeysDialogProps) {
  const everywhere = shortcuts.filter(({ isGlobal }) => isGlobal)
  const here = shortcuts.filter(({ isGlobal }) => !isGlobal)
  return (
    <Dialog title={t('Keys')} onClose={onClose}>
      {here.length > 0 && <KeyList title={t('On this screen')} shortcuts={here} />}
      <KeyList title={t('Everywhere')} shortcuts={everywhere} />
      <div className="dialog-buttons">
        <Button label={t('Close')} onClick={onClose} />
      </div>
    </Dialog>
  )
}

function KeyList({ title, shortcuts }: { title: string; shortcuts: readonly Shortcut[] }) {
  return (
    <section className="keys">
      <h3 className="label">{title}</h3>
      <dl>
        {shortcuts.map((shortcut) => (
          <div key={keyText(shortcut)}>
            <dt>
              <kbd>{keyText(shortcut)}</kbd>
            </dt>
            <dd>{shortcut.does}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const keyText = ({ key, withControl }: Shortcut) =>
  withControl ? `${t('Ctrl or Cmd')} + ${key.toUpperCase()}` : key
