/**
 * Options of Node for the product's process. Young objects get 16 MB instead of 128 MB on a large machine: 110 MB
 * less, for a few percent more of collection. `gc` lets it return the memory of its start (src/http/collect-after-start.ts).
 * The Dockerfile and deploy/partner-directory.service name the same; tests/run-scripts.test.ts compares them.
 */
export const NODE_OPTIONS_OF_PRODUCT = ['--max-semi-space-size=8', '--expose-gc']

/**
 * glibc gives threads up to 16 areas of memory on 2 cores, and returns little of what is freed in them: 40 MB less. Buffers
 * from 64 KB on get memory of their own, which goes back when they are freed: at 100,000 partners 30 MB less. From 32 KB on it
 * is 10 MB less again, for a tenth more of processor time.
 */
export const ENVIRONMENT_OF_PRODUCT = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '65536' }
