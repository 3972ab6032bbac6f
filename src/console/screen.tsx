import { type ReactNode, useEffect, useRef } from 'react'
import { useSiteInfo } from './text.tsx'

type ScreenProps = {
  /** The screen's heading, and the document's title. */
  title: string
  /** What can be done here as a whole: buttons beside the heading. */
  actions?: ReactNode
  /** A line under the heading. */
  lead?: ReactNode
  children: ReactNode
}

/** One screen: its title, its heading, which takes the focus when somebody comes here, and its content. */
export function Screen({ title, actions, lead, children }: ScreenProps) {
  const { providerName } = useSiteInfo()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // A field that asks for the focus by itself keeps it.
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
