import type { ToolKey } from '@linmen/contract/special/tool-key.ts'
import { knownAt, type Known } from '@linmen/domain/special/known.ts'
import type { WhyMissing } from '@linmen/domain/prediction/missing-prediction.ts'
import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'
import type { RatedMatch } from '@linmen/domain/prediction/rated-match.ts'
import { archiveOf } from '#features/archive/public.ts'
import { askPrediction, predictionsOf, ratedOf } from '#features/prediction/public.ts'
import { feedOf } from '#feeds/feed-of.ts'
import { perApp } from '#kit/per-app.ts'
import type { Ports } from '#kit/ports.ts'

/** Only these look at the seasons of a league, which are long. */
const BY_HISTORY: ReadonlySet<ToolKey> = new Set(['sameOdds', 'radar'])
/** And these at what the ratings said. */
const BY_RATINGS: ReadonlySet<ToolKey> = new Set(['poisson', 'deviation', 'winMark'])
/** Of those the ones that say nothing without it. */
export const ONLY_BY_RATINGS: readonly ToolKey[] = ['poisson', 'deviation']

/** Why ratings have said nothing about a match, where the tool needs them; it is asked for. */
export async function missingRating(
  ports: Ports,
  { fixture }: MatchSheet,
  { tool, nowMs }: { readonly tool: ToolKey; readonly nowMs: number },
): Promise<WhyMissing | undefined> {
  return BY_RATINGS.has(tool) ? askPrediction(ports, fixture.id, nowMs) : undefined
}

/** What one tool may know about a match until now or its kick-off, as people who look at it see it. */
export async function knownOf(
  ports: Ports,
  sheet: MatchSheet,
  { tool, nowMs }: { readonly tool: ToolKey; readonly nowMs: number },
): Promise<Known> {
  const archive = archiveOf(ports)
  const { id } = sheet.fixture
  return knownAt(
    {
      asOfMs: nowMs,
      sheet,
      ticks: await archive.odds(id),
      depth: await archive.depth(id),
      rated: await ratedBefore(ports, id),
      history: BY_HISTORY.has(tool) ? await leagueHistory(ports, sheet) : [],
    },
    nowMs,
  )
}

/** The same for matches nobody looks at: asked of the source and not recorded. */
export async function knownUnseen(
  ports: Ports,
  sheet: MatchSheet,
  { nowMs, rated }: { readonly nowMs: number; readonly rated: RatedMatch | null },
): Promise<Known> {
  const { id, kickOffAtMs } = sheet.fixture
  const untilMs = Math.min(nowMs, kickOffAtMs)
  const told = await feedOf(ports)?.depth(id, 0, untilMs)
  const history = await leagueHistory(ports, sheet)
  const all = { asOfMs: nowMs, sheet, rated, history }
  if (told && told.odds.length > 0)
    return knownAt({ ...all, ticks: told.odds, depth: told.records }, nowMs)
  // A source that was never asked about it does not know an imported match: the records do.
  const archive = archiveOf(ports)
  return knownAt({ ...all, ticks: await archive.odds(id), depth: await archive.depth(id) }, nowMs)
}

export async function ratedBefore({ db }: Ports, matchId: string): Promise<RatedMatch | null> {
  const row = (await predictionsOf(db.read, [matchId])).get(matchId)
  return row ? ratedOf(row) : null
}

const SEASONS = 3
const FRESH_MS = 120_000
const MOST_HELD = 12

interface Held {
  readonly atMs: number
  readonly sheets: Promise<MatchSheet[]>
}
const held = perApp(() => new Map<string, Held>())

/** The season of a match and those before it; several who ask within two minutes share them. */
export async function leagueHistory(
  ports: Ports,
  { fixture, league }: Pick<MatchSheet, 'fixture' | 'league'>,
): Promise<readonly MatchSheet[]> {
  const begun = (await archiveOf(ports).seasons(league.id)).filter(
    ({ firstDay }) => firstDay <= fixture.day,
  )
  const seasons = begun.slice(0, SEASONS).map(({ id }) => id)
  const key = seasons.join(' ')
  const histories = held(ports)
  const nowMs = ports.clock.nowMs()
  const known = histories.get(key)
  if (known && nowMs - known.atMs < FRESH_MS) return known.sheets
  const sheets = matchesOf(ports, seasons)
  sheets.catch(() => histories.delete(key))
  histories.delete(key)
  histories.set(key, { atMs: nowMs, sheets })
  if (histories.size > MOST_HELD) histories.delete(histories.keys().next().value!)
  return sheets
}

async function matchesOf(ports: Ports, seasons: readonly string[]): Promise<MatchSheet[]> {
  const sheets: MatchSheet[] = []
  for (const id of seasons) sheets.push(...(await archiveOf(ports).seasonMatches(id)))
  return sheets
}
