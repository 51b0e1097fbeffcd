import type { PickResult } from '#plan/settle-pick.ts'
import { canonical, type Plain } from './canonical.ts'
import type { LoggedPick, PickKind } from './entries.ts'
import type { ProvenPick } from './proven-picks.ts'
import { countedPicks, statisticsOf, type Statistics } from './statistics.ts'

/** One pick as the pages show it. */
export interface ShownPick {
  readonly id: string
  readonly what: PickKind
  readonly lockedAtMs: number
  readonly kickoffMs: number
  readonly matches: readonly string[]
  /** Told once the match is decided. */
  readonly pick: LoggedPick | null
  readonly result: PickResult | null
  /** Null where nobody is told. */
  readonly returnedHundredths: number | null
  readonly settledAtMs: number | null
  /** For reading: the first of its matches. */
  readonly match: ShownMatch
}

export interface ShownMatch {
  readonly home: string
  readonly away: string
  readonly number: string | null
}

/** What the pages say of an expert at a moment. */
export interface ShownRecord {
  readonly author: string
  readonly atMs: number
  /** How many entries of the log it goes by; null while some wait for their number. Left out in copies of before. */
  readonly size?: number | null
  readonly picks: readonly ShownPick[]
  readonly statistics: Statistics
}

export interface Difference {
  /** The pick, or empty for a figure. */
  readonly id: string
  /** Number of the entry that promised it; null where there is none. */
  readonly index: number | null
  readonly what: string
  readonly shown: string
  readonly proven: string
}

/** Where the pages and the log do not agree: picks one of them does not know, picks that differ, figures that differ. */
export const recordDifferences = (
  shown: ShownRecord,
  proven: readonly ProvenPick[],
): Difference[] => [...pickDifferences(shown, proven), ...figureDifferences(shown, proven)]

/** The same for the picks alone. */
export function pickDifferences(
  shown: Pick<ShownRecord, 'author' | 'picks'>,
  proven: readonly ProvenPick[],
): Difference[] {
  const own = proven.filter(({ author }) => author === shown.author)
  const known = new Map(own.map((pick) => [pick.id, pick]))
  const seen = new Set(shown.picks.map(({ id }) => id))
  const missing = own.filter(({ id }) => !seen.has(id)).map((pick) => notShown(pick))
  return [...shown.picks.flatMap((pick) => differencesOf(pick, known.get(pick.id))), ...missing]
}

const notShown = ({ id, index }: ProvenPick): Difference => ({
  id,
  index,
  what: 'missing',
  shown: '',
  proven: id,
})

function differencesOf(shown: ShownPick, proven: ProvenPick | undefined): Difference[] {
  if (!proven) return [{ id: shown.id, index: null, what: 'unknown', shown: shown.id, proven: '' }]
  const { settled } = proven
  const pairs: [what: string, shown: unknown, proven: unknown][] = [
    ['what', shown.what, proven.what],
    ['lockedAt', shown.lockedAtMs, proven.lockedAtMs],
    ['kickoff', shown.kickoffMs, proven.kickoffMs],
    ['matches', shown.matches, proven.matches],
    ['result', shown.result, settled && settled.outcome],
    ['settledAt', shown.settledAtMs, settled && settled.at],
  ]
  if (shown.pick && proven.pick) pairs.push(['pick', shown.pick, proven.pick])
  if (shown.returnedHundredths !== null)
    pairs.push(['returned', shown.returnedHundredths, settled && settled.returned])
  return differing(pairs).map((pair) => ({ id: shown.id, index: proven.index, ...pair }))
}

function figureDifferences(shown: ShownRecord, proven: readonly ProvenPick[]): Difference[] {
  const again = statisticsOf(countedPicks(proven), shown.author, shown.atMs)
  const told = shown.statistics
  const pairs: [what: string, shown: unknown, proven: unknown][] = [
    ['leagues', told.leagues, again.leagues],
    ['best', told.best, again.best],
    ['curve', told.curve, again.curve],
    ['closing', told.closing, again.closing],
    ['strength.football', told.strength.football, again.strength.football],
    ['strength.basketball', told.strength.basketball, again.strength.basketball],
  ]
  for (const [key, value] of Object.entries(again.record))
    pairs.push([`record.${key}`, told.record[key as keyof typeof told.record], value])
  return differing(pairs).map((pair) => ({ id: '', index: null, ...pair }))
}

const differing = (pairs: readonly [string, unknown, unknown][]) =>
  pairs
    .map(([what, shown, proven]) => ({ what, shown: textOf(shown), proven: textOf(proven) }))
    .filter((pair) => pair.shown !== pair.proven)

const textOf = (value: unknown): string => canonical(whole(value))

/** Fractions as millionths, so that there is one way to write them. */
function whole(value: unknown): Plain {
  if (typeof value === 'number') return Number.isInteger(value) ? value : String(millionths(value))
  if (Array.isArray(value)) return value.map(whole)
  if (typeof value !== 'object' || value === null) return (value ?? null) as Plain
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, whole(field)]))
}

const millionths = (value: number) => Math.round(value * 1e6) / 1e6
