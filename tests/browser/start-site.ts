import type { TestProject } from 'vitest/node'
import { startProduct } from '../start-product.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Base address of the running site, without a trailing slash. */
    siteUrl: string
    /** Where its mail is written, one .eml file a message. */
    outboxFolder: string
  }
}

/**
 * One built product for all journeys of a run, on the sample directory. It believes one proxy, so that each journey
 * can come from a network address of its own and none uses up another's share of inquiries.
 */
export default async function setup(project: TestProject) {
  const product = await startProduct({ environment: { TRUST_PROXY: '1', DATABASE_URL: '', SMTP_URL: '' } })
  project.provide('siteUrl', product.url)
  project.provide('outboxFolder', `${product.dataDir}/outbox`)
  return () => product.stop()
}
