import type { Pair, Side } from '@linmen/contract/match/match-live.schemas.ts'
import type { Lineup } from '@linmen/domain/sport/depth.ts'
import type { FootballResult } from '@linmen/domain/sport/fixture.ts'
import type { Batch } from './batch.ts'
import { matchId, stableId } from './stable-id.ts'
import { countryCoded, leagueOf } from './football-leagues.ts'
import { plainFixture, type Competition } from './frame.ts'
import type { WyscoutKnown } from './wyscout-known.ts'
import { playerId, positionOf } from './wyscout-squads.ts'
import {
  plainText,
  type WyscoutAppearance,
  type WyscoutMatch,
  type WyscoutSide,
} from './wyscout-shapes.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Adds a match with its result and line-ups, or says what is wrong with it. */
export function addWyscoutMatch(
  batch: Batch,
  match: WyscoutMatch,
  { frame, players, matches }: WyscoutKnown,
): string | null {
  const sides = Object.values(match.teamsData ?? {})
  const home = sides.find(({ side }) => side === 'home')
  const away = sides.find(({ side }) => side === 'away')
  const names = /^(.+?) - (.+), \d+ - \d+/.exec(plainText(match.label ?? ''))
  const kickOffAtMs = Date.parse(`${match.dateutc?.replace(' ', 'T')}Z`)
  if (!home || !away || !names) return 'a team is missing'
  if (Number.isNaN(kickOffAtMs)) return 'no date'
  const of = COMPETITIONS.get(match.competitionId) ?? competition('Wyscout', 'WLD', 0)
  const date = new Date(kickOffAtMs).toISOString().slice(0, 10)
  const place = frame.season(batch, of, { name: seasonName(of, date), date })
  const [homeId, awayId] = [frame.team(batch, of, names[1]!), frame.team(batch, of, names[2]!)]
  const id = matchId(Math.floor(kickOffAtMs / DAY_MS), 'wyscout', match.wyId)
  const { league } = of
  batch.fixtures.push({
    ...plainFixture({ id, league, kickOffAtMs, ...place, homeId, awayId }),
    round: match.gameweek > 0 ? match.gameweek : null,
    roundName: match.gameweek > 0 ? `第${match.gameweek}轮` : '',
    neutral: league.kind === 'cup',
  })
  batch.results.push({ matchId: id, result: resultOf(match, home, away), closing: null })
  matches.set(match.wyId, { id, homeWyId: home.teamId, kickOffAtMs })
  for (const [at, side] of [home, away].entries()) {
    const lineup = lineupOf(side, players)
    const when = { matchId: id, seq: at + 1, atMs: kickOffAtMs - HOUR_MS }
    if (lineup) batch.depth.push({ ...lineup, ...when })
  }
  return null
}

const competition = (name: string, code: string, level: number): Competition => {
  const country = countryCoded(code)
  const kind = level === 0 ? 'cup' : 'league'
  const id = stableId('league', 'wyscout', name)
  const category = level === 0 ? 1 : 2
  return { country, league: leagueOf(country, { id, name, kind, level, category }) }
}

const COMPETITIONS: ReadonlyMap<number, Competition> = new Map([
  [364, competition('英超（事件数据）', 'ENG', 1)],
  [412, competition('法甲（事件数据）', 'FRA', 1)],
  [426, competition('德甲（事件数据）', 'GER', 1)],
  [524, competition('意甲（事件数据）', 'ITA', 1)],
  [795, competition('西甲（事件数据）', 'ESP', 1)],
  [28, competition('世界杯（事件数据）', 'WLD', 0)],
  [102, competition('欧洲杯（事件数据）', 'WLD', 0)],
])

function seasonName({ league }: Competition, date: string): string {
  const year = Number(date.slice(0, 4))
  if (league.kind === 'cup') return String(year)
  const first = Number(date.slice(5, 7)) < 7 ? year - 1 : year
  return `${first}/${String((first + 1) % 100).padStart(2, '0')}`
}

/** `score` counts extra time too; what was scored in ninety minutes is not told apart where there was one. */
function resultOf(match: WyscoutMatch, home: WyscoutSide, away: WyscoutSide): FootballResult {
  const pair = (valueOf: (side: WyscoutSide) => number): Pair => ({
    home: valueOf(home),
    away: valueOf(away),
  })
  const cards = (name: 'yellowCards' | 'redCards') =>
    pair(
      ({ formation }) =>
        [...(formation?.lineup ?? []), ...(formation?.bench ?? [])].filter(
          (player) => Number(player[name]) > 0,
        ).length,
    )
  return {
    sport: 'football',
    phase: 'finished',
    full: pair(({ score }) => score),
    half: pair(({ scoreHT }) => scoreHT),
    ...(match.duration !== 'Regular' && { extra: pair(({ scoreET }) => scoreET) }),
    ...(match.duration === 'Penalties' && { penalties: pair(({ scoreP }) => scoreP) }),
    yellowCards: cards('yellowCards'),
    redCards: cards('redCards'),
  }
}

function lineupOf({ side, formation }: WyscoutSide, players: WyscoutKnown['players']) {
  const named = (list: readonly WyscoutAppearance[] = []) =>
    list.flatMap(({ playerId: wyId }) => {
      const person = players.get(wyId)
      if (!person) return []
      const who = { playerId: playerId(wyId), name: person.shortName, shirt: 0, captain: false }
      return [{ ...who, position: positionOf(person), x: 0, y: 0, rating: null }]
    })
  const starters = named(formation?.lineup)
  if (starters.length === 0) return null
  const words = { kind: 'lineup', side: side as Side, confirmed: true, formation: '', coach: '' }
  return { ...words, starters, bench: named(formation?.bench) } as Lineup
}
