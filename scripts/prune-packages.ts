/** For the image (Dockerfile), after the build: `node scripts/prune-packages.ts`. */
import { prunePackages } from './build/prune-packages.ts'

console.log(`${prunePackages('.').length} packages stay`)
