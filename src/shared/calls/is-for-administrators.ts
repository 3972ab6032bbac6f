/** Whether calls at this address need a session, but for those that begin one. */
export function isForAdministrators(path: string): boolean {
  return /^\/api\/(?:admin|google-places)\//.test(path)
}
