import { z } from 'zod'

export const SocialMedia = z.object({
  facebook: z.string().optional(),
  linkedin: z.string().optional(),
  instagram: z.string().optional(),
})
export type SocialMedia = z.infer<typeof SocialMedia>
