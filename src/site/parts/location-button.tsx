import { useText } from '../text.tsx'

/** Shown by islands/offer-location.ts. `isLarge`: where it is the answer. */
export function LocationButton({ isLarge = false }: { isLarge?: boolean }) {
  const t = useText()
  return (
    <p className={isLarge ? 'location-large small' : 'location small'}>
      <button
        type="button"
        className={isLarge ? 'button' : 'plain'}
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
