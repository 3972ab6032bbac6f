import type { Translate } from '../shared/text/i18n.ts'

/** Says whether typed text stays on this device; `button` changes it. */
export function keptText(t: Translate, isOn: boolean): { text: string; button: string } {
  return isOn
    ? {
        text: t(
          'What you write is kept on this device until it is sent, for seven days at most. Is this a shared device?',
        ),
        button: t('Do not keep it'),
      }
    : { text: t('What you write is not kept on this device.'), button: t('Keep it until it is sent') }
}
