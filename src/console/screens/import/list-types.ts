/** What a file dialog offers first. What a file is, its first bytes say. */
export const LIST_TYPES =
  '.csv,.txt,.tsv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
