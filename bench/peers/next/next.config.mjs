import path from 'node:path'

export default {
  compress: false,
  poweredByHeader: false,
  turbopack: { root: path.dirname(import.meta.dirname) },
}
