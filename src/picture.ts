// Started by src/features/uploads/create-picture-cleaner.ts.
import { runPictureProgram } from './features/uploads/run-picture-program.ts'

runPictureProgram()
