import type {
  InterpretationDetail,
  InterpretationSummary,
} from '@linmen/contract/interpretation/interpretation.schemas.ts'
import { whyNotRate } from '@linmen/domain/interpretation/rating.ts'
import type { Reader } from '#db/port.ts'
import { expertsById } from '#features/expert/public.ts'
import { filmsOf, type FilmRow } from './film.repo.ts'
import { bodyOf, type InterpretationRow } from './interpretation.repo.ts'
import { hasRated } from './note.repo.ts'
import { readersOf, unlockedAmong } from './opened.repo.ts'
import { partnersOf } from './pair.repo.ts'

export interface Viewer {
  readonly id: string
}

/** What a viewer may see of these. Everything that is sold passes through here and nowhere else. */
export async function presentInterpretations(
  db: Reader,
  rows: readonly InterpretationRow[],
  viewer: Viewer | null,
  nowMs: number,
): Promise<InterpretationSummary[]> {
  const ids = rows.map((row) => row.id)
  const experts = await expertsById(db, [...new Set(rows.map((row) => row.expert_id))], nowMs)
  const readers = await readersOf(db, ids)
  const owned = viewer
    ? await unlockedAmong(db, { memberId: viewer.id, nowMs }, ids)
    : new Set<string>()
  const partners = await partnersOf(db, ids)
  const films = await filmsOf(db, ids)
  return rows.map((row) => ({
    ...summary(row, nowMs),
    ...filmFacts(films.get(row.id)),
    ...(partners.has(row.id) && { pairId: partners.get(row.id)! }),
    expert: experts.get(row.expert_id)!,
    buyers: readers(row.id),
    owned: owned.has(row.id),
    ...(seesPick(row, viewer, owned.has(row.id)) && {
      pick: { choice: row.pick, odds: row.odds_hundredths / 100 },
    }),
  }))
}

/** One of them, with its paid text for those who are entitled to it. */
export async function presentInterpretation(
  db: Reader,
  row: InterpretationRow,
  viewer: Viewer | null,
  nowMs: number,
): Promise<InterpretationDetail> {
  const [shown] = await presentInterpretations(db, [row], viewer, nowMs)
  const body = entitled(row, viewer, shown!.owned) ? await bodyOf(db, row.id) : undefined
  const rated = viewer !== null && (await hasRated(db, row.id, viewer.id))
  const why = whyNotRate({ unlocked: shown!.owned, rated })
  return {
    ...shown!,
    lead: row.lead,
    ...(row.figure && { figure: row.figure }),
    headings: row.headings,
    mayRate: why === null && isOver(row),
    ...(body !== undefined && { body }),
  }
}

/** What an operator took from view is still read by whoever unlocked it, and by its writer. */
export const isHiddenFrom = (
  row: Pick<InterpretationRow, 'expert_id' | 'hidden_at_ms'>,
  viewer: Viewer | null,
  unlocked: boolean,
): boolean => row.hidden_at_ms !== null && !unlocked && viewer?.id !== row.expert_id

/** Open to whoever unlocked it, and to the expert who made it. What is free is unlocked for nothing. */
export const entitled = (
  row: Pick<InterpretationRow, 'expert_id'>,
  viewer: Viewer | null,
  unlocked: boolean,
): boolean => unlocked || viewer?.id === row.expert_id

const isOver = (row: Pick<InterpretationRow, 'result'>): boolean =>
  row.result === 'hit' || row.result === 'miss'

// Once a match is over its pick proves the record, so everybody may see it. The text stays paid.
const seesPick = (row: InterpretationRow, viewer: Viewer | null, unlocked: boolean) =>
  row.result !== null || entitled(row, viewer, unlocked)

const filmFacts = (film: FilmRow | undefined) =>
  film && {
    seconds: film.seconds,
    freeSeconds: film.free_seconds,
    poster: `/media/poster/${film.interpretation_id}`,
  }

type Summary = Omit<InterpretationSummary, 'expert' | 'buyers' | 'owned'>

const summary = (row: InterpretationRow, nowMs: number): Summary => ({
  id: row.id,
  medium: row.medium,
  title: row.title,
  teaser: row.teaser,
  sport: row.sport,
  match: matchOf(row),
  price: row.price,
  inSetMeals: row.in_set_meals,
  publishedAtMs: row.published_at_ms,
  state: stateOf(row, nowMs),
  length: row.length,
  ...(row.result !== null && { result: row.result }),
})

const matchOf = (row: InterpretationRow): Summary['match'] => ({
  matchId: row.match_id,
  league: row.league_name,
  home: row.home_name,
  away: row.away_name,
  kickoffMs: row.kickoff_ms,
  ...(row.league_id !== null && { leagueId: row.league_id }),
  ...(row.match_number !== null && { number: row.match_number }),
  ...(row.home_team_id !== null && { homeTeamId: row.home_team_id }),
  ...(row.away_team_id !== null && { awayTeamId: row.away_team_id }),
  ...(row.home_goals !== null && { homeGoals: row.home_goals }),
  ...(row.away_goals !== null && { awayGoals: row.away_goals }),
})

/** Sold until its match begins. */
export function stateOf(
  row: Pick<InterpretationRow, 'result' | 'kickoff_ms'>,
  nowMs: number,
): Summary['state'] {
  if (row.result !== null) return 'settled'
  return row.kickoff_ms > nowMs ? 'onSale' : 'closed'
}
