import { publishEndpoints } from '@linmen/contract/plan/publish.endpoints.ts'
import type { OpenPool } from '@linmen/contract/plan/publish.schemas.ts'
import { nextPoolIssue, poolIssues } from '@linmen/domain/lottery/pool-issue.ts'
import { businessDay } from '@linmen/domain/match/business-day.ts'
import { placesOf } from '#features/lottery/public.ts'
import { offeredMatches, type OfferedMatch } from '#features/match/public.ts'
import { query } from '#kit/query.ts'
import { namedMatch } from '#features/plan/named-match.ts'
import { matchesOfIssue } from './pool.repo.ts'
import { takenGames } from './publish-pool.ts'

/** Issues that can still be published about, the next one first. */
export const listPools = query(publishEndpoints.listPools, async (db, _none, call) => {
  const { actor, nowMs, ports } = call
  const items: OpenPool[] = []
  for (const issue of issuesAhead(nowMs)) {
    // Opens the day of an issue nobody has looked at yet.
    await placesOf(ports, db, { issue, game: 'winDrawLose' })
    const matches = await matchesOfIssue(db, issue)
    const closesAtMs = Math.min(...matches.map(({ kickOffAtMs }) => kickOffAtMs))
    if (matches.length === 0 || closesAtMs <= nowMs) continue
    const untilMs = Math.max(...matches.map(({ kickOffAtMs }) => kickOffAtMs))
    const ids = matches.map(({ id }) => id)
    const offers = await offeredMatches(db, { sport: 'football', atMs: nowMs, untilMs, ids })
    items.push({
      issue,
      closesAtMs,
      matches: matches.map((match, at) => ({
        place: at + 1,
        match: namedMatch(match),
        ...priceOf(offers.find(({ id }) => id === match.id)),
      })),
      taken: actor ? await takenGames(db, actor.id, issue) : [],
    })
  }
  return { items }
})

export function issuesAhead(nowMs: number): string[] {
  const today = businessDay(nowMs)
  return [poolIssues(today, 1)[0]!.issue, nextPoolIssue(today).issue]
}

function priceOf(offer: OfferedMatch | undefined): Pick<OpenPool['matches'][number], 'european'> {
  const [home = 0, draw = 0, away = 0] = offer?.european ?? []
  return home > 0 && draw > 0 && away > 0 ? { european: { home, draw, away } } : {}
}
