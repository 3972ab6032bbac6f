import type { ReactNode } from 'react'

/** The garden where nothing was found: a heading, a text and what can be done. */
export function EmptyPanel({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="empty-panel">
      <h2>{heading}</h2>
      {children}
    </section>
  )
}
