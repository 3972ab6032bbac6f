/** The server goes by the first bytes. */
export const LIST_TYPES =
  '.csv,.txt,.tsv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
