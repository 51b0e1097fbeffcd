import { freePort } from '#test/free-port.ts'
import { noHurry, quantile, type Fault } from './fault.ts'
import { kill, victimOn } from './victim.ts'

/** Of two processes the one that reads the feed is killed; the other takes over, and a new one stands by. */
export const leaderKilled: Fault = {
  name: 'leader killed',
  of: 'kills',
  // `several-processes.faults.test.ts` kills the first leader and looks at every report besides.
  counts: { short: 0, full: 20 },
  database: 'postgres',
  takes: 60,
  run: async (count, time = noHurry) => {
    const victim = await victimOn('postgres')
    const start = async () =>
      victim.start({ PORT: String(await freePort()), LINMEN_FEEDS: '1', LINMEN_SPEED: '20' })
    const leader = () =>
      victim.look(async ({ pool }) => {
        const { rows } = await pool.query<{ pid: number }>(
          `select l.pid from pg_locks l join pg_database d on d.oid = l.database
           where d.datname = current_database() and l.locktype = 'advisory' and l.granted
             and l.objid = 7205408`,
        )
        return rows.map(({ pid }) => pid)
      })
    const takenMs: number[] = []
    let most = 0
    // The first holds the office, and each that stood by takes it from the one before.
    let [first, second] = [await start(), await start()]
    try {
      for (let kills = 0; kills < count && !time.isOver(); kills += 1) {
        const [before] = await leader()
        await kill(first)
        const from = performance.now()
        let now = await leader()
        while (!now.some((pid) => pid !== before)) now = await leader()
        takenMs.push(performance.now() - from)
        most = Math.max(most, now.length)
        first = second
        second = await start()
      }
      const gaps = await victim.look(async ({ pool }) => {
        const { rows } = await pool.query(
          'select match_id from match_event group by match_id having max(version) <> count(*)',
        )
        return rows.length
      })
      return [
        { name: 'kills', value: takenMs.length },
        { name: 'leaders at a time', value: most, most: 1 },
        { name: 'matches with lost or doubled reports', value: gaps, most: 0 },
        {
          name: 'taken over p95',
          value: quantile(takenMs, 0.95),
          unit: 'ms',
          most: 5000,
          timed: true,
        },
      ]
    } finally {
      for (const server of [first, second]) await kill(server)
      await victim.remove()
    }
  },
}
