/** Re-encodes uploaded pictures in a process of its own; started by src/features/uploads/create-picture-cleaner.ts. */
import { runPictureProgram } from './features/uploads/run-picture-program.ts'

runPictureProgram()
