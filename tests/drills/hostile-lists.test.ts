import { test } from 'vitest'
import { checkHostileList } from '../sites/check-hostile-list.ts'
import { setUpImportSite } from '../sites/set-up-import-site.ts'
import { EIGHTH_HOSTILE_LISTS } from '../values/hostile-lists/eighth.ts'
import { FIFTH_HOSTILE_LISTS } from '../values/hostile-lists/fifth.ts'
import { FOURTEENTH_HOSTILE_LISTS } from '../values/hostile-lists/fourteenth.ts'
import { NINTH_HOSTILE_LISTS } from '../values/hostile-lists/ninth.ts'
import { OTHER_HOSTILE_LISTS } from '../values/hostile-lists/others.ts'
import { RULE_LISTS } from '../values/hostile-lists/rule-lists.ts'
import { SEVENTH_HOSTILE_LISTS } from '../values/hostile-lists/seventh.ts'
import { SIXTH_HOSTILE_LISTS } from '../values/hostile-lists/sixth.ts'
import { THIRD_HOSTILE_LISTS } from '../values/hostile-lists/third.ts'
import { THIRTEENTH_HOSTILE_LISTS } from '../values/hostile-lists/thirteenth.ts'

const imports = setUpImportSite()

const ALL = [
  ...RULE_LISTS,
  ...OTHER_HOSTILE_LISTS,
  ...THIRD_HOSTILE_LISTS,
  ...FIFTH_HOSTILE_LISTS,
  ...SIXTH_HOSTILE_LISTS,
  ...SEVENTH_HOSTILE_LISTS,
  ...EIGHTH_HOSTILE_LISTS,
  ...NINTH_HOSTILE_LISTS,
  ...THIRTEENTH_HOSTILE_LISTS,
  ...FOURTEENTH_HOSTILE_LISTS,
]

test.each(ALL.map((hostile) => [hostile.title, hostile] as const))(
  'nothing wrong is written unasked: %s (IMPORT-6, IMPORT-7)',
  (_, hostile) => checkHostileList(imports, hostile),
)
