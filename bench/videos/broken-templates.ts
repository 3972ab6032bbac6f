import type { Scene, VideoTemplate } from '../../src/features/videos/render/templates/video-template.ts'

const withName = (template: VideoTemplate, change: (scene: Scene) => Scene): VideoTemplate => ({
  ...template,
  scenes: template.scenes.map((scene, at) => (at === 0 ? change(scene) : scene)),
})

/** Positive controls: each is `template` with one fault, and what the check must say of it. */
export function breakTemplate(template: VideoTemplate): { template: VideoTemplate; says: RegExp }[] {
  const group = template.scenes[0]?.groups[0]
  if (!group) throw new Error('The first scene has no group')
  const { scrim: _, ...first } = template.scenes[0] as Scene
  return [
    {
      template: { ...template, palette: { ...template.palette, ink: template.palette.ground } },
      says: /contrast/,
    },
    {
      template: withName(template, () => ({
        ...first,
        groups: [group, { ...group, items: group.items.slice(1) }],
      })),
      says: /meets/,
    },
    {
      template: withName(template, () => ({
        ...first,
        groups: [{ ...group, anchor: 'top-left', inset: -11 }],
      })),
      says: /leaves the safe area/,
    },
    {
      template: {
        ...template,
        styles: Object.fromEntries(
          Object.entries(template.styles).map(([name, style]) => [
            name,
            { ...style, maxLines: 1, minSize: style.size, tracking: 9 },
          ]),
        ),
      },
      says: /shortened/,
    },
  ]
}
