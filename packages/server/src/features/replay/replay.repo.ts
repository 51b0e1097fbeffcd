import type { PageWish } from '@linmen/contract'
import type { ReplaySummary } from '@linmen/contract/expert/replay.schemas.ts'
import type { Selectable } from 'kysely'
import type { Reader } from '#db/port.ts'
import type { ReplayTable } from '#db/tables.generated.ts'
import { pageFrom } from '#kit/page-of.ts'
import { expertsById } from '#features/expert/public.ts'

export type ReplayRow = Selectable<ReplayTable>

export const findReplay = (db: Reader, id: string): Promise<ReplayRow | undefined> =>
  db.selectFrom('replay').selectAll().where('id', '=', id).executeTakeFirst()

export interface ReplayFilter {
  readonly expertId?: string | undefined
  readonly excludedIds?: readonly string[] | undefined
  /** Only those with a film. */
  readonly filmed?: boolean
  /** Only what came before this one. */
  readonly after?: ReplayRow | undefined
}

export const replayPage = (db: Reader, filter: ReplayFilter & PageWish) =>
  pageFrom(
    filtered(db, filter).selectAll().orderBy('published_at_ms', 'desc').orderBy('id', 'desc'),
    filter,
  )

export async function replayCount(db: Reader, filter: ReplayFilter): Promise<number> {
  const { found } = await filtered(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('found'))
    .executeTakeFirstOrThrow()
  return Number(found)
}

function filtered(db: Reader, { expertId, excludedIds = [], filmed, after }: ReplayFilter) {
  return db
    .selectFrom('replay')
    .$if(expertId !== undefined, (rest) => rest.where('expert_id', '=', expertId!))
    .$if(excludedIds.length > 0, (rest) => rest.where('id', 'not in', excludedIds))
    .$if(filmed === true, (rest) => rest.where('video_id', 'is not', null))
    .$if(after !== undefined, (rest) =>
      rest.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('published_at_ms', 'id'), '<', tuple(after!.published_at_ms, after!.id)),
      ),
    )
}

export async function presentReplays(
  db: Reader,
  rows: readonly ReplayRow[],
  nowMs: number,
): Promise<ReplaySummary[]> {
  const experts = await expertsById(db, [...new Set(rows.map((row) => row.expert_id))], nowMs)
  const comments = await commentCounts(
    db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    summary: row.summary,
    sport: row.sport,
    expert: experts.get(row.expert_id)!,
    match: {
      matchId: row.match_id,
      league: row.league_name,
      home: row.home_name,
      away: row.away_name,
      kickoffMs: row.kickoff_ms,
      homeGoals: row.home_goals,
      awayGoals: row.away_goals,
      ...(row.home_team_id !== null && { homeTeamId: row.home_team_id }),
      ...(row.away_team_id !== null && { awayTeamId: row.away_team_id }),
    },
    verdict: row.verdict,
    publishedAtMs: row.published_at_ms,
    comments: comments.get(row.id) ?? 0,
    ...(row.video_id !== null && { videoId: row.video_id }),
  }))
}

async function commentCounts(db: Reader, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('replay_comment')
    .select(['replay_id', ({ fn }) => fn.countAll<number>().as('comments')])
    .where('replay_id', 'in', ids)
    .groupBy('replay_id')
    .execute()
  return new Map(rows.map(({ replay_id, comments }) => [replay_id, Number(comments)]))
}
