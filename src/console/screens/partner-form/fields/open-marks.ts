import { createContext, useContext, useEffect } from 'react'

/** Told by a text field: how many marks in it nobody has accepted. */
type ReportMarks = (field: string, count: number) => void

export const CHECK_MARKS =
  'A written text says what the form does not. Please check it and confirm, or change it.'

export const OpenMarks = createContext<ReportMarks>(() => {})

/** Keeps the form informed of a field's open marks; 0 again when the field goes. */
export function useOpenMarks(field: string, count: number): void {
  const report = useContext(OpenMarks)
  useEffect(() => {
    report(field, count)
    return () => report(field, 0)
  }, [report, field, count])
}
