/** Of package-lock.json (version 3). */
export type Lockfile = { packages: Record<string, LockfileEntry> }
export type LockfileEntry = {
  version?: string
  dev?: boolean
  license?: string
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

/**
 * Returns the missing entries of optional packages, as npm's but without checksum. System and processor
 * follow from the name ("canvas-linux-x64-musl"), as all native packages do.
 */
export function findMissingEntries(lockfile: Lockfile): Record<string, LockfileEntry> {
  const missing: Record<string, LockfileEntry> = {}
  for (const [folder, parent] of Object.entries(lockfile.packages)) {
    for (const [name, range] of Object.entries(parent.optionalDependencies ?? {})) {
      const places = [`node_modules/${name}`, `${folder}/node_modules/${name}`]
      if (places.some((place) => place in lockfile.packages)) continue
      missing[`node_modules/${name}`] = {
        version: range.replace(/^[\^~]/, ''),
        cpu: [processorOf(name)],
        ...(parent.dev ? { dev: true } : {}),
        ...(/linux/.test(name) ? { libc: [name.includes('musl') ? 'musl' : 'glibc'] } : {}),
        ...(parent.license ? { license: parent.license } : {}),
        optional: true,
        os: [name.match(/android|darwin|freebsd|win32/)?.[0] ?? 'linux'],
      }
    }
  }
  return missing
}

function processorOf(name: string): string {
  const processor = name.match(/arm64|x64|ia32|riscv64|ppc64|s390x|loong64/)?.[0]
  return processor ?? (/-arm\b/.test(name) ? 'arm' : 'wasm32')
}
