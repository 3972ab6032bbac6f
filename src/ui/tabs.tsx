import * as Radix from '@radix-ui/react-tabs'
import type { ReactNode } from 'react'

type Tab = { value: string; label: ReactNode; content: ReactNode }

/** Arrow keys move between tabs. */
export function Tabs({
  label,
  tabs,
  value,
  onChange,
}: {
  label: string
  tabs: Tab[]
  value: string
  onChange: (value: string) => void
}) {
  return (
    <Radix.Root value={value} onValueChange={onChange}>
      <Radix.List className="tabs" aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} className="tab" value={tab.value}>
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} className="tab-panel" value={tab.value}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
