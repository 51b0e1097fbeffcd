import { sql } from 'kysely'
import type { Ports } from '#kit/ports.ts'
import type { Archive } from './archive.ts'
import { pullSeasons, seasonsBehind } from './pull-season.ts'
import { seasonSheets } from './season-sheets.ts'
import { sheetsWhere } from './sheets.ts'

type HistoryReads = Pick<Archive, 'seasonMatches' | 'seasonTeams' | 'recent' | 'upcoming' | 'bouts'>

/** Seasons, and the past and future of teams. */
export function historyReads(ports: Ports): HistoryReads {
  const db = ports.db.read
  const ready = async (teamIds: readonly string[], atMs: number) =>
    pullSeasons(ports, await seasonsBehind(ports, teamIds, atMs))
  return {
    seasonMatches: (seasonId) => seasonSheets(ports, seasonId),
    seasonTeams: async (seasonId) => {
      const sheets = await seasonSheets(ports, seasonId)
      const teams = new Map(sheets.flatMap(({ home, away }) => [home, away]).map((t) => [t.id, t]))
      return [...teams.values()].toSorted((a, b) => Number(a.id) - Number(b.id))
    },
    recent: async (teamId, beforeMs, limit) => {
      await ready([teamId], beforeMs)
      return sheetsWhere(
        db,
        sql`where (f.home_id = ${teamId} or f.away_id = ${teamId})
          and f.kick_off_at_ms < ${beforeMs}::bigint and r.phase = 'finished'
          order by f.kick_off_at_ms desc, f.id limit ${limit}`,
      )
    },
    upcoming: async (teamId, afterMs, limit) => {
      await ready([teamId], afterMs)
      return sheetsWhere(
        db,
        sql`where (f.home_id = ${teamId} or f.away_id = ${teamId})
          and f.kick_off_at_ms > ${afterMs}::bigint
          order by f.kick_off_at_ms, f.id limit ${limit}`,
      )
    },
    bouts: async ([one, other], beforeMs, limit) => {
      await ready([one, other], beforeMs)
      return sheetsWhere(
        db,
        sql`where f.home_id in (${one}, ${other}) and f.away_id in (${one}, ${other})
          and f.kick_off_at_ms < ${beforeMs}::bigint and r.phase = 'finished'
          order by f.kick_off_at_ms desc, f.id limit ${limit}`,
      )
    },
  }
}
