import type { App } from '../../app.ts'
import type { Dashboard } from '../../shared/dashboard.ts'
import { countInquiries } from '../inquiries/inbox/count-inquiries.ts'
import type { JournalState } from '../inquiries/journal/inquiry-journal.ts'
import { countInquiriesByDay } from './count-inquiries-by-day.ts'
import type { DirectoryFigures } from './create-directory-figures.ts'
import { findNeeds } from './find-needs.ts'

/** DASHBOARD-1, in days of `timeZone`. */
export async function readDashboard(
  app: Pick<App, 'db' | 'clock'>,
  directoryFigures: () => Promise<DirectoryFigures>,
  timeZone: string,
  surroundings: { hasUnknownProxy: boolean; journal: JournalState },
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
