import { type ReactNode, useEffect, useRef } from 'react'
import { siteInfo } from './site-info.ts'

type ScreenProps = {
  title: string
  actions?: ReactNode
  /** Under the heading. */
  lead?: ReactNode
  /** A new part takes the focus. */
  part?: string | undefined
  children: ReactNode
}

/** The heading takes the focus after navigation. */
export function Screen({ title, actions, lead, part, children }: ScreenProps) {
  const { providerName } = siteInfo()
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part is a navigation
  useEffect(() => {
    // A field keeps the focus: autofocused, or in use while the window changes its width.
    if (!document.activeElement || document.activeElement === document.body || !isInMain())
      heading.current?.focus({ preventScroll: true })
  }, [part])
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
  const at = document.activeElement
  return at?.closest('main') != null && at.id !== 'main' && at.checkVisibility()
}
