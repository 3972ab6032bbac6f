/** Draws single frames of films in a process of its own; started by src/features/videos/stills/create-still-drawer.ts. */
import { runStillProgram } from './features/videos/stills/run-still-program.ts'

runStillProgram()
