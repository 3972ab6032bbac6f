import { createContext, useContext, useEffect } from 'react'

/** `count`: marks not accepted. */
type ReportMarks = (field: string, count: number) => void

export const CHECK_MARKS =
  'A written text says what the form does not. Please check it and confirm, or change it.'

export const OpenMarks = createContext<ReportMarks>(() => {})

/** 0 when it unmounts. */
export function useOpenMarks(field: string, count: number): void {
  const report = useContext(OpenMarks)
  useEffect(() => {
    report(field, count)
    return () => report(field, 0)
  }, [report, field, count])
}
