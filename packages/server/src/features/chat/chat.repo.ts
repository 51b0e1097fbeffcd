import type { ChatLine, Support } from '@linmen/contract/chat/chat.schemas.ts'
import { sql } from 'kysely'
import type { Reader, Tx } from '#db/port.ts'

export const HISTORY = 50

interface LineRow {
  readonly number: number
  readonly member_id: string
  readonly name: string
  readonly avatar: string
  readonly team_id: string | null
  readonly body: string
  readonly said_at_ms: number
  readonly removed: boolean
}

const lines = sql`
  select c.number, c.member_id, m.nickname as name, m.avatar_key as avatar, s.team_id, c.body,
    c.said_at_ms, c.removed_by is not null as removed
  from chat_line c join member m on m.id = c.member_id
    left join chat_support s on s.match_id = c.match_id and s.member_id = c.member_id`

interface HistoryWish {
  readonly matchId: string
  readonly after?: number | undefined
  readonly before?: number | undefined
}

/** In the order they were said: the newest, those after a number, or those before one. */
export async function historyOf(db: Reader, { matchId, after, before }: HistoryWish) {
  const { rows } =
    after === undefined
      ? await sql<LineRow>`${lines} where c.match_id = ${matchId}
          and c.number < ${before ?? 2 ** 31 - 1}
          order by c.number desc limit ${HISTORY + 1}`.execute(db)
      : await sql<LineRow>`${lines} where c.match_id = ${matchId} and c.number > ${after}
          order by c.number limit ${HISTORY + 1}`.execute(db)
  const shown = rows.slice(0, HISTORY).map(lineOf)
  return {
    lines: after === undefined ? shown.toReversed() : shown,
    hasMore: rows.length > HISTORY,
  }
}

export async function lineAt(db: Reader, matchId: string, number: number) {
  const { rows } = await sql<LineRow>`
    ${lines} where c.match_id = ${matchId} and c.number = ${number}`.execute(db)
  return rows[0] && lineOf(rows[0])
}

/** The next line of a room. Two who speak in the same moment wait for each other. */
export async function addLine(
  tx: Tx,
  {
    matchId,
    memberId,
    text,
    atMs,
  }: { matchId: string; memberId: string; text: string; atMs: number },
): Promise<ChatLine> {
  await sql`select pg_advisory_xact_lock(hashtext(${`chat ${matchId}`}))`.execute(tx)
  const { rows } = await sql<{ number: number }>`
    insert into chat_line (match_id, number, member_id, body, said_at_ms)
    select ${matchId}, coalesce(max(number), 0) + 1, ${memberId}, ${text}, ${atMs}::bigint
    from chat_line where match_id = ${matchId} returning number`.execute(tx)
  return (await lineAt(tx, matchId, rows[0]!.number))!
}

/** How much is said and who is supported in these rooms. */
export async function roomCounts(db: Reader, matchIds: readonly string[]) {
  if (matchIds.length === 0) return new Map<string, { lines: number; supporters: number }>()
  const { rows } = await sql<{ id: string; lines: number; supporters: number }>`
    select id,
      (select count(*) from chat_line c where c.match_id = id and c.removed_by is null)::int as lines,
      (select count(*) from chat_support s where s.match_id = id)::int as supporters
    from unnest(${matchIds}::text[]) as id`.execute(db)
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}

export async function supportOf(
  db: Reader,
  { matchId, homeId, awayId }: { matchId: string; homeId: string; awayId: string },
  memberId: string | null,
): Promise<Support> {
  const { rows } = await sql<{ team_id: string; count: number; own: boolean }>`
    select team_id, count(*)::int as count, coalesce(bool_or(member_id = ${memberId}), false) as own
    from chat_support where match_id = ${matchId} group by team_id`.execute(db)
  const of = (teamId: string) => ({
    teamId,
    count: rows.find((row) => row.team_id === teamId)?.count ?? 0,
  })
  return { home: of(homeId), away: of(awayId), own: rows.find(({ own }) => own)?.team_id ?? null }
}

/** One side for each member; who changes their mind is counted on the other. */
export const setSupport = (
  tx: Tx,
  {
    matchId,
    memberId,
    teamId,
    atMs,
  }: { matchId: string; memberId: string; teamId: string; atMs: number },
) =>
  tx
    .insertInto('chat_support')
    .values({ match_id: matchId, member_id: memberId, team_id: teamId, chosen_at_ms: atMs })
    .onConflict((conflict) =>
      conflict
        .columns(['match_id', 'member_id'])
        .doUpdateSet({ team_id: teamId, chosen_at_ms: atMs }),
    )
    .execute()

// What was taken away leaves its place, so that nobody takes it for a hole.
const lineOf = (row: LineRow): ChatLine => ({
  number: row.number,
  memberId: row.member_id,
  name: row.name,
  avatar: row.avatar,
  ...(row.team_id !== null && { teamId: row.team_id }),
  text: row.removed ? '' : row.body,
  saidAtMs: row.said_at_ms,
  removed: row.removed,
})
