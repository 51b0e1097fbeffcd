import type { Reader } from './port.ts'

/** What all processes on this data have in common and nobody else. */
export async function installationId(db: Reader): Promise<string> {
  const { id } = await db.selectFrom('installation').select('id').executeTakeFirstOrThrow()
  return id
}
