/** Builds the product into dist/; called by run.mjs, which knows when that is needed. */
import { buildProduct } from './build/build-product.ts'

await buildProduct('dist', 'production')
