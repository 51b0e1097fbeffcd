// What one poll of live scores and the push of one goal cost while the world grows 1×, 10× and 100×, in matches on the day and
// readers of the live list. LINMEN_BENCH_WORLD=30 asks for a smaller one than 300 matches and 100 readers.
import { footballGateway } from '@linmen/contract/football/football.gateway.ts'
import { nextGoal } from './kit/grown-match.ts'
import { growWorld, type GrownWorld } from './kit/grown-world.ts'
import { describeMachine, median, table } from './kit/machine.ts'

/** What fits on a screen or two: a client polls those it shows. */
const POLLED = 20
const MATCHES = bounded(process.env['LINMEN_BENCH_WORLD'], 300)
const READERS = Math.ceil(MATCHES / 3)
const TIMES = [1, 10, 100]
const ROUNDS = 5
const POLLS = 100
const PUSHES = 100

interface Figures {
  readonly times: number
  readonly pollUs: number
  readonly pushUs: number
}

console.log(describeMachine())
console.log('peer      none: each world is compared with the smallest of the same run')
const found: Figures[] = []
for (const times of TIMES) found.push(await measure(times))
const [base] = found
const rows = found.map(({ times, pollUs, pushUs }) => [
  `${times}×`,
  MATCHES * times,
  READERS * times,
  pollUs.toFixed(0),
  (pollUs / base!.pollUs).toFixed(2),
  pushUs.toFixed(0),
  (pushUs / base!.pushUs).toFixed(2),
  (pushUs / (READERS * times)).toFixed(3),
])
console.log(`\nMedian of ${ROUNDS} rounds; a poll asks for ${POLLED} matches, a push is one goal`)
const costs = ['CPU µs a poll', 'ratio', 'CPU µs a push', 'ratio', 'CPU µs a push and reader']
console.log(table(['world', 'matches', 'readers', ...costs], rows))
console.log('Sockets are left out: writing to them is measured by fanout and live.')

async function measure(times: number): Promise<Figures> {
  const world = await growWorld(MATCHES * times, READERS * times)
  try {
    const polls: number[] = []
    const pushes: number[] = []
    for (let round = 0; round <= ROUNDS; round += 1) {
      const [pollUs, pushUs] = [await pollsIn(world, round), pushesIn(world, round)]
      // The first round warms up.
      if (round > 0) polls.push(pollUs)
      if (round > 0) pushes.push(pushUs)
    }
    return { times, pollUs: median(polls), pushUs: median(pushes) }
  } finally {
    await world.close()
  }
}

async function pollsIn(world: GrownWorld, round: number): Promise<number> {
  const { output } = footballGateway.getMatchListLiveScore
  const before = process.cpuUsage()
  for (let poll = 0; poll < POLLS; poll += 1) {
    const from = ((round * POLLS + poll) * 7919) % (world.matchIds.length - POLLED + 1)
    const answer = await world.poll(world.matchIds.slice(from, from + POLLED))
    JSON.stringify(output.encode(answer as never))
  }
  return microseconds(before) / POLLS
}

function pushesIn(world: GrownWorld, round: number): number {
  // As many goals a match in every world: a longer history costs more to add up.
  const among = Math.min(PUSHES, world.matchIds.length)
  const written = world.written()
  const before = process.cpuUsage()
  for (let push = 0; push < PUSHES; push += 1)
    world.push(nextGoal(world.matchIds[push % among]!, goalsBefore(push, among, round)))
  const us = microseconds(before)
  if (world.written() === written) throw new Error('no reader heard of a goal')
  return us / PUSHES
}

function goalsBefore(push: number, among: number, round: number): number {
  return round * Math.ceil(PUSHES / among) + Math.floor(push / among)
}

function microseconds(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before)
  return user + system
}

function bounded(text: string | undefined, usual: number): number {
  const wanted = Number(text ?? usual)
  return Number.isInteger(wanted) && wanted >= POLLED ? Math.min(wanted, 1000) : usual
}
