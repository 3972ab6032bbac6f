import type { ReactNode } from 'react'
import { SupportLine } from './support-line.tsx'

/** Text on the garden picture. */
export function EmptyPanel({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="empty-panel">
      <h2>{heading}</h2>
      {children}
      <SupportLine />
    </section>
  )
}
