import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { endDatabase } from '../../servers/end-database.ts'
import { makeDataDir, PREPARED_DATA } from '../../servers/prepared-data.ts'
import { removeLeftovers } from '../../servers/remove-leftovers.ts'
import { PATIENT, startProduct } from '../../servers/start-product.ts'
import { keepPreviews } from './keep-previews.ts'

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
  removeLeftovers()
  const removeData = await prepareData()
  if (!needsSite()) return removeData
  const dataDir = makeDataDir()
  keepPreviews(dataDir)
  const product = await startProduct({
    dataDir,
    environment: { ...PATIENT, TRUST_PROXY: '1', DATABASE_URL: '', SMTP_URL: '' },
  })
  project.provide('siteUrl', product.url)
  project.provide('outboxFolder', `${dataDir}/outbox`)
  return async () => {
    await product.stop()
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
    await removeData()
  }
}

/** Not when only files of tests/program were asked for, which start their own products. */
function needsSite(): boolean {
  const files = process.argv.filter((arg) => arg.endsWith('.test.ts'))
  return files.length === 0 || files.some((file) => !file.startsWith('tests/program/'))
}

/** Skipped on Windows, which lacks cp. */
async function prepareData(): Promise<() => Promise<void>> {
  if (process.platform === 'win32') return async () => {}
  const dataDir = makeDataDir()
  const product = await startProduct({ dataDir, environment: { SAMPLE_DATA: '0', DATABASE_URL: '' } })
  await product.stop()
  await endDatabase(dataDir)
  process.env[PREPARED_DATA] = dataDir
  return () => rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
}
