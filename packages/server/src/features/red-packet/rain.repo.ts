import { createHash } from 'node:crypto'
import type { Cents, PageWish } from '@linmen/contract'
import { cents } from '@linmen/domain/money/cents.ts'
import { drawShares } from '@linmen/domain/red-packet/draw-shares.ts'
import { CLOSES_AFTER_MS } from '@linmen/domain/red-packet/rain-rules.ts'
import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { Reader, Tx } from '#db/port.ts'
import type { RedPacketRainTable } from '#db/tables.generated.ts'
import { pageFrom } from '#kit/page-of.ts'

export type RainRow = Selectable<RedPacketRainTable>

export interface Goal {
  readonly matchId: string
  readonly goalCount: number
}

const POOL = cents(2000)
const PACKETS = 50

export const findRain = (db: Reader, { matchId, goalCount }: Goal): Promise<RainRow | undefined> =>
  db
    .selectFrom('red_packet_rain')
    .selectAll()
    .where('match_id', '=', matchId)
    .where('goal_count', '=', goalCount)
    .executeTakeFirst()

/** Opens the rain of a goal. Its seed is chosen before anybody draws. False when somebody was sooner. */
export async function openRain(
  tx: Tx,
  { matchId, goalCount }: Goal,
  { goalAtMs, seed, nowMs }: { goalAtMs: number; seed: string; nowMs: number },
): Promise<boolean> {
  const opened = await tx
    .insertInto('red_packet_rain')
    .values({
      match_id: matchId,
      goal_count: goalCount,
      goal_at_ms: goalAtMs,
      ends_at_ms: goalAtMs + CLOSES_AFTER_MS,
      pool: POOL,
      packets: PACKETS,
      seed,
      seed_hash: hashOf(seed),
      opened_at_ms: nowMs,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('goal_count')
    .executeTakeFirst()
  return opened !== undefined
}

/** The same rain, kept from everybody else until the end of the transaction. */
export const lockRain = (tx: Tx, { matchId, goalCount }: Goal): Promise<RainRow> =>
  tx
    .selectFrom('red_packet_rain')
    .selectAll()
    .where('match_id', '=', matchId)
    .where('goal_count', '=', goalCount)
    .forUpdate()
    .executeTakeFirstOrThrow()

/** What every place of a rain gets. Anybody who knows the seed gets the same. */
export const sharesOf = ({ pool, packets, seed }: Pick<RainRow, 'pool' | 'packets' | 'seed'>) =>
  drawShares(pool, packets, (at) => {
    const bytes = createHash('sha256').update(`${seed}:${at}`).digest()
    return bytes.readUIntBE(0, 6)
  })

const hashOf = (seed: string): string => createHash('sha256').update(seed).digest('hex')

export async function hasDrawn(db: Reader, { matchId, goalCount }: Goal, memberId: string) {
  const row = await db
    .selectFrom('red_packet_draw')
    .select('amount')
    .where('match_id', '=', matchId)
    .where('goal_count', '=', goalCount)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row?.amount
}

export async function hasJoined(db: Reader, { matchId, goalCount }: Goal, memberId: string) {
  const row = await db
    .selectFrom('red_packet_join')
    .select('member_id')
    .where('match_id', '=', matchId)
    .where('goal_count', '=', goalCount)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row !== undefined
}

export const join = (tx: Tx, { matchId, goalCount }: Goal, memberId: string, nowMs: number) =>
  tx
    .insertInto('red_packet_join')
    .values({ match_id: matchId, goal_count: goalCount, member_id: memberId, joined_at_ms: nowMs })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** When the member last drew in a match, for the pause between rounds. */
export async function lastDraw(db: Reader, matchId: string, memberId: string) {
  const row = await db
    .selectFrom('red_packet_draw')
    .select('drawn_at_ms')
    .where('match_id', '=', matchId)
    .where('member_id', '=', memberId)
    .orderBy('drawn_at_ms', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.drawn_at_ms ?? null
}

export interface Drawn extends Goal {
  readonly memberId: string
  readonly place: number
  readonly amount: Cents
  readonly lotId: string
  readonly nowMs: number
}

export async function writeDraw(tx: Tx, drawn: Drawn): Promise<void> {
  await tx
    .updateTable('red_packet_rain')
    .set({ taken: sql`taken + 1` })
    .where('match_id', '=', drawn.matchId)
    .where('goal_count', '=', drawn.goalCount)
    .execute()
  await tx
    .insertInto('red_packet_draw')
    .values({
      match_id: drawn.matchId,
      goal_count: drawn.goalCount,
      member_id: drawn.memberId,
      place: drawn.place,
      amount: drawn.amount,
      lot_id: drawn.lotId,
      drawn_at_ms: drawn.nowMs,
    })
    .execute()
}

export const drawsOf = (db: Reader, memberId: string, wish: PageWish) =>
  pageFrom(
    db
      .selectFrom('red_packet_draw as d')
      .innerJoin('promo_lot as l', 'l.id', 'd.lot_id')
      .select(['d.match_id', 'd.goal_count', 'd.amount', 'd.drawn_at_ms', 'l.expires_at_ms'])
      .where('d.member_id', '=', memberId)
      .orderBy('d.drawn_at_ms', 'desc')
      .orderBy('d.match_id'),
    wish,
  )

/** In a query of somebody else: the match whose goal gave these coins. */
export const matchOfLot = (lotId: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select match_id from red_packet_draw where lot_id = ${lotId})`
