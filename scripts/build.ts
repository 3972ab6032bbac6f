/** Builds the product into the given folder, for run.mjs. */
import { buildProduct } from './build/build-product.ts'

const [target] = process.argv.slice(2)
if (!target) throw new Error('The folder of the build is missing: npm run build gives it.')
await buildProduct(target, 'production')
