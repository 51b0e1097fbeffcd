import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'
import { dayOf } from '@linmen/domain/match-files/calendar.ts'
import { addedTo, byMinute, type PlayMinute } from '@linmen/domain/match/event-minute.ts'
import type { FootballReport, GoalReport } from '@linmen/domain/match/match-report.ts'
import type { FootballResult } from '@linmen/domain/sport/fixture.ts'
import { emptyBatch, type Complain, type Batch } from './batch.ts'
import { matchId, nameKey, stableId } from './stable-id.ts'
import type { SourceFile } from './source-file.ts'
import { countryCoded, leagueOf } from './football-leagues.ts'
import { newFrame, plainFixture, type Competition, type Frame, type StageWords } from './frame.ts'
import { londonMs } from './london-time.ts'

interface Season {
  readonly name: string
  readonly matches: readonly Match[]
}

interface Match {
  readonly round?: string
  readonly group?: string
  readonly date: string
  readonly time?: string
  readonly team1: string
  readonly team2: string
  readonly score?: Readonly<Partial<Record<'ft' | 'ht' | 'et' | 'p', readonly [number, number]>>>
  readonly goals1?: readonly Goal[]
  readonly goals2?: readonly Goal[]
}

interface Goal {
  readonly name: string
  /** `90+3` in some seasons; in others the minutes beyond stand beside it. */
  readonly minute: number | string
  readonly offset?: number
  readonly penalty?: boolean
  readonly owngoal?: boolean
}

/** A season of openfootball: a league, or a cup with groups, a bracket and who scored. */
export async function* readOpenFootball(
  file: SourceFile,
  complain: Complain,
): AsyncGenerator<Batch> {
  const { name, matches } = (await file.document()) as Partial<Season>
  if (typeof name !== 'string' || !Array.isArray(matches)) {
    complain(1, 'no season: there is no name or no matches')
    return
  }
  const frame = newFrame()
  const batch = emptyBatch()
  for (const [at, match] of (matches as Match[]).entries()) {
    const problem = problemOf(match)
    if (problem) complain(at + 1, `match ${at + 1}: ${problem}`)
    else addMatch({ batch, frame }, name, match)
  }
  yield batch
}

function problemOf({ date, team1, team2 }: Match): string | null {
  if (!team1 || !team2) return 'a team is missing'
  return Number.isNaN(dayOf(date ?? '')) ? 'no date' : null
}

function addMatch({ batch, frame }: { batch: Batch; frame: Frame }, title: string, match: Match) {
  const { name, season } = titleParts(title)
  const of = competitionOf(name)
  const day = dayOf(match.date)
  const stage = stageOf(match, of.league.kind)
  const place = frame.season(batch, of, { name: season, date: match.date, stage })
  const homeId = frame.team(batch, of, match.team1)
  const awayId = frame.team(batch, of, match.team2)
  const id = matchId(day, of.league.id, season, homeId, awayId)
  const kickOffAtMs = momentOf(day, match.time ?? '')
  const round = /^Matchday (\d+)$/.exec(match.round ?? '')
  batch.fixtures.push({
    ...plainFixture({ id, league: of.league, kickOffAtMs, ...place, homeId, awayId }),
    round: round ? Number(round[1]) : null,
    roundName: round ? `第${round[1]}轮` : (ROUNDS[match.round ?? ''] ?? match.round ?? ''),
    group: /^Group (\w+)$/.exec(match.group ?? '')?.[1] ?? null,
    neutral: of.league.kind === 'cup',
  })
  if (!match.score?.ft) return
  batch.results.push({ matchId: id, result: resultOf(match.score), closing: null })
  batch.plays.push(...playsOf(match, id, kickOffAtMs))
}

const ROUNDS: Readonly<Record<string, string>> = {
  'Round of 32': '1/16决赛',
  'Round of 16': '1/8决赛',
  'Quarter-final': '1/4决赛',
  'Quarter-finals': '1/4决赛',
  'Semi-final': '半决赛',
  'Semi-finals': '半决赛',
  'Match for third place': '三四名决赛',
  Final: '决赛',
}

/** `English Premier League 2023/24`, `World Cup 2022` */
function titleParts(title: string): { name: string; season: string } {
  const parts = /^(.*?)\s+(\d{4}(?:[/-]\d{2,4})?)$/.exec(title.trim())
  return { name: parts?.[1] ?? title, season: (parts?.[2] ?? '').replace('-', '/') }
}

function competitionOf(name: string): Competition {
  const isCup = /\b(cup|euro|champions|copa)\b/i.test(name)
  const country = countryCoded('WLD')
  const kind = isCup ? 'cup' : 'league'
  const words = { kind, level: isCup ? 0 : 1, category: isCup ? 1 : 3 } as const
  const shown = name === 'World Cup' ? '世界杯' : name
  const id = stableId('league', 'openfootball', nameKey(name))
  return { country, league: leagueOf(country, { id, name: shown, ...words }) }
}

function stageOf({ group }: Match, kind: 'league' | 'cup'): StageWords {
  if (kind === 'league') return { name: '联赛', kind: 'table', place: 1 }
  return group
    ? { name: '小组赛', kind: 'groups', place: 1 }
    : { name: '淘汰赛', kind: 'knockout', place: 2 }
}

/** `20:00` in London, `13:00 UTC-6` anywhere. */
function momentOf(day: number, time: string): number {
  const zoned = /^(\d{1,2}):(\d\d) UTC([+-]\d{1,2})$/.exec(time)
  if (!zoned) return londonMs(day, time)
  const hours = 24 * day + Number(zoned[1]) - Number(zoned[3])
  return (hours * 60 + Number(zoned[2])) * 60_000
}

function resultOf({ ft, ht, et, p }: NonNullable<Match['score']>): FootballResult {
  const pair = ([home, away]: readonly [number, number]): Pair => ({ home, away })
  return {
    sport: 'football',
    phase: 'finished',
    full: pair(ft!),
    ...(ht && { half: pair(ht) }),
    ...(et && { extra: pair(et) }),
    ...(p && { penalties: pair(p) }),
  }
}

/** Who scored, where the file knows all goals. Kick-off and the end frame them. */
function playsOf(match: Match, id: string, kickOffAtMs: number): FootballReport[] {
  const told = (side: 'home' | 'away', goals: readonly Goal[] = []) =>
    goals.map((goal) => ({ side, goal, ...minuteOf(goal) }))
  const goals = [...told('home', match.goals1), ...told('away', match.goals2)]
  const [home, away] = match.score!.et ?? match.score!.ft!
  if (goals.length === 0 || goals.length !== home + away) return []
  const body = ({ side, goal, minute, ...more }: (typeof goals)[number]): GoalReport => ({
    kind: 'goal',
    side,
    minute,
    ...addedTo(more),
    player: goal.name,
    ...(goal.penalty && { how: 'penalty' }),
    ...(goal.owngoal && { how: 'own' }),
  })
  const ordered = goals.toSorted(byMinute)
  const at = (minute: number) => kickOffAtMs + (minute + (minute > 45 ? 15 : 0)) * 60_000
  return [
    { matchId: id, seq: 1, atMs: kickOffAtMs, kind: 'status', phase: 'firstHalf' },
    ...ordered.map((each, place) => ({
      matchId: id,
      seq: place + 2,
      atMs: at(each.minute),
      ...body(each),
    })),
    { matchId: id, seq: goals.length + 2, atMs: at(125), kind: 'status', phase: 'finished' },
  ]
}

function minuteOf({ minute, offset }: Goal): PlayMinute {
  const [, counted, beyond] = /^(\d+)(?:\+(\d+))?/.exec(String(minute)) ?? []
  return { minute: Number(counted), ...addedTo({ added: Number(beyond ?? offset ?? 0) }) }
}
