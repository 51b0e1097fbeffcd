import { Timers } from '@linmen/web/test/timers.ts'
import { basketballStory } from './basketball-story.ts'
import { ClientSide } from './client-side.ts'
import { interleaved, messed, offers } from './deliveries.ts'
import { diceOf, type Dice } from './dice.ts'
import { footballStory } from './football-story.ts'
import type { Held, Pieces } from './pieces.ts'
import { KICK_OFF_MS, MATCH_IDS, ServerSide } from './server-side.ts'
import { judge } from './verdict.ts'

/** More than a topic keeps, so that whoever was away gets the whole state. */
const MORE_THAN_KEPT = 300
const ROUNDS_OF_PEACE = 4

/** One evening with everything that goes wrong, and then peace. Throws when anybody ends in another state. */
export function replay(seed: number, pieces: Pieces): void {
  const dice = diceOf(seed)
  const said = messed(
    dice,
    interleaved(dice, [
      footballStory(dice, '1', KICK_OFF_MS),
      basketballStory(dice, '2', KICK_OFF_MS),
      ...MATCH_IDS.map((id) => offers(dice, id, KICK_OFF_MS)),
    ]),
  )
  const timers = new Timers()
  timers.atMs = KICK_OFF_MS
  const server = new ServerSide(pieces, timers, said)
  const client = new ClientSide(pieces, () => server, timers)
  const evening = { dice, server, client, lists: [] as (() => void)[] }
  while (!server.hasHeardAll) {
    server.poll(1 + dice.below(5), fateOf(dice))
    dice.pick(HAPPENINGS)(evening)
    dice.pick(HAPPENINGS)(evening)
    timers.pass(dice.below(1500))
  }
  for (const arrive of evening.lists) arrive()
  makePeace(evening)
  judge(said, server, client.pages)
}

interface Evening {
  readonly dice: Dice
  readonly server: ServerSide
  readonly client: ClientSide
  readonly lists: (() => void)[]
}

function fateOf(dice: Dice) {
  const roll = dice.below(100)
  if (roll < 10) return 'lost'
  if (roll < 12) return 'diesUntold'
  return roll < 14 ? 'diesHalfway' : 'arrives'
}

const HAPPENINGS: readonly ((evening: Evening) => void)[] = [
  ({ client, dice }) => client.wire?.pass(dice.below(4)),
  ({ client }) => client.wire?.pass(),
  ({ client }) => client.wire?.pass(),
  ({ client }) => client.wire?.lose(),
  ({ client }) => client.wire?.double(),
  ({ client, dice }) => client.wire?.shuffle(dice),
  ({ client, dice }) => dice.percent(30) && client.wire?.cut(),
  ({ client, dice }) => (dice.percent(40) ? client.client.sleep() : client.client.wake()),
  ({ client }) => client.wire && (client.wire.isSlow = true),
  ({ client }) => client.wire?.drain(),
  ({ server, dice }) => dice.percent(15) && server.restart(),
  ({ server }) => server.pulse(),
  ({ server, dice }) => {
    if (dice.below(500) === 0) for (let at = 0; at < MORE_THAN_KEPT; at++) server.pulse()
  },
  askForList,
  ({ lists }) => lists.shift()?.(),
]

/** The list as it is now, on its way to a reader that may have heard more by the time it arrives. */
function askForList({ server, client, lists }: Evening): void {
  const rows = MATCH_IDS.map((id) => [id, server.match(id).live] as const)
  lists.push(() => {
    for (const [id, live] of rows) client.pages.list.takeList(id, { live, odds: null } as Held)
  })
}

/** Nothing is lost any more, and the pulse of the feed shows a reader what it has missed. */
function makePeace({ server, client }: Evening): void {
  client.client.wake()
  for (let round = 0; round < ROUNDS_OF_PEACE; round++) {
    client.wire?.drain()
    client.wire?.pass()
    server.pulse()
    client.wire?.pass()
    client.timers.pass(12_000)
  }
}
