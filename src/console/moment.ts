const asMoment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** Local time: "Nov 21, 2026, 2:05 PM". */
export const momentText = (iso: string) => asMoment.format(new Date(iso))
