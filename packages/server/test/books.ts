import { expect } from 'vitest'
import type { Reader } from '#db/port.ts'
import { contradictions } from '#features/wallet/invariants.ts'

export { contradictions }

/** What must be true of the books after any step. */
export async function expectSoundBooks(db: Reader): Promise<void> {
  expect(await contradictions(db)).toEqual([])
}
