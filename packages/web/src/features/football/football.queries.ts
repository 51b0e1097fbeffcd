import type { MatchInfo } from '@linmen/contract/match/football-detail.schemas.ts'
import type { TextEntry } from '@linmen/contract/match/match-course.schemas.ts'
import type { MatchCartoon } from '@linmen/contract/match/media.schemas.ts'
import { footballDetailGateway } from '@linmen/contract/football/football-detail.gateway.ts'
import { mediaGateway } from '@linmen/contract/football/media.gateway.ts'
import { applyMatchChange } from '@linmen/domain/match/match-merge.ts'
import { withLines } from '@linmen/domain/match/text-lines.ts'
import { queryOptions } from '@tanstack/react-query'
import { readGateway } from '#kit/read.ts'

/** One match. An answer that was overtaken by the live topic does not take the score back. */
export const matchQuery = (matchId: string) =>
  queryOptions({
    ...readGateway(footballDetailGateway.getMatchInfoById, { matchId }),
    structuralSharing: (held, next) =>
      held ? withLive(next as MatchInfo, (held as MatchInfo).live) : next,
  })

export const eventsQuery = (matchId: string) =>
  readGateway(footballDetailGateway.getMatchEventByMatchIdList, { matchIds: [matchId] })

/** Pressure, pictures, figures and sentences. Lines that were pushed meanwhile stay. */
export const courseQuery = (matchId: string) =>
  queryOptions({
    ...readGateway(mediaGateway.getMatchCartoonInfo, { matchId }),
    structuralSharing: (held, next) =>
      held ? withTold(next as MatchCartoon, (held as MatchCartoon).lines) : next,
  })

export const lineupQuery = (matchId: string) =>
  readGateway(footballDetailGateway.getMatchLineup, { matchId })

export const weatherQuery = (matchId: string) =>
  readGateway(footballDetailGateway.getMatchWeather, { matchId })

export const videoQuery = (matchId: string) =>
  readGateway(mediaGateway.getMatchVideoInfo, { matchId })

/** The match with the newer of the two states. */
export function withLive(info: MatchInfo, live: MatchInfo['live']): MatchInfo {
  const newest = applyMatchChange({ live: info.live, odds: null }, { live }).live
  return newest === info.live ? info : { ...info, live: newest }
}

export function withTold(course: MatchCartoon, lines: readonly TextEntry[]): MatchCartoon {
  const all = withLines(course.lines, lines)
  return all === course.lines ? course : { ...course, lines: [...all] }
}
