const ADDRESS = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]*)(.*)$/s

/** The driver takes libpq's "one:5432,two:5432" for one name (PostgreSQL, "Connection Strings"). */
export function splitHosts(address: string): string[] {
  const [, start = '', hosts = '', rest = ''] = ADDRESS.exec(address) ?? []
  return hosts.includes(',') ? hosts.split(',').map((host) => start + host + rest) : [address]
}
