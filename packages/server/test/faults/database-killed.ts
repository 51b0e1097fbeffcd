import { buyers } from './buyers.ts'
import { noHurry, quantile, type Fault } from './fault.ts'
import { checkSales } from './sales-check.ts'
import { victimOn } from './victim.ts'

const BUYERS = 16
/** Enough that buyers never run out of them before the last kill. */
const plansFor = (kills: number) => 20 + 4 * kills

/** One of the database's own processes is killed with -9: it throws everybody out and recovers from its log. */
export const databaseKilled: Fault = {
  name: 'database killed under buyers',
  of: 'kills',
  // The whole cluster starts again: in the lane it would cut off every test beside it.
  counts: { short: 0, full: 20 },
  database: 'postgres',
  takes: 40,
  run: async (count, time = noHurry) => {
    const victim = await victimOn('postgres')
    const backMs: number[] = []
    const shop = await victim.seed(BUYERS, plansFor(count))
    const server = await victim.start()
    try {
      const crowd = buyers(server.base, shop)
      for (let kills = 0; kills < count && !time.isOver(); kills += 1) {
        const before = crowd.receipts.size
        while (crowd.receipts.size < before + BUYERS) await moment()
        const pid = await victim.look(async ({ pool }) => {
          const { rows } = await pool.query<{ pid: number }>(
            `select pid from pg_stat_activity where datname = current_database()
               and pid <> pg_backend_pid() limit 1`,
          )
          return rows[0]!.pid
        })
        process.kill(pid, 'SIGKILL')
        const from = performance.now()
        await moment()
        while ((await fetch(`${server.base}/readyz`)).status !== 200) await moment()
        backMs.push(performance.now() - from)
      }
      const receipts = await crowd.stop()
      return [
        { name: 'kills', value: backMs.length },
        { name: 'process ended', value: server.child.exitCode === null ? 0 : 1, most: 0 },
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
      server.child.kill('SIGTERM')
      await server.ended
      await victim.remove()
    }
  },
}

const moment = () => new Promise((resolve) => setTimeout(resolve, 50))
