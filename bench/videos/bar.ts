import { SHAPES } from '../../src/features/videos/render/shape.ts'
import { findTemplate, TEMPLATES } from '../../src/features/videos/render/templates/templates.ts'
import { breakTemplate } from './broken-templates.ts'
import { checkFrames } from './check-frames.ts'
import { NAMES } from './names.ts'

/**
 * `npm run bar -- videos [template …]`: the frames of every template in three shapes with every sample name.
 * Calls `row` for each template and for the faults that the check itself must find.
 */
export async function checkVideos(
  ids: readonly string[],
  row: (id: string, n: number, m: number, details: string[]) => void,
): Promise<void> {
  const templates = ids.length === 0 ? TEMPLATES : ids.flatMap((id) => findTemplate(id) ?? [])
  if (templates.length === 0) throw new Error(`Templates: ${TEMPLATES.map(({ id }) => id).join(', ')}`)
  const [first] = templates
  if (first) {
    const missed: string[] = []
    const broken = breakTemplate(first)
    for (const { template, says } of broken) {
      const findings = await checkFrames(template, 'landscape', NAMES.french)
      if (!findings.some((finding) => says.test(finding))) missed.push(`not found: ${says.source}`)
    }
    row(
      'videos: faults that the check of frames must find',
      broken.length - missed.length,
      broken.length,
      missed,
    )
  }
  for (const template of templates) {
    const details: string[] = []
    let good = 0
    let all = 0
    for (const shape of SHAPES) {
      for (const [name, sample] of Object.entries(NAMES)) {
        const findings = await checkFrames(template, shape, sample)
        all += 1
        if (findings.length === 0) good += 1
        details.push(...findings.map((finding) => `${shape} ${name}: ${finding}`))
      }
    }
    row(`videos: ${template.id}, shapes and names whose frames hold`, good, all, details)
  }
}
