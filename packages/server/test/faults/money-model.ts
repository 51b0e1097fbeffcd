import fc from 'fast-check'
import { contradictions } from '#test/books.ts'
import { moneyCommands } from '#test/money-model/commands.ts'
import { MoneyModel } from '#test/money-model/model.ts'
import { moneyWorld } from '#test/money-model/world.ts'
import { noHurry, type Fault } from './fault.ts'

const STEPS = 40

/**
 * Money in any order against a model that knows none of the product's code. A seed that fails is told with the deeds
 * that lead there; `LINMEN_SEED` runs it alone.
 */
export const moneyModel: Fault = {
  name: 'money against a model',
  of: 'seeds',
  counts: { short: 8, full: 1000 },
  database: 'embedded',
  takes: 300,
  run: async (count, time = noHurry) => {
    const world = await moneyWorld()
    const [from, to] = seedsOf(count)
    let [seeds, steps, broken] = [0, 0, 0]
    const property = fc.asyncProperty(
      fc.commands(moneyCommands, { maxCommands: STEPS, size: '+1' }),
      async (deeds) => {
        const run = await world.run()
        const model = new MoneyModel(world.app.clock.nowMs())
        steps += [...deeds].length
        await fc.asyncModelRun(() => ({ model, real: run }), deeds)
      },
    )
    try {
      for (let seed = from; seed <= to && !time.isOver(); seed += 1) {
        seeds += 1
        const told = await fc.check(property, { seed, numRuns: 1, endOnFailure: true })
        if (told.failed) {
          broken += 1
          const why = told.errorInstance instanceof Error ? told.errorInstance.message : ''
          process.stderr.write(`seed ${seed}: ${fc.defaultReportMessage(told)}\n${why}\n`)
        }
      }
      const wrong = await contradictions(world.app.db.read)
      return [
        { name: 'seeds', value: seeds },
        { name: 'deeds', value: steps },
        { name: 'seeds where product and model differ', value: broken, most: 0 },
        { name: 'invariants of the books broken', value: wrong.length, most: 0 },
      ]
    } finally {
      await world.close()
    }
  },
}

function seedsOf(count: number): [number, number] {
  const wanted = Number(process.env['LINMEN_SEED'] ?? 0)
  return wanted > 0 ? [wanted, wanted] : [1, count]
}
