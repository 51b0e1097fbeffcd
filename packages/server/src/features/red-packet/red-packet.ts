import { redPacketEndpoints } from '@linmen/contract/red-packet/red-packet.endpoints.ts'
import { APART_MS, AWARD_MS, isRaining } from '@linmen/domain/red-packet/rain-rules.ts'
import { redPacketLines } from '@linmen/domain/ledger/postings.ts'
import type { Tx } from '#db/port.ts'
import { matchBriefs } from '#features/match/public.ts'
import { addLot, postJournal } from '#features/wallet/public.ts'
import type { CallBinding } from '#kit/binding.ts'
import { command } from '#kit/command.ts'
import { inLine } from '#kit/in-line.ts'
import { countToday } from '#kit/limits/daily-count.ts'
import { query } from '#kit/query.ts'
import { refuseFrom } from '#kit/refused.ts'
import { goalsOf, rainMatches } from './goals.ts'
import {
  drawsOf,
  findRain,
  hasDrawn,
  hasJoined,
  join,
  lastDraw,
  lockRain,
  openRain,
  sharesOf,
  writeDraw,
  type Goal,
  type RainRow,
} from './rain.repo.ts'

/** So many packets a member opens in a day, and so many rains the house pays for. */
const PACKETS_A_DAY = 10
const RAINS_A_DAY = 60
const SEED_BYTES = 24

interface Ready {
  readonly nowMs: number
  readonly ports: { readonly random: { bytes(length: number): Buffer } }
}

/** Opens the rain of a goal unless it is open, and tells why nobody gets a packet of it, if so. */
async function noPacket(
  tx: Tx,
  goal: Goal,
  { nowMs, ports }: Ready,
): Promise<'1007' | '1008' | null> {
  const known = await findRain(tx, goal)
  const goalAtMs = known?.goal_at_ms ?? (await goalsOf(tx, goal.matchId)).get(goal.goalCount)
  if (goalAtMs === undefined || !isRaining(goalAtMs, nowMs)) return '1007'
  if (known) return isEmpty(known) ? '1008' : null
  const seed = ports.random.bytes(SEED_BYTES).toString('hex')
  // Many come first at the same moment: only who truly opened it counts for the day.
  if (!(await openRain(tx, goal, { goalAtMs, seed, nowMs }))) return null
  const day = { deed: 'red-packet.rain', subject: 'house', most: RAINS_A_DAY, nowMs }
  return (await countToday(tx, day)) ? null : '1008'
}

const isEmpty = ({ taken, packets }: RainRow) => taken >= packets

type Lets = (rain: RainRow | undefined) => boolean

/** In line for the rain of a goal, except for whom it has nothing to wait for. */
const atRain = (binding: CallBinding, passes: Lets) =>
  inLine(binding, async ({ input, ports }) => {
    const { matchId, goalCount } = input as Goal
    const rain = await findRain(ports.db.read, { matchId, goalCount })
    return passes(rain) ? null : `${matchId}:${goalCount}`
  })

/** Whether somebody may join this goal; with `join`, they are in. Visitors learn that they have to log in. */
export const check = atRain(
  command(
    redPacketEndpoints.check,
    async (tx, { join: joins, ...goal }, { actor, nowMs, refuse, ports }) => {
      if (actor && (await hasDrawn(tx, goal, actor.id)) !== undefined) refuse('101', {})
      const reason = await noPacket(tx, goal, { nowMs, ports })
      if (reason) return refuse(reason, {})
      if (joins && actor) await join(tx, goal, actor.id, nowMs)
      const joined = actor !== null && (await hasJoined(tx, goal, actor.id))
      return { joined, loggedIn: actor !== null }
    },
  ),
  (rain) => rain !== undefined,
)

/** Draws the next place of the rain. Shares were fixed with the seed, so nobody can choose a better one. */
const draw = command(
  redPacketEndpoints.open,
  async (tx, goal, { actor, nowMs, refuse, ports }) => {
    if ((await hasDrawn(tx, goal, actor.id)) !== undefined) refuse('101', {})
    const reason = await noPacket(tx, goal, { nowMs, ports })
    if (reason) return refuse(reason, {})
    const rain = await lockRain(tx, goal)
    if (isEmpty(rain)) refuse('1008', {})
    const last = await lastDraw(tx, goal.matchId, actor.id)
    if (last !== null && nowMs - last < APART_MS) refuse('1007', {})
    // The rain is locked by now: who came at the same moment under the same name is seen.
    if ((await hasDrawn(tx, goal, actor.id)) !== undefined) refuse('101', {})
    const today = { deed: 'red-packet', subject: actor.id, most: PACKETS_A_DAY, nowMs }
    if (!(await countToday(tx, today))) refuse('1008', {})
    const place = rain.taken
    const amount = sharesOf(rain)[place]!
    const lotId = ports.ids.next('lot')
    await addLot(tx, {
      id: lotId,
      memberId: actor.id,
      source: 'redpacket',
      amount,
      expiresAtMs: nowMs + AWARD_MS,
      atMs: nowMs,
    })
    await postJournal(tx, {
      id: ports.ids.next('jn'),
      key: `redpacket:${goal.matchId}:${goal.goalCount}:${actor.id}`,
      event: 'redpacket.drawn',
      ref: `${goal.matchId}:${goal.goalCount}`,
      actorId: actor.id,
      atMs: nowMs,
      lines: redPacketLines(actor.id, amount),
    })
    await writeDraw(tx, { ...goal, memberId: actor.id, place, amount, lotId, nowMs })
    return { award: amount }
  },
  { onceByNature: true },
)

/** Who comes too late, as nearly everybody does, is told so without a transaction. Who has drawn may ask again. */
const unlessGone: CallBinding = {
  ...draw,
  answer: async (incoming) => {
    const { input, actor, ports } = incoming
    const rain = await findRain(ports.db.read, input as Goal)
    const isLate = rain && isEmpty(rain) && actor
    if (!isLate || (await hasDrawn(ports.db.read, input as Goal, actor.id)) !== undefined)
      return draw.answer(incoming)
    const isOver = !isRaining(rain.goal_at_ms, ports.clock.nowMs())
    return refuseFrom(redPacketEndpoints.open.refusals, isOver ? '1007' : '1008', {})
  },
}

export const open = atRain(unlessGone, (rain) => rain !== undefined && isEmpty(rain))

export const listMatches = query(
  redPacketEndpoints.listMatches,
  async (_db, _input, { ports }) => ({
    matches: rainMatches(ports),
  }),
)

/** What was promised from the beginning, and once it is over, what it was made of. */
export const lookRain = query(redPacketEndpoints.lookRain, async (db, goal, { nowMs, refuse }) => {
  const rain = (await findRain(db, goal)) ?? refuse('redPacket.no_rain', {})
  const over = nowMs > rain.ends_at_ms
  return {
    pool: rain.pool,
    packets: rain.packets,
    taken: rain.taken,
    endsAtMs: rain.ends_at_ms,
    seedHash: rain.seed_hash,
    seed: over ? rain.seed : null,
    ...(over && { shares: sharesOf(rain) }),
  }
})

export const history = query(redPacketEndpoints.history, async (db, wish, { actor }) => {
  const page = await drawsOf(db, actor.id, wish)
  const matches = await matchBriefs(
    db,
    page.items.map(({ match_id }) => match_id),
  )
  return {
    hasNext: page.hasNext,
    items: page.items.map((row) => ({
      matchId: row.match_id,
      home: matches.get(row.match_id)?.home.name ?? '',
      away: matches.get(row.match_id)?.away.name ?? '',
      goalCount: row.goal_count,
      award: row.amount,
      drawnAtMs: row.drawn_at_ms,
      expiresAtMs: row.expires_at_ms,
    })),
  }
})
