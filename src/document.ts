// Started by src/features/press-releases/documents/create-document-writer.ts.
import { runDocumentProgram } from './features/press-releases/documents/run-document-program.ts'

runDocumentProgram()
