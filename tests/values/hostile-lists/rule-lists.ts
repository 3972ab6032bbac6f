import { HOSTILE_CELLS } from './cells.ts'
import { HOSTILE_COLUMNS } from './columns.ts'
import { ELEVENTH_HOSTILE_LISTS } from './eleventh.ts'
import { HOSTILE_FILES } from './files.ts'
import { FOURTH_STATES } from './fourth.ts'
import type { HostileList } from './hostile-list.ts'
import { ODD_AMONG_OTHERS } from './references.ts'
import { TENTH_HOSTILE_LISTS } from './tenth.ts'
import { TWELFTH_HOSTILE_LISTS } from './twelfth.ts'
import { HOSTILE_UPDATES } from './updates.ts'

/** From which the rules were written; later sets only judged them. */
export const RULE_LISTS: readonly HostileList[] = [
  ...HOSTILE_COLUMNS,
  ...HOSTILE_CELLS,
  ...HOSTILE_FILES,
  ...HOSTILE_UPDATES,
  ...FOURTH_STATES,
  ...TENTH_HOSTILE_LISTS,
  ...ELEVENTH_HOSTILE_LISTS,
  ...TWELFTH_HOSTILE_LISTS,
  ...ODD_AMONG_OTHERS,
]

const kindOf = ({ asks }: HostileList) =>
  asks ? (asks.find((asked) => asked.includes(':')) ?? 'column') : 'written unasked'

/** Three lists of each kind that is asked. */
export const SOME_RULE_LISTS = [...Map.groupBy(RULE_LISTS, kindOf).values()].flatMap((lists) =>
  lists.slice(0, 3),
)
