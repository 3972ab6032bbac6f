/**
 * Returns the absolute folder of the current build below `root`. Throws in plain words when there is none.
 */
export function findBuild(root?: string): string
