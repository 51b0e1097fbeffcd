import { diceOf } from '#test/chaos/dice.ts'
import type { ServerProcess } from '#test/server-process.ts'
import { quantile, type Figure, type Time } from './fault.ts'
import { kill, type Victim } from './victim.ts'

/** Long enough for deeds to be under way, in all states. */
const AT_MOST_MS = 900

type Settings = Readonly<Record<string, string>>

/** Kills the process again and again; answers the last one and how long each took to come back. */
export async function killAgain(
  victim: Victim,
  first: ServerProcess,
  settings: Settings,
  count: number,
  time: Time,
) {
  const dice = diceOf(1)
  const backMs: number[] = []
  let server = first
  while (backMs.length < count && !time.isOver()) {
    await new Promise((resolve) => setTimeout(resolve, dice.below(AT_MOST_MS)))
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
