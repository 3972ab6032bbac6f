const ADDRESS = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]*)(.*)$/s

/**
 * For libpq's form "postgres://user@one:5432,two:5432/name": the driver takes the hosts for one name. Source:
 * PostgreSQL, "Connection Strings".
 */
export function splitHosts(address: string): string[] {
  const [, start = '', hosts = '', rest = ''] = ADDRESS.exec(address) ?? []
  return hosts.includes(',') ? hosts.split(',').map((host) => start + host + rest) : [address]
}
