const TRADE =
  /,? (?:(?:&|and) )?(?:funeral|cremation|crematory|mortuary|burial|undertak|inc\b|llc\b|ltd\b).*$/i

/** What a headline calls a house: "Hale & Marsh Funeral Home" → "Hale & Marsh"; one word alone says too little. */
export function briefName(company: string): string {
  const brief = company.replace(TRADE, '')
  return /[ -]/.test(brief) ? brief : company
}
