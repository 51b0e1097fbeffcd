import type { Selectable } from 'kysely'
import type { Fixture, LotteryPlaces } from '@linmen/domain/sport/fixture.ts'
import type { FixtureTable } from '#db/tables.generated.ts'

export const fixtureRow = (fixture: Fixture) => ({
  id: fixture.id,
  sport: fixture.sport,
  league_id: fixture.leagueId,
  season_id: fixture.seasonId,
  stage_id: fixture.stageId,
  round: fixture.round,
  round_name: fixture.roundName,
  group_name: fixture.group,
  home_id: fixture.homeId,
  away_id: fixture.awayId,
  business_day: fixture.day,
  kick_off_at_ms: fixture.kickOffAtMs,
  neutral: fixture.neutral,
  home_rank: fixture.ranks.home,
  away_rank: fixture.ranks.away,
  referee: fixture.referee,
  number: fixture.lottery.single?.number ?? null,
  single_handicap: fixture.lottery.single?.handicap ?? null,
  beijing_issue: fixture.lottery.beijing?.issue ?? null,
  beijing_number: fixture.lottery.beijing?.number ?? null,
  pool_issue: fixture.lottery.pool?.issue ?? null,
  pool_place: fixture.lottery.pool?.place ?? null,
  has_video: fixture.media.video,
  has_cartoon: fixture.media.cartoon,
  first_leg_id: fixture.firstLegId,
})

type Row = Selectable<FixtureTable>

export const fixtureOf = (row: Row): Fixture => ({
  id: row.id,
  sport: row.sport,
  leagueId: row.league_id,
  seasonId: row.season_id,
  stageId: row.stage_id,
  round: row.round,
  roundName: row.round_name,
  group: row.group_name,
  homeId: row.home_id,
  awayId: row.away_id,
  day: row.business_day,
  kickOffAtMs: row.kick_off_at_ms,
  neutral: row.neutral,
  ranks: { home: row.home_rank, away: row.away_rank },
  referee: row.referee,
  lottery: placesOf(row),
  media: { video: row.has_video, cartoon: row.has_cartoon },
  firstLegId: row.first_leg_id,
})

const placesOf = (row: Row): LotteryPlaces => ({
  single: row.number === null ? null : { number: row.number, handicap: row.single_handicap ?? 0 },
  beijing:
    row.beijing_issue === null
      ? null
      : { issue: row.beijing_issue, number: row.beijing_number ?? 0 },
  pool: row.pool_issue === null ? null : { issue: row.pool_issue, place: row.pool_place ?? 0 },
})
