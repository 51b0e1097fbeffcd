import type { PageWish } from '@linmen/contract'
import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import type { League } from '@linmen/domain/sport/atlas.ts'
import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'
import { archiveOf, openMatches } from '#features/archive/public.ts'
import { refuseUnknown } from '#kit/refused.ts'
import { pageOf } from '#kit/page-of.ts'
import { seasonBook } from './season-book.ts'
import { chosenBook, currentSeason, type SeasonChoice } from './season-choice.ts'
import type { Asked } from '#kit/answers/shared-answers.ts'

export interface SeasonMatchesInput extends SeasonChoice, PageWish {
  readonly round?: number
  readonly teamId?: string
  readonly when?: 'upcoming' | 'finished'
}

/**
 * One page of a season, narrowed by stage, round, team or what is over. Finished ones come newest first; what was put off
 * or cancelled was not played and stands behind what is to come.
 */
export async function seasonMatches(sport: Sport, input: SeasonMatchesInput, call: Asked) {
  const found = await chosenBook(sport, input, call)
  const all = narrowed(found.book.sheets, input)
  const next = all.findIndex(({ result }) => result === null)
  const at = next < 0 ? all.length - 1 : next
  return {
    found,
    ...pageOf(all, input),
    total: all.length,
    calledOff: all.filter(isCalledOff).length,
    currentPage: Math.max(1, Math.ceil((at + 1) / input.pageSize)),
  }
}

/** Named matches in the order of the names, or a team's: what comes, next first, then what was. */
export async function namedMatches(
  sport: Sport,
  input: PageWish & { readonly matchIds?: readonly string[]; readonly teamId?: string },
  call: Asked,
) {
  const archive = archiveOf(call.ports)
  if (input.matchIds) {
    const sheets = await archive.matches(input.matchIds)
    const ofSport = sheets.filter(({ fixture }) => fixture.sport === sport)
    if (ofSport.length === 0) return refuseUnknown('match.not_found')
    return { items: ofSport, hasNext: false }
  }
  if (input.teamId === undefined) return call.refuse('bad_input', { reason: '请给出比赛或球队' })
  const team = await archive.team(input.teamId)
  if (team?.sport !== sport) return refuseUnknown('team.not_found')
  const most = input.pageNo * input.pageSize + 1
  const upcoming = await archive.upcoming(team.id, call.nowMs, Math.min(UPCOMING, most))
  const recent = await archive.recent(team.id, call.nowMs, Math.min(RECENT, most))
  return pageOf([...upcoming, ...recent], input)
}

const UPCOMING = 20
const RECENT = 200
const HOT_LEAGUES = 6
/** What began earlier is over, or nobody tells how it ended. */
const LONGEST_MATCH_MS = 5 * 3_600_000

/** What is next in one league, or in the best known ones. */
export async function hotMatches(
  sport: Sport,
  input: PageWish & { readonly leagueId?: string },
  call: Asked,
) {
  if (input.leagueId !== undefined) {
    const { book } = await chosenBook(sport, input, call)
    return pageOf(soonest(book.sheets), input)
  }
  const hot = (await archiveOf(call.ports).leagues(sport))
    .filter((league) => league.hot)
    .slice(0, HOT_LEAGUES)
  const wanted = input.pageNo * input.pageSize + 1
  const atMs = call.nowMs - LONGEST_MATCH_MS
  const known = await openMatches(call.ports.db.read, hot, { atMs, limit: wanted })
  // The days around today are known anyway; whole seasons are read only for who wants to see further.
  return pageOf(known.length >= wanted ? known : await nextOfSeasons(hot, call), input)
}

async function nextOfSeasons(leagues: readonly League[], call: Asked) {
  const sheets: MatchSheet[] = []
  for (const league of leagues) {
    const season = currentSeason(await archiveOf(call.ports).seasons(league.id), call.nowMs)
    if (season) sheets.push(...soonest((await seasonBook(call.ports, season)).sheets).slice(0, 30))
  }
  return soonest(sheets)
}

/** Open matches first, next one first; when all is over, the newest. */
function soonest(sheets: readonly MatchSheet[]): readonly MatchSheet[] {
  const inOrder = sheets.toSorted((a, b) => a.fixture.kickOffAtMs - b.fixture.kickOffAtMs)
  const open = inOrder.filter(({ result }) => result === null)
  return open.length > 0 ? open : inOrder.toReversed()
}

function narrowed(
  sheets: readonly MatchSheet[],
  { stageId, round, teamId, when }: SeasonMatchesInput,
): readonly MatchSheet[] {
  const found = sheets.filter(
    ({ fixture, result }) =>
      (stageId === undefined || fixture.stageId === stageId) &&
      (round === undefined || fixture.round === round) &&
      (teamId === undefined || fixture.homeId === teamId || fixture.awayId === teamId) &&
      (when === undefined || (when === 'finished') === (result?.phase === 'finished')),
  )
  if (when === undefined) return found
  if (when === 'finished') return found.toReversed()
  return [...found.filter((sheet) => !isCalledOff(sheet)), ...found.filter(isCalledOff)]
}

const isCalledOff = ({ result }: MatchSheet) => result !== null && result.phase !== 'finished'
