// Started by src/features/videos/render/render-video.ts.
import { runRenderProgram } from './features/videos/render/program/run-render-program.ts'

runRenderProgram()
