export const ROOFTOPS_ID = 'rooftops'

/** Once per page, for `<use>`. */
export function Sprite() {
  return (
    <svg className="sprite" width="0" height="0" aria-hidden="true">
      <symbol id="stars" viewBox="0 0 88 16" width="88" height="16">
        {[0, 18, 36, 54, 72].map((x) => (
          <path key={x} transform={`translate(${x})`} d={STAR} />
        ))}
      </symbol>
      <symbol id="pin" viewBox="0 0 28 40">
        <path d="M14 1C6.8 1 1 6.7 1 13.8 1 23.5 14 39 14 39s13-15.5 13-25.2C27 6.7 21.2 1 14 1Zm0 18a5.5 5.5 0 1 1 0-11 5.5 5.5 0 0 1 0 11Z" />
      </symbol>
    </svg>
  )
}

const STAR = 'M8 .8l2.2 4.7 5.1.7-3.7 3.6.9 5.1L8 12.4l-4.5 2.5.9-5.1L.7 6.2l5.1-.7Z'
