import type { ReactNode } from 'react'
import { SearchForm } from './search-form.tsx'
import { SupportLine } from './support-line.tsx'

export function MessageScreen({
  heading,
  text,
  children,
}: {
  heading: string
  text: string
  children?: ReactNode
}) {
  return (
    <div className="column page message">
      <h1>{heading}</h1>
      <p className="lead">{text}</p>
      {children && <div className="buttons">{children}</div>}
      <SearchForm />
      <SupportLine />
    </div>
  )
}
