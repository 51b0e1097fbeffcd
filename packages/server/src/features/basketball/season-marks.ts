import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import type { BackToBack } from '@linmen/domain/match/list/back-to-back.ts'
import { knowsBackToBack } from '@linmen/domain/match/list/back-to-back.ts'
import {
  sideMarks,
  UNMARKED,
  type SideMarks,
} from '@linmen/domain/match/list/back-to-back-sides.ts'
import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'
import { archiveOf } from '#features/archive/public.ts'
import { fromBook, seasonBook } from '#features/league/public.ts'
import type { Ports } from '#kit/ports.ts'

/** Tells which team of which match plays on consecutive days. */
export type MarkOf = (sheet: MatchSheet, side: Side) => BackToBack

/** The marks of these matches, each read off the schedule of its season. */
export async function marksOf(ports: Ports, sheets: readonly MatchSheet[]): Promise<MarkOf> {
  const known = sheets.filter(({ league }) => knowsBackToBack(league.id))
  const seasons = new Map<string, ReadonlyMap<string, SideMarks>>()
  for (const id of new Set(known.map(({ fixture }) => fixture.seasonId)))
    seasons.set(id, await marksOfSeason(ports, id))
  return ({ fixture }, side) => seasons.get(fixture.seasonId)?.get(fixture.id)?.[side] ?? UNMARKED
}

async function marksOfSeason(ports: Ports, seasonId: string) {
  const season = await archiveOf(ports).season(seasonId)
  if (!season) return new Map()
  return fromBook(await seasonBook(ports, season), 'back to back', ({ sheets }) =>
    sideMarks(sheets.filter(isPlayed).map(({ fixture }) => fixture)),
  )
}

/** Nobody is tired of a match that was called off. */
const isPlayed = ({ result }: MatchSheet) => result === null || result.phase === 'finished'
