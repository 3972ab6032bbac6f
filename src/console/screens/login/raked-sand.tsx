const CENTRE = { x: 1180, y: 330 }
const GROOVES = Array.from({ length: 24 }, (_, n) => n)

/** Decoration. */
export function RakedSand() {
  return (
    <svg
      className="raked-sand"
      viewBox="0 0 1600 420"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      {GROOVES.map((n) => (
        <ellipse
          key={n}
          className="raked-line"
          cx={CENTRE.x}
          cy={CENTRE.y}
          rx={182 + n * 52}
          ry={46 + n * 14}
          opacity={(1 - n / GROOVES.length) ** 1.4}
        />
      ))}
      <path className="stone" d="M1042 292c0-50 57-70 139-70s145 19 145 68-56 62-142 62-142-13-142-60Z" />
      <path className="stone" d="M1112 186c0-25 30-39 72-39s70 14 70 39-29 39-70 39-72-14-72-39Z" />
    </svg>
  )
}
