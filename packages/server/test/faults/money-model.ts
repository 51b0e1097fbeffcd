import { AssertionError } from 'node:assert'
import fc from 'fast-check'
import { contradictions } from '#test/books.ts'
import { moneyCommands } from '#test/money-model/commands.ts'
import { MoneyModel } from '#test/money-model/model.ts'
import { moneyWorld } from '#test/money-model/world.ts'
import { noHurry, type Fault } from './fault.ts'

const STEPS = 40
/** A long run that is broken off has told what it saw until then. */
const TELL_EVERY = 25

/**
 * Money in any order against a model that knows none of the product's code. A seed that fails is told with the deeds
 * that lead there; `LINMEN_SEED=68` runs it alone, `LINMEN_SEED=501-1000` goes on where a run was broken off.
 */
export const moneyModel: Fault = {
  name: 'money against a model',
  of: 'seeds',
  counts: { short: 8, full: 1000 },
  database: 'any',
  takes: 300,
  run: async (count, time = noHurry) => {
    const world = await moneyWorld()
    const [from, to] = seedsOf(count)
    let [seeds, steps, broken, again] = [0, 0, 0, 0]
    const property = fc.asyncProperty(
      fc.commands(moneyCommands, { maxCommands: STEPS, size: '+1' }),
      async (deeds) => {
        const run = await world.run()
        const model = new MoneyModel(world.app.clock.nowMs())
        steps += [...deeds].length
        await fc.asyncModelRun(() => ({ model, real: run }), deeds)
      },
    )
    const check = (seed: number) => fc.check(property, { seed, numRuns: 1, endOnFailure: true })
    try {
      for (let seed = from; seed <= to && !time.isOver(); seed += 1) {
        seeds += 1
        let told = await check(seed)
        if (told.failed && !(told.errorInstance instanceof AssertionError)) {
          // A line that broke says nothing about money: the deeds are done again, with other people.
          again += 1
          told = await check(seed)
        }
        if (told.failed) {
          broken += 1
          const why = told.errorInstance instanceof Error ? told.errorInstance.message : ''
          process.stderr.write(`seed ${seed}: ${fc.defaultReportMessage(told)}\n${why}\n`)
        }
        if (seeds % TELL_EVERY === 0) process.stderr.write(`to seed ${seed}: ${broken} differ\n`)
      }
      const wrong = await contradictions(world.app.db.read)
      return [
        { name: 'seeds', value: seeds },
        { name: 'deeds', value: steps },
        { name: 'seeds where product and model differ', value: broken, most: 0 },
        { name: 'seeds begun again after a broken line', value: again },
        { name: 'invariants of the books broken', value: wrong.length, most: 0 },
      ]
    } finally {
      await world.close()
    }
  },
}

function seedsOf(count: number): [number, number] {
  const [from = 0, to = from] = (process.env['LINMEN_SEED'] ?? '').split('-').map(Number)
  return from > 0 ? [from, to] : [1, count]
}
