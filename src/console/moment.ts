const asMoment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** Day and time of an ISO text, where the reader is: "Nov 21, 2026, 2:05 PM". */
export const momentText = (iso: string) => asMoment.format(new Date(iso))
