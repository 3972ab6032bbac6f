/** What the gazetteer knows a code by, as `restoreZip` writes it: a ZIP's five digits, or half a Canadian code. */
export const postalArea = (code: string): string => code.slice(0, /^\d/.test(code) ? 5 : 3).toUpperCase()
