import { diceOf } from '#test/chaos/dice.ts'
import type { ServerProcess } from '#test/server-process.ts'
import { quantile, type Figure, type Time } from './fault.ts'
import { kill, type Victim } from './victim.ts'

/** Long enough for deeds to be under way, in all states. */
const AT_MOST_MS = 900
const LOOK_MS = 20

type Settings = Readonly<Record<string, string>>

interface Kills {
  readonly count: number
  readonly time: Time
  /** How much the clients have been told by now. */
  readonly told: () => number
}

/**
 * Kills the process again and again, each time when it has told somebody something: a kill before that loses nothing.
 * Answers the last process and how long each took to come back.
 */
export async function killAgain(
  victim: Victim,
  first: ServerProcess,
  settings: Settings,
  { count, time, told }: Kills,
) {
  const dice = diceOf(1)
  const backMs: number[] = []
  let server = first
  while (backMs.length < count && !time.isOver()) {
    const before = told()
    while (told() === before && !time.isOver()) await pass(LOOK_MS)
    await pass(dice.below(AT_MOST_MS))
    await kill(server)
    const from = performance.now()
    server = await victim.start(settings)
    await fetch(`${server.base}/readyz`)
    backMs.push(performance.now() - from)
  }
  const back: Figure = {
    name: 'back in service p95',
    value: quantile(backMs, 0.95),
    unit: 'ms',
    most: 5000,
    timed: true,
  }
  return { server, kills: { name: 'kills', value: backMs.length }, back }
}

const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
