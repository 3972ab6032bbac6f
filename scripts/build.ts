/** Builds the product into the folder that is given; called by run.mjs, which knows when that is needed. */
import { buildProduct } from './build/build-product.ts'

const [target] = process.argv.slice(2)
if (!target) throw new Error('The folder of the build is missing: npm run build gives it.')
await buildProduct(target, 'production')
