import type { Stage } from '@linmen/domain/sport/atlas.ts'
import type { DaySheet } from '#feeds/port.ts'
import type { Ports } from '#kit/ports.ts'
import { extendTimeout } from './extend-timeout.ts'
import { pieces } from './pieces.ts'
import { addFixtures, addStages, addTeams } from './sheet.repo.ts'

const AT_ONCE = 200

/**
 * Records teams and the matches between them as announced now, in short transactions: who is stopped in between finds
 * the same rows again. Returns how many matches are new or were moved.
 */
export async function recordSheet(
  { db }: Pick<Ports, 'db'>,
  { stages = [], teams, fixtures }: DaySheet & { readonly stages?: readonly Stage[] },
): Promise<number> {
  await db.transaction(async (tx) => {
    await extendTimeout(tx)
    await addStages(tx, stages)
    await addTeams(tx, teams)
  })
  let changes = 0
  for (const some of pieces(fixtures, AT_ONCE))
    changes += await db.transaction(async (tx) => {
      await extendTimeout(tx)
      return addFixtures(tx, some)
    })
  return changes
}
