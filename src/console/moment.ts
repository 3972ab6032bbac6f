const asMoment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** Formats an ISO date in the reader's time zone: "Nov 21, 2026, 2:05 PM". */
export const momentText = (iso: string) => asMoment.format(new Date(iso))
