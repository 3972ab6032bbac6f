import type { App } from '../../app.ts'
import type { Dashboard } from '../../shared/dashboard.ts'
import { countInquiries } from '../inquiries/inbox/count-inquiries.ts'
import { countInquiriesByDay } from './count-inquiries-by-day.ts'
import type { DirectoryFigures } from './create-directory-figures.ts'
import { findNeeds } from './find-needs.ts'

/**
 * The figures of the first screen: what there is, what came in, what is missing, what needs somebody. Days are those of
 * `timeZone`. `directoryFigures` is what createDirectoryFigures made, one for the process. `surroundings` is what the
 * server noticed of where it runs.
 */
export async function readDashboard(
  app: Pick<App, 'db' | 'clock'>,
  directoryFigures: () => Promise<DirectoryFigures>,
  timeZone: string,
  surroundings: { hasUnknownProxy: boolean },
): Promise<Dashboard> {
  const [figures, byDay, counts] = await Promise.all([
    directoryFigures(),
    countInquiriesByDay(app, timeZone),
    countInquiries(app),
  ])
  const { overdue, doubtful, failedMail, total, responseHours } = counts
  return {
    partners: figures.partners,
    inquiries: { total, ...byDay, medianResponseHours: responseHours.median },
    faq: figures.faq,
    completeness: figures.completeness,
    needs: await findNeeds(app, { overdue, doubtful, failedMail, figures, ...surroundings }),
  }
}
