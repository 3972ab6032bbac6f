import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import type { TestProject } from 'vitest/node'
import { makeDataDir, PREPARED_DATA } from '../prepared-data.ts'
import { startProduct } from '../start-product.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** No trailing slash. */
    siteUrl: string
    /** One .eml file per message. */
    outboxFolder: string
  }
}

/**
 * Prepares an empty data folder and starts one sample product for all journeys; its trusted proxy gives each
 * its own address and limits.
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

/** Skipped on Windows, which lacks cp. */
async function prepareData(): Promise<() => Promise<void>> {
  if (process.platform === 'win32') return async () => {}
  const dataDir = makeDataDir()
  const product = await startProduct({ dataDir, environment: { SAMPLE_DATA: '0', DATABASE_URL: '' } })
  await product.stop()
  // On a busy machine the product ends before its database does.
  while (existsSync(`${dataDir}/db/pg/postmaster.pid`)) await setTimeout(100)
  process.env[PREPARED_DATA] = dataDir
  return () => rm(dataDir, { recursive: true, force: true })
}
