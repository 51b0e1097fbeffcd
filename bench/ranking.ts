// Who is found by which ranking: 1,000 experts without skill and 50 whose picks truly return +5 %, 300 picks each. How many
// of the first twenty are skilled, and how often the true return lies in the interval that is shown.
import { diceFor } from '@linmen/domain/chance/dice.ts'
import { recordOf, type SettledPick } from '@linmen/domain/expert/record.ts'
import { strengths } from '@linmen/domain/expert/strength.ts'
import { describeMachine, median, table } from './kit/machine.ts'

const [WORLDS, UNSKILLED, SKILLED, PICKS, FIRST] = [20, 1000, 50, 300, 20]
/** Prices people pick at, and what the margin leaves somebody without skill. */
const ODDS = [1.6, 1.85, 1.95, 2.2, 3.1]
const MARGIN = -0.05
const SKILL = 0.05

type Records = ReadonlyMap<string, readonly SettledPick[]>

function world(seed: string) {
  const dice = diceFor(seed)
  const truth = new Map<string, number>()
  const records = new Map<string, readonly SettledPick[]>()
  for (let at = 0; at < UNSKILLED + SKILLED; at++) {
    const value = at < SKILLED ? SKILL : MARGIN
    truth.set(`e${at}`, value)
    records.set(
      `e${at}`,
      Array.from({ length: PICKS }, (_, place): SettledPick => {
        const odds = ODDS[Math.floor(dice.next() * ODDS.length)]!
        const hit = dice.next() < (1 + value) / odds
        return {
          result: hit ? 'hit' : 'miss',
          returnedHundredths: hit ? Math.round(odds * 100) : 0,
          playedAtMs: place,
          settledAtMs: place,
        }
      }),
    )
  }
  return { truth, records }
}

/** How many of the first twenty are skilled. */
function precision(records: Records, truth: ReadonlyMap<string, number>, score: Score): number {
  const order = [...records.keys()]
    .map((id) => ({ id, score: score(id) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, FIRST)
  return order.filter(({ id }) => truth.get(id)! > 0).length / FIRST
}

type Score = (id: string) => number

const sums = { strength: 0, raw: 0, ten: 0, streak: 0, held: 0, experts: 0, width: 0 }
for (let at = 0; at < WORLDS; at++) {
  const { truth, records } = world(`ranking ${at}`)
  const known = strengths(records)
  const record = new Map([...records].map(([id, own]) => [id, recordOf(own, PICKS)]))
  sums.strength += precision(records, truth, (id) => known.get(id)!.strength!.value)
  sums.raw += precision(records, truth, (id) => known.get(id)!.raw!)
  sums.ten += precision(records, truth, (id) => record.get(id)!.recent!.hits)
  sums.streak += precision(records, truth, (id) => record.get(id)!.streak)
  for (const [id, { strength }] of known) {
    const value = truth.get(id)!
    sums.experts += 1
    sums.width += strength!.high - strength!.low
    if (strength!.low <= value && value <= strength!.high) sums.held += 1
  }
}

console.log(describeMachine())
console.log(
  table(
    ['ranking', `skilled among the first ${FIRST}`],
    [
      ['长期实力', `${((sums.strength / WORLDS) * 100).toFixed(1)} %`],
      ['raw return', `${((sums.raw / WORLDS) * 100).toFixed(1)} %`],
      ['近10', `${((sums.ten / WORLDS) * 100).toFixed(1)} %`],
      ['连红', `${((sums.streak / WORLDS) * 100).toFixed(1)} %`],
      ['by chance', `${((SKILLED / (SKILLED + UNSKILLED)) * 100).toFixed(1)} %`],
    ],
  ),
)
console.log(
  `interval: holds the true return ${((sums.held / sums.experts) * 100).toFixed(2)} % of the time, ` +
    `${((sums.width / sums.experts) * 100).toFixed(1)} points wide on average`,
)

// How long the ranking of a large house takes: 5,000 experts with 300 picks each, beside a plain mean of the same picks.
const [EXPERTS, RUNS] = [5000, 5]
const { records: few } = world('ranking speed')
const drawn = [...few.values()]
const many: Records = new Map(
  Array.from({ length: EXPERTS }, (_, at) => [`e${at}`, drawn[at % drawn.length]!]),
)
const plainMeans = (records: Records) =>
  [...records]
    .map(([id, picks]) => ({
      id,
      mean: picks.reduce((sum, pick) => sum + (pick.returnedHundredths ?? 0), 0) / picks.length,
    }))
    .toSorted((a, b) => b.mean - a.mean)
const ranked = (records: Records) =>
  [...strengths(records)].toSorted(
    ([, a], [, b]) => (b.strength?.value ?? -1) - (a.strength?.value ?? -1),
  )
const timeOf = (run: () => unknown) => {
  const times = Array.from({ length: RUNS }, () => {
    const begun = performance.now()
    run()
    return performance.now() - begun
  })
  return median(times)
}
const [strengthMs, meanMs] = [timeOf(() => ranked(many)), timeOf(() => plainMeans(many))]
console.log(
  `${EXPERTS} experts with ${PICKS} picks ranked in ${strengthMs.toFixed(0)} ms; ` +
    `by their plain mean in ${meanMs.toFixed(0)} ms (${(strengthMs / meanMs).toFixed(1)} times)`,
)
