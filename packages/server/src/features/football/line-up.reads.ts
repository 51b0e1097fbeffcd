import type { LineupSide } from '@linmen/contract/match/football-detail.schemas.ts'
import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import { absenceEntry, type DepthRecord } from '@linmen/domain/sport/depth.ts'
import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'
import { archiveOf } from '#features/archive/public.ts'
import type { Ports } from '#kit/ports.ts'
import { matchOf } from './match-of.ts'

export async function lineups(ports: Ports, { matchId }: { matchId: string }) {
  const sheet = await matchOf(ports, matchId, 'football')
  const depth = await archiveOf(ports).depth(matchId)
  return { matchId, home: sideOf(sheet, depth, 'home'), away: sideOf(sheet, depth, 'away') }
}

export async function weather(ports: Ports, { matchId }: { matchId: string }) {
  const { home } = await matchOf(ports, matchId, 'football')
  const depth = await archiveOf(ports).depth(matchId)
  const newest = depth.filter((record) => record.kind === 'weather').at(-1)
  return {
    matchId,
    venueName: home.venue.name,
    city: home.venue.city,
    weather: newest
      ? {
          text: newest.text,
          temperatureC: Math.round(newest.temperatureC),
          humidity: Math.round(newest.humidity),
          windMs: newest.windMs,
          atMs: newest.atMs,
        }
      : null,
  }
}

/** The newest line-up of a side counts, and the newest word about each absent player. */
function sideOf(sheet: MatchSheet, depth: readonly DepthRecord[], side: Side): LineupSide {
  const named = depth
    .filter((record) => record.kind === 'lineup')
    .filter((each) => each.side === side)
  const missing = depth.filter((record) => record.kind === 'absence')
  const absent = new Map(
    missing.filter((each) => each.side === side).map((each) => [each.playerId, each]),
  )
  const lineup = named.at(-1)
  return {
    teamId: sheet[side].id,
    teamName: sheet[side].name,
    lineup: lineup
      ? {
          confirmed: lineup.confirmed,
          formation: lineup.formation,
          coach: lineup.coach,
          starters: [...lineup.starters],
          bench: [...lineup.bench],
        }
      : null,
    absences: [...absent.values()].map(absenceEntry),
  }
}
