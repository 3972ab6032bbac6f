// Started by src/features/videos/stills/create-still-drawer.ts.
import { runStillProgram } from './features/videos/stills/run-still-program.ts'

runStillProgram()
