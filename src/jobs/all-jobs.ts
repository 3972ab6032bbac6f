import { googleJobs } from './google.jobs.ts'
import { inquiryJobs } from './inquiries.jobs.ts'
import { partnerJobs } from './partners.jobs.ts'
import type { Jobs } from './queue.ts'
import { upkeepJobs } from './upkeep.jobs.ts'
import { videoJobs } from './videos.jobs.ts'

/** A missing one does not compile. */
export const ALL_JOBS: Readonly<Required<Jobs>> = {
  ...inquiryJobs,
  ...partnerJobs,
  ...googleJobs,
  ...videoJobs,
  ...upkeepJobs,
}
