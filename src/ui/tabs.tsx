import { type KeyboardEvent, type ReactNode, useId } from 'react'

type Tab = { value: string; label: ReactNode; content: ReactNode }

type TabsProps = { label: string; tabs: readonly Tab[]; value: string; onChange: (value: string) => void }

/** Source: ARIA Authoring Practices, tabs. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const id = useId()
  const shown = tabs.find((tab) => tab.value === value)

  function move(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.value === value)
    const to = { ArrowLeft: at - 1, ArrowRight: (at + 1) % tabs.length, Home: 0, End: -1 }[event.key]
    const next = to === undefined ? undefined : tabs.at(to)
    if (!next) return
    event.preventDefault()
    onChange(next.value)
    document.getElementById(`${id}-${next.value}`)?.focus()
  }

  return (
    <div>
      <div className="tabs" role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            className="tab"
            aria-selected={tab === shown}
            aria-controls={tab === shown ? `${id}-panel` : undefined}
            data-state={tab === shown ? 'active' : undefined}
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        key={value}
        role="tabpanel"
        id={`${id}-panel`}
        className="tab-panel"
        aria-labelledby={`${id}-${value}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without a control must be reachable, too
        tabIndex={0}
      >
        {shown?.content}
      </div>
    </div>
  )
}
