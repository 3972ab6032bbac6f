import type { VideoFacts } from '../video-facts.ts'

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
