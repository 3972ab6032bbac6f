import type { ReactNode } from 'react'

/** A heading, a text and next steps on the garden picture. */
export function EmptyPanel({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="empty-panel">
      <h2>{heading}</h2>
      {children}
    </section>
  )
}
