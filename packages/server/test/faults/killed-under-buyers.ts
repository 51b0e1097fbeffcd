import { diceOf } from '#test/chaos/dice.ts'
import { buyers } from './buyers.ts'
import { noHurry, quantile, type Fault } from './fault.ts'
import { checkSales } from './sales-check.ts'
import { kill, victimOn } from './victim.ts'

const BUYERS = 64
/** Enough that buyers never run out of them before the last kill. */
const plansFor = (kills: number) => 20 + 4 * kills
/** Long enough for sales to be under way, in all states. */
const AT_MOST_MS = 900

/** As an installation is, without the people and the world of a demo. */
const PLAIN = { LINMEN_DEMO: '0' }

/** The process is killed in the middle of sales, again and again. */
export const killedUnderBuyers = (database: 'embedded' | 'postgres'): Fault => ({
  name: `kill -9 under ${BUYERS} buyers (${database})`,
  of: 'kills',
  counts: { short: 2, full: 100 },
  database,
  takes: 220,
  beside: 'kill -9',
  run: async (count, time = noHurry) => {
    const victim = await victimOn(database)
    const dice = diceOf(1)
    const backMs: number[] = []
    try {
      const shop = await victim.seed(BUYERS, plansFor(count))
      let server = await victim.start(PLAIN)
      const crowd = buyers(server.base, shop)
      for (let kills = 0; kills < count && !time.isOver(); kills += 1) {
        await new Promise((resolve) => setTimeout(resolve, dice.below(AT_MOST_MS)))
        await kill(server)
        const from = performance.now()
        server = await victim.start(PLAIN)
        await fetch(`${server.base}/readyz`)
        backMs.push(performance.now() - from)
      }
      const receipts = await crowd.stop()
      server.child.kill('SIGTERM')
      await server.ended
      return [
        { name: 'kills', value: backMs.length },
        ...(await victim.look((db) => checkSales(db, receipts))),
        {
          name: 'back in service p95',
          value: quantile(backMs, 0.95),
          unit: 'ms',
          most: 5000,
          timed: true,
        },
      ]
    } finally {
      await victim.remove()
    }
  },
})
