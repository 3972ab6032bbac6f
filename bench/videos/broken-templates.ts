import type { Scene, VideoTemplate } from '../../src/features/videos/render/templates/video-template.ts'

const withName = (template: VideoTemplate, change: (scene: Scene) => Scene): VideoTemplate => ({
  ...template,
  scenes: (facts) => template.scenes(facts).map((scene, at) => (at === 0 ? change(scene) : scene)),
})

/** Positive controls: each is `template` with one fault, and what the check must say of it. */
export function breakTemplate(template: VideoTemplate): { template: VideoTemplate; says: RegExp }[] {
  return [
    {
      template: { ...template, palette: { ...template.palette, ink: template.palette.ground } },
      says: /contrast/,
    },
    {
      template: withName(template, ({ scrim: _, groups: [group], ...first }) => ({
        ...first,
        groups: group ? [group, group] : [],
      })),
      says: /meets/,
    },
    {
      template: withName(template, ({ scrim: _, groups, ...first }) => ({
        ...first,
        groups: groups.map((group) => ({ ...group, anchor: 'top-left', inset: -11 })),
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
