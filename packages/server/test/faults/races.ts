import { databaseOver } from '#db/database.ts'
import { openPool } from '#db/pool.ts'
import { contradictions } from '#test/books.ts'
import { cashierBeside } from '#test/outside/cashier.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { factoryFor } from '#test/plan-factory.ts'
import { noHurry, type Fault } from './fault.ts'
import { COPIES, raceActions, type Action, type Ring } from './race-actions.ts'

/** A long run that is broken off has told what it saw until then. */
const TELL_EVERY = 10

/**
 * Sixty-four copies of one action at the same moment, in people and things made for it alone. Rounds are the same but for
 * their people, so rounds of several runs add up.
 */
export const races: Fault = {
  name: 'races for money',
  of: 'rounds',
  counts: { short: 1, full: 200 },
  database: 'postgres',
  takes: 400,
  run: async (count, time = noHurry) => {
    const app = await startApp()
    haveAllTime(app)
    const cashier = await cashierBeside(app)
    const make = factoryFor(app)
    await make.expert('wei')
    let [rounds, people, calls, tooBusy] = [0, 0, 0, 0]
    const wrong: string[] = []
    const notBegun: string[] = []
    const race = async (name: string, action: Action) => {
      const ring = await ringFor({ app, cashier, make }, (people += 1))
      const copy = await action(ring).catch((error: unknown) => error)
      if (typeof copy !== 'function') return notBegun.push(`${name}: ${String(copy)}`)
      const all = await Promise.all(Array.from({ length: COPIES }, (_none, at) => copy(at)))
      calls += COPIES
      let winners = all.filter(Boolean).length
      if (winners === 0) {
        // A machine that had no time for any of them has let nobody win: then whoever asks next must.
        tooBusy += 1
        winners = (await copy(0)) ? 1 : 0
      }
      return winners === 1 || wrong.push(`${name}: ${winners}`)
    }
    try {
      while (rounds < count && !time.isOver()) {
        for (const [name, action] of Object.entries(raceActions)) await race(name, action)
        rounds += 1
        const seen = `${wrong.length} wrong, ${notBegun.length} not begun, ${tooBusy} too busy`
        if (rounds % TELL_EVERY === 0) process.stderr.write(`${rounds} rounds: ${seen}\n`)
      }
      for (const told of [...wrong, ...notBegun].slice(0, 12)) process.stderr.write(`${told}\n`)
      return [
        { name: 'rounds', value: rounds },
        { name: 'actions', value: Object.keys(raceActions).length },
        { name: 'calls', value: calls },
        { name: 'races without exactly one winner', value: wrong.length, most: 0 },
        { name: 'races that could not begin', value: notBegun.length, most: 0 },
        { name: 'races the machine had no time for at first', value: tooBusy },
        { name: 'invariants of the books broken', value: await brokenIn(app), most: 0 },
      ]
    } finally {
      await cashier.close()
      await app.close()
    }
  },
}

async function ringFor(here: Pick<Ring, 'app' | 'cashier' | 'make'>, at: number): Promise<Ring> {
  const { app } = here
  const id = `rc${at}`
  const phone = `136${String(at).padStart(8, '0')}`
  const buyer = await app.member({ id, phone })
  const first = await app.member({ id: `rf${at}`, role: 'operator' })
  const second = await app.member({ id: `rs${at}`, role: 'operator' })
  return { ...here, id, phone, buyer, first, second }
}

/**
 * What makes ready asks the same pool as the sixty-four. How long a connection may be waited for is the product's answer
 * to a crowd; here it would only end the run on a machine with other work.
 */
function haveAllTime({ db }: TestApp): void {
  db.pool.options.connectionTimeoutMillis = 0
}

/** The books of a long run take longer to read than a request may. */
async function brokenIn(app: TestApp): Promise<number> {
  const { connectionString } = app.db.pool.options
  const judge = databaseOver('postgres', openPool({ connectionString, max: 1 }))
  return (await contradictions(judge.read).finally(() => judge.close())).length
}
