import { SOCKET_PORT } from './socket-folder.ts'

export type ServerAddress = { socketFolder: string } | { port: number }

/** Memory suits some hundred thousand rows beside a web server. */
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
    max_connections: isDurable ? '60' : '120',
    shared_buffers: '64MB',
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    max_wal_size: '256MB',
    min_wal_size: '48MB',
    wal_level: 'minimal',
    max_wal_senders: '0',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    // Details hold a row's values, perhaps a family's.
    log_error_verbosity: 'terse',
    // PostgreSQL 18 would start three helper processes.
    ...(major >= 18 ? { io_method: 'sync' } : {}),
  }
}
