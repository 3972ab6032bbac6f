import type { VideoFacts } from '../video-facts.ts'

/** In pixels of the frame. */
export type Box = { x: number; y: number; width: number; height: number }

/** Of at least one box. */
export function boundsOf(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}

/** Fills "{{companyName}}"; '' when a named fact is empty or unknown. */
export function fillText(pattern: string, facts: VideoFacts): string {
  let isMissing = false
  const text = pattern.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = facts[name as keyof VideoFacts] ?? ''
    if (value === '') isMissing = true
    return value
  })
  return isMissing ? '' : text.trim()
}
