import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'
import { archiveOf } from '#features/archive/public.ts'
import { recordDay } from '#features/match/public.ts'
import type { Reader } from '#db/port.ts'
import type { Ports } from '#kit/ports.ts'

interface Asked {
  readonly day: string
  readonly sport: Sport
}

const MOST = 60

/** The numbered matches of a day in order of kick-off. */
export async function dayMatches(ports: Ports, asked: Asked): Promise<readonly MatchSheet[]> {
  const { read } = ports.db
  let ids = await numbered(read, asked)
  if (ids.length === 0) {
    await recordDay(ports, asked.day)
    ids = await numbered(read, asked)
  }
  return archiveOf(ports).matches(ids)
}

async function numbered(db: Reader, { day, sport }: Asked): Promise<string[]> {
  const rows = await db
    .selectFrom('fixture')
    .select('id')
    .where('business_day', '=', day)
    .where('sport', '=', sport)
    .where('number', 'is not', null)
    .orderBy('kick_off_at_ms')
    .orderBy('id')
    .limit(MOST)
    .execute()
  return rows.map(({ id }) => id)
}

/** Numbered football matches that have not begun, next first. */
export async function comingMatches(ports: Ports, nowMs: number, count: number) {
  const rows = await ports.db.read
    .selectFrom('fixture')
    .select('id')
    .where('sport', '=', 'football')
    .where('number', 'is not', null)
    .where('kick_off_at_ms', '>', nowMs)
    .orderBy('kick_off_at_ms')
    .orderBy('id')
    .limit(count)
    .execute()
  return archiveOf(ports).matches(rows.map(({ id }) => id))
}

/** How many members bought something of each of these rights, by the number before the dash. */
export async function buyersByTool(db: Reader): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('entitlement')
    .select(['item_id', 'member_id'])
    .where('item_kind', '=', 'model')
    .where('revoked_at_ms', 'is', null)
    .execute()
  const members = new Map<number, Set<string>>()
  for (const { item_id, member_id } of rows) {
    const code = Number(item_id.split('-')[0])
    members.set(code, (members.get(code) ?? new Set()).add(member_id))
  }
  return new Map([...members].map(([code, set]) => [code, set.size]))
}

/** Members who hold a pass of any tool, or of one. */
export async function passHolders(db: Reader, nowMs: number): Promise<number> {
  const { members } = await db
    .selectFrom('entitlement')
    .select(({ fn }) => fn.count<number>('member_id').distinct().as('members'))
    .where('item_kind', '=', 'model')
    .where('item_id', 'like', '%-pass')
    .where('revoked_at_ms', 'is', null)
    .where('ends_at_ms', '>', nowMs)
    .executeTakeFirstOrThrow()
  return Number(members)
}

/** Orders of tools, newest first, with when their right ends. */
export const boughtOrders = (db: Reader, memberId: string) =>
  db
    .selectFrom('sale_order as o')
    .leftJoin('entitlement as e', 'e.order_id', 'o.id')
    .select(['o.id', 'o.goods_id', 'o.title', 'o.pay', 'o.created_at_ms', 'e.ends_at_ms'])
    .where('o.member_id', '=', memberId)
    .where('o.goods_kind', '=', 'model')
    .where('o.state', '=', 'fulfilled')
    .orderBy('o.created_at_ms', 'desc')
    .orderBy('o.id', 'desc')
