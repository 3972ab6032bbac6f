/**
 * Returns the folder of a package that one command alone needs, as "lighthouse@13.5.0"; installs it at its first use.
 * Throws when npm cannot.
 */
export function installTool(tool: string): string
