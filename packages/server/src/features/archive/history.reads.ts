import { addDays, businessDay, businessDaySpan } from '@linmen/domain/match/business-day.ts'
import { feedOf } from '#feeds/feed-of.ts'
import type { Ports } from '#kit/ports.ts'
import type { Archive } from './archive.ts'
import { sheetsAfter, sheetsBefore, sheetsBetween } from './match-sheet.repo.ts'
import { pullAtlas } from '#features/archive/pulls/pull-atlas.ts'
import { pullSeasons } from '#features/archive/pulls/pull-season.ts'
import { seasonSheets } from './season-sheets.ts'
import { seasonsBehind, type SeasonBehind } from './season.repo.ts'

type HistoryReads = Pick<Archive, 'seasonMatches' | 'seasonTeams' | 'recent' | 'upcoming' | 'bouts'>

/** What a season had to put off may be played in the first weeks of the next one. */
const PUT_OFF_DAYS = 14

/** Seasons, and the past and future of teams. */
export function historyReads(ports: Ports): HistoryReads {
  const db = ports.db.read
  const behind = async (teamIds: readonly string[], atMs: number) => {
    const feed = feedOf(ports)
    if (feed) await pullAtlas(ports, feed)
    return seasonsBehind(db, teamIds, addDays(businessDay(atMs), 1))
  }
  const pull = (seasons: readonly { readonly id: string }[]) =>
    pullSeasons(
      ports,
      seasons.map(({ id }) => id),
    )
  return {
    seasonMatches: (seasonId) => seasonSheets(ports, seasonId),
    seasonTeams: async (seasonId) => {
      const sheets = await seasonSheets(ports, seasonId)
      const teams = new Map(sheets.flatMap(({ home, away }) => [home, away]).map((t) => [t.id, t]))
      return [...teams.values()].toSorted((a, b) => Number(a.id) - Number(b.id))
    },
    recent: async (teamId, beforeMs, limit) => {
      const seasons = await behind([teamId], beforeMs)
      await pull(seasons.filter(({ present }) => present))
      const newest = await sheetsBefore(db, teamId, { atMs: beforeMs, limit })
      const oldest = newest.at(-1)
      // Older seasons have only older matches: while enough is found in the present ones, nobody asks for them.
      const isEnough =
        newest.length >= limit && oldest && oldest.fixture.kickOffAtMs > endOfOlder(seasons)
      if (isEnough) return newest
      await pull(seasons)
      return sheetsBefore(db, teamId, { atMs: beforeMs, limit })
    },
    upcoming: async (teamId, afterMs, limit) => {
      await pull((await behind([teamId], afterMs)).filter(({ present }) => present))
      return sheetsAfter(db, teamId, { atMs: afterMs, limit })
    },
    bouts: async ([one, other], beforeMs, limit) => {
      await pull(await behind([one, other], beforeMs))
      return sheetsBetween(db, [one, other], { atMs: beforeMs, limit })
    },
  }
}

/** When the last match of a season that is not the present one was played. */
const endOfOlder = (seasons: readonly SeasonBehind[]): number =>
  Math.max(
    ...seasons
      .filter(({ present }) => !present)
      .map(({ lastDay }) => businessDaySpan(addDays(lastDay, PUT_OFF_DAYS)).toMs),
  )
