import { statfs } from 'node:fs/promises'
import type { Registry } from 'prom-client'
import type { App } from '../app.ts'
import { createDiskProbe } from '../features/work/probe-disk.ts'
import { showFigure } from './show-figure.ts'

/** Known without a database. */
export function showProcess(registry: Registry, app: App): void {
  const { dataDir } = app.config
  const findDiskFault = createDiskProbe(dataDir)
  const readDisk = () => statfs(dataDir).catch(() => null)
  const show = (name: string, help: string, read: Parameters<typeof showFigure>[2], labelNames?: string[]) =>
    showFigure(registry, { name, help, ...(labelNames && { labelNames }) }, read)

  show(
    'directory_service_paused',
    'Whether this process leaves an outside service alone after failures: google, model.',
    () => [
      [{ service: 'google' }, app.places?.isPaused() ? 1 : 0],
      [{ service: 'model' }, app.model?.status().isOpen ? 1 : 0],
    ],
    ['service'],
  )
  show(
    'directory_journal_inquiries',
    'Inquiries that wait on this machine’s disk for the database.',
    async () => (await app.journal.state()).waiting,
  )
  show(
    'directory_journal_oldest_timestamp_seconds',
    'When the oldest inquiry on this machine’s disk came; no value when none waits.',
    async () => {
      const { oldestAt } = await app.journal.state()
      return oldestAt && oldestAt.getTime() / 1000
    },
  )
  show(
    'directory_journal_usable',
    '1: inquiries are kept on disk during an outage. 0: the disk failed; restart after checking it.',
    () => (app.journal.isUsable() ? 1 : 0),
  )
  show('directory_disk_writable', 'Whether this process can write below DATA_DIR.', async () =>
    (await findDiskFault()) === null ? 1 : 0,
  )
  show('directory_disk_bytes', 'Size of the disk of DATA_DIR.', async () => {
    const disk = await readDisk()
    return disk && disk.blocks * disk.bsize
  })
  show(
    'directory_disk_free_bytes',
    'What this process may still write on the disk of DATA_DIR.',
    async () => {
      const disk = await readDisk()
      return disk && disk.bavail * disk.bsize
    },
  )
}
