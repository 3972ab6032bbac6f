import { SOCKET_PORT } from './socket-folder.ts'

/** Where the server listens: a socket folder, or on Windows a port of the loopback address. */
export type ServerAddress = { socketFolder: string } | { port: number }

/**
 * The server's settings, given on its command line so that a new version of the product brings its own.
 * Durable by default: a commit is answered once it is on the disk. `isDurable: false` is for tests, whose data nobody
 * needs after a crash. Memory is meant for a directory of up to some hundred thousand rows beside a web server.
 */
export function serverSettings(
  address: ServerAddress,
  major: number,
  isDurable: boolean,
): Record<string, string> {
  const onOff = isDurable ? 'on' : 'off'
  return {
    ...('socketFolder' in address
      ? {
          listen_addresses: '',
          port: String(SOCKET_PORT),
          unix_socket_directories: address.socketFolder,
          unix_socket_permissions: '0700',
        }
      : { listen_addresses: '127.0.0.1', port: String(address.port) }),
    fsync: onOff,
    synchronous_commit: onOff,
    full_page_writes: onOff,
    max_connections: '60',
    shared_buffers: '64MB',
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    max_wal_size: '256MB',
    min_wal_size: '48MB',
    // One server alone: nothing is replicated.
    wal_level: 'minimal',
    max_wal_senders: '0',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    // PostgreSQL 18 would keep three helper processes for reads that this size never needs.
    ...(major >= 18 ? { io_method: 'sync' } : {}),
  }
}
