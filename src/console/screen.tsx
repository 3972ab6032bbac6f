import { type ReactNode, useEffect, useRef } from 'react'
import { useSiteInfo } from './text.tsx'

type ScreenProps = {
  /** Heading and document title. */
  title: string
  /** Buttons beside the heading. */
  actions?: ReactNode
  /** Line under the heading. */
  lead?: ReactNode
  children: ReactNode
}

/** A screen; its heading takes the focus after navigation. */
export function Screen({ title, actions, lead, children }: ScreenProps) {
  const { providerName } = useSiteInfo()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // An autofocused field keeps the focus.
    if (!document.activeElement || document.activeElement === document.body || !isInMain())
      heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <>
      <title>{`${title} · ${providerName}`}</title>
      <div className="screen-head">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p className="screen-lead">{lead}</p>}
        </div>
        {actions && <div className="screen-actions">{actions}</div>}
      </div>
      {children}
    </>
  )
}

function isInMain(): boolean {
  return document.activeElement?.closest('main') != null && document.activeElement.id !== 'main'
}
