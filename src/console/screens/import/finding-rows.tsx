import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import type { ImportFinding } from '../../../shared/import.ts'
import { t } from '../../text.ts'

const USUAL_HEIGHT = 53
const ROWS_AHEAD = 20

/** Virtualised for a hundred thousand. */
export function FindingRows({ findings, onEnd }: { findings: readonly ImportFinding[]; onEnd: () => void }) {
  const scroller = useRef<HTMLElement>(null)
  const virtualizer = useVirtualizer({
    count: findings.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => USUAL_HEIGHT,
    overscan: 8,
  })
  const items = virtualizer.getVirtualItems()
  const isNearEnd = (items.at(-1)?.index ?? -1) >= findings.length - ROWS_AHEAD
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the list has grown
  useEffect(() => {
    if (isNearEnd) onEnd()
  }, [isNearEnd, findings.length])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section ref={scroller} className="import-findings" tabIndex={0} aria-label={t('Findings')}>
      <ul style={{ height: virtualizer.getTotalSize() }}>
        {items.map(({ index, key, start }) => {
          const finding = findings[index] as ImportFinding
          return (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              style={{ transform: `translateY(${start}px)` }}
            >
              <span className="import-line">
                {t('Line {line}', { line: finding.line.toLocaleString('en-US') })}
              </span>
              <span className="import-who">{finding.name || '–'}</span>
              <span>{finding.message}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
