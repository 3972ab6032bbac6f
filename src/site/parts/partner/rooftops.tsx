import { useText } from '../../text.tsx'

/** Number of locations with an explanation. `id` is unique in the page. */
export function Rooftops({ count, id }: { count: number; id: string }) {
  const t = useText()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the explanation must be in reach of the keyboard
    <span className="tooltip" tabIndex={0} aria-describedby={id}>
      {t('{count, plural, one {# rooftop} other {# rooftops}}', { count })}
      <span role="tooltip" id={id}>
        {t('Number of locations this partner operates')}
      </span>
    </span>
  )
}
