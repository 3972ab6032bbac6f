import type { StatsFs } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { Gauge, type Registry } from 'prom-client'
import type { App } from '../app.ts'
import { createDiskProbe } from '../features/work/probe-disk.ts'

/** What is known without a database: journal, disk, outside services. */
export function showProcess(registry: Registry, app: App): void {
  showJournal(registry, app)
  showDisk(registry, app)
  new Gauge({
    name: 'directory_service_paused',
    help: 'Whether this process leaves an outside service alone after failures: google, model.',
    labelNames: ['service'],
    registers: [registry],
    collect() {
      this.set({ service: 'google' }, app.places?.isPaused() ? 1 : 0)
      this.set({ service: 'model' }, app.model?.status().isOpen ? 1 : 0)
    },
  })
}

function showJournal(registry: Registry, app: App): void {
  new Gauge({
    name: 'directory_journal_inquiries',
    help: 'Inquiries that wait on this machine’s disk for the database.',
    registers: [registry],
    async collect() {
      this.set((await app.journal.state()).waiting)
    },
  })
  new Gauge({
    name: 'directory_journal_oldest_timestamp_seconds',
    help: 'When the oldest inquiry on this machine’s disk came; no value when none waits.',
    registers: [registry],
    async collect() {
      this.remove()
      const { oldestAt } = await app.journal.state()
      if (oldestAt) this.set(oldestAt.getTime() / 1000)
    },
  })
  new Gauge({
    name: 'directory_journal_usable',
    help: '1: inquiries are kept on disk during an outage. 0: the disk failed; restart after checking it.',
    registers: [registry],
    collect() {
      this.set(app.journal.isUsable() ? 1 : 0)
    },
  })
}

function showDisk(registry: Registry, app: App): void {
  const { dataDir } = app.config
  const findDiskFault = createDiskProbe(dataDir)
  new Gauge({
    name: 'directory_disk_writable',
    help: 'Whether this process can write below DATA_DIR.',
    registers: [registry],
    async collect() {
      this.set((await findDiskFault()) === null ? 1 : 0)
    },
  })
  const showSpace = (name: string, help: string, blocksOf: (disk: StatsFs) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.remove()
        const disk = await statfs(dataDir).catch(() => null)
        if (disk) this.set(blocksOf(disk) * disk.bsize)
      },
    })
  showSpace('directory_disk_bytes', 'Size of the disk of DATA_DIR.', ({ blocks }) => blocks)
  showSpace(
    'directory_disk_free_bytes',
    'What this process may still write on the disk of DATA_DIR.',
    ({ bavail }) => bavail,
  )
}
