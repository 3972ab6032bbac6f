/** Folder of the builds, below the root. */
export const BUILDS: string

/**
 * Returns the absolute folder of the current build below `root`. Throws in plain words without a build.
 */
export function findBuild(root?: string): string
