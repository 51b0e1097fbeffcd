import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import { businessDay } from '@linmen/domain/match/business-day.ts'
import type { League, Season, Stage } from '@linmen/domain/sport/atlas.ts'
import { archiveOf } from '#features/archive/public.ts'
import { refuseUnknown } from '#kit/refused.ts'
import { seasonBook, type SeasonBook } from './season-book.ts'
import type { Asked } from '#kit/answers/shared-answers.ts'

export interface SeasonChoice {
  readonly leagueId?: string
  readonly seasonId?: string
  readonly stageId?: string
}

/** A competition with its chosen season; without seasons there is nothing to choose. */
export interface Chosen {
  readonly league: League
  readonly seasons: readonly Season[]
  readonly season: Season | null
}

/** The league that is meant: by name, by one of its seasons, or the best known. Another sport's is unknown. */
export async function chosen(
  sport: Sport,
  { leagueId, seasonId }: SeasonChoice,
  call: Asked,
): Promise<Chosen> {
  const archive = archiveOf(call.ports)
  const asked = seasonId === undefined ? null : await archive.season(seasonId)
  if (seasonId !== undefined && !asked) return refuseUnknown('league.not_found')
  const id = leagueId ?? asked?.leagueId
  const league = id === undefined ? await bestKnown(sport, call) : await archive.league(id)
  if (!league || league.sport !== sport) return refuseUnknown('league.not_found')
  if (asked && asked.leagueId !== league.id) return refuseUnknown('league.not_found')
  const seasons = await archive.seasons(league.id)
  return { league, seasons, season: asked ?? currentSeason(seasons, call.nowMs) }
}

/** The same with everything that was played in it. */
export async function chosenBook(
  sport: Sport,
  choice: SeasonChoice,
  call: Asked,
): Promise<Chosen & { readonly season: Season; readonly book: SeasonBook }> {
  const found = await chosen(sport, choice, call)
  if (!found.season) return refuseUnknown('league.not_found')
  return { ...found, season: found.season, book: await seasonBook(call.ports, found.season) }
}

/** Among newest first: the one that is on, else the last that has begun, else the next. */
export function currentSeason(seasons: readonly Season[], nowMs: number): Season | null {
  const today = businessDay(nowMs)
  return seasons.find(({ firstDay }) => firstDay <= today) ?? seasons.at(-1) ?? null
}

/** The asked stage, or the last one of a kind that has begun, or the first of the kind. */
export function chosenStage(
  { stages, sheets }: SeasonBook,
  kinds: readonly Stage['kind'][],
  { stageId, nowMs }: { readonly stageId?: string | undefined; readonly nowMs: number },
): Stage | null {
  const inOrder = stages
    .filter(({ kind }) => kinds.includes(kind))
    .toSorted((a, b) => a.place - b.place)
  if (stageId !== undefined) return inOrder.find(({ id }) => id === stageId) ?? null
  const begun = (stage: Stage) =>
    sheets.some(({ fixture }) => fixture.stageId === stage.id && fixture.kickOffAtMs <= nowMs)
  return inOrder.findLast(begun) ?? inOrder[0] ?? null
}

export const sheetsOfStage = ({ sheets }: SeasonBook, stage: Stage | null) =>
  stage ? sheets.filter(({ fixture }) => fixture.stageId === stage.id) : []

async function bestKnown(sport: Sport, call: Asked): Promise<League | undefined> {
  const leagues = await archiveOf(call.ports).leagues(sport)
  return leagues.find(({ hot, kind }) => hot && kind === 'league') ?? leagues[0]
}
