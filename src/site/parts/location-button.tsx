import { useText } from '../text.tsx'

/** Shown by islands/offer-location.ts. */
export function LocationButton() {
  const t = useText()
  return (
    <p className="location small">
      <button
        type="button"
        className="plain"
        hidden
        data-locate
        data-asking={t('Asking your device where you are …')}
        data-refused={t('Your device did not say where you are. Please type a city or ZIP code.')}
        data-nowhere={t('We know no postal code near you. Please type a city or ZIP code.')}
        data-failed={t('That did not work. Please type a city or ZIP code.')}
      >
        {t('Use my location')}
      </button>{' '}
      <span role="status" />
    </p>
  )
}
