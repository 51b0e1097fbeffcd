import { beijingTime } from '@linmen/domain/match/business-day.ts'
import type { FootballReport } from '@linmen/domain/match/match-report.ts'
import type { Almanac } from '#football/almanac.ts'
import { CALLED_OFF_BEFORE_MS } from '#football/season/league-season.ts'
import { dayText } from '#football/season/half-year.ts'
import { newDateId, type Match } from '#football/season/match.ts'
import { storyClock, type StoryClock } from './clock.ts'
import { numbered, status, type Draft } from './draft.ts'
import { tellExtraTime } from './extra-time.ts'
import { incidentsOf } from './incidents.ts'
import type { StageHands } from './stage-hands.ts'
import { tellPlay } from './telling.ts'

/**
 * Everything a feed will ever report about a match, in order. The numbers are drawn first and the story is told
 * around them, so a table can be made without telling any story.
 */
export function tellStory(almanac: Almanac, hands: StageHands, match: Match): FootballReport[] {
  const { seed } = almanac
  const clock = storyClock(seed, match)
  const of = { matchId: match.id, clock }
  if (match.fate === 'postponed' || match.fate === 'cancelled')
    return numbered(of, [calledOff(almanac, match)])
  const draw = almanac.draw(match)
  const casts = { home: hands.cast(match, 'home'), away: hands.cast(match, 'away') }
  const incidents = incidentsOf(seed, match, { draw, clock })
  const { drafts, left } = tellPlay(seed, match, { incidents, casts })
  if (match.fate === 'abandoned') {
    const seen = drafts.filter(({ atMs }) => atMs < clock.stop!.fromMs)
    return numbered(of, [...periods(clock), ...brokenOff(clock), ...seen])
  }
  const after = draw.extra
    ? tellExtraTime(seed, match, { draw, clock, left })
    : [status(clock.fullMs, { phase: 'finished' })]
  return numbered(of, [...periods(clock), ...stopped(clock), ...drafts, ...after])
}

function periods({ startMs, halfMs, restartMs }: StoryClock): Draft[] {
  return [
    status(startMs, { phase: 'firstHalf', clockFromMs: startMs }),
    status(halfMs, { phase: 'halfTime' }),
    status(restartMs, { phase: 'secondHalf', clockFromMs: restartMs }),
  ]
}

function stopped({ stop, restartMs }: StoryClock): Draft[] {
  if (!stop) return []
  return [
    status(stop.fromMs, { phase: 'interrupted', note: '天气原因暂停，等待恢复' }),
    status(stop.fromMs + stop.forMs, {
      phase: 'secondHalf',
      clockFromMs: restartMs + stop.forMs,
    }),
  ]
}

function brokenOff({ stop }: StoryClock): Draft[] {
  return [
    status(stop!.fromMs, { phase: 'interrupted', note: '天气原因暂停，等待恢复' }),
    status(stop!.fromMs + stop!.forMs, { phase: 'abandoned', note: '比赛中止，等待官方决定' }),
  ]
}

function calledOff(almanac: Almanac, match: Match): Draft {
  const atMs = match.kickOffAtMs - CALLED_OFF_BEFORE_MS
  if (match.fate === 'cancelled')
    return status(atMs, { phase: 'cancelled', note: '主办方取消本场比赛' })
  const later = almanac.match(newDateId(match))
  const when = later
    ? `改期至 ${dayText(later.day)} ${beijingTime(later.kickOffAtMs)}`
    : '新时间待主办方公布'
  return status(atMs, {
    phase: 'postponed',
    note: `原定 ${beijingTime(match.kickOffAtMs)}，${when}`,
  })
}
