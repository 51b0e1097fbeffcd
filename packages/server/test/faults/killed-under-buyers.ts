import { buyers } from './buyers.ts'
import { noHurry, type Fault } from './fault.ts'
import { killAgain } from './killed-again.ts'
import { checkSales } from './sales-check.ts'
import { victimOn } from './victim.ts'

/** A few kills need no crowd, and a crowd takes long to be made. */
const buyersFor = (kills: number) => (kills < 10 ? 16 : 64)
/** Enough that buyers never run out of them before the last kill. */
const plansFor = (kills: number) => 20 + 4 * kills

/** As an installation is, without the people and the world of a demo. */
const PLAIN = { LINMEN_DEMO: '0' }

/** The process is killed in the middle of sales, again and again. */
export const killedUnderBuyers = (database: 'embedded' | 'postgres'): Fault => ({
  name: `kill -9 under buyers (${database})`,
  of: 'kills',
  counts: { short: database === 'postgres' ? 2 : 1, full: 100 },
  database,
  takes: 220,
  beside: 'kill -9',
  run: async (count, time = noHurry) => {
    const victim = await victimOn(database)
    try {
      const shop = await victim.seed(buyersFor(count), plansFor(count))
      const first = await victim.start(PLAIN)
      const crowd = buyers(first.base, shop)
      const { server, kills, back } = await killAgain(victim, first, PLAIN, {
        ...{ count, time },
        told: () => crowd.receipts.size,
      })
      const receipts = await crowd.stop()
      server.child.kill('SIGTERM')
      await server.ended
      return [kills, ...(await victim.look((db) => checkSales(db, receipts))), back]
    } finally {
      await victim.remove()
    }
  },
})
