import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { makeDataDir, PREPARED_DATA } from '../prepared-data.ts'
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
 * Prepares an empty data folder for the products of the run, and starts one product on the sample directory for all
 * journeys. It trusts one proxy, so that each journey comes from its own network address with its own limits.
 */
export default async function setup(project: TestProject) {
  const removeData = await prepareData()
  const product = await startProduct({ environment: { TRUST_PROXY: '1', DATABASE_URL: '', SMTP_URL: '' } })
  project.provide('siteUrl', product.url)
  project.provide('outboxFolder', `${product.dataDir}/outbox`)
  return async () => {
    await product.stop()
    await removeData()
  }
}

/** Without effect on Windows, which has no cp to copy the folder with. */
async function prepareData(): Promise<() => Promise<void>> {
  if (process.platform === 'win32') return async () => {}
  const dataDir = makeDataDir()
  const product = await startProduct({ dataDir, environment: { SAMPLE_DATA: '0', DATABASE_URL: '' } })
  await product.stop()
  process.env[PREPARED_DATA] = dataDir
  return () => rm(dataDir, { recursive: true, force: true })
}
