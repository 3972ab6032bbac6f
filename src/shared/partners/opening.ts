/** Of a partner whose hours and place are known. */
export type Opening = {
  /** HH:MM by its own clock, 24:00 where it goes on past midnight; null: closed now. */
  openUntil: string | null
  /** IANA name. */
  timeZone: string
}

/** A page that shows one changes within the day. */
export const hasOpening = ({ opening }: { opening?: Opening | undefined }): boolean => opening !== undefined
