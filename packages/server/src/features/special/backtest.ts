import { setImmediate as breathe, setTimeout as pause } from 'node:timers/promises'
import { MAIN_COMPANY } from '@linmen/domain/market/companies.ts'
import { proportional } from '@linmen/domain/market/devig.ts'
import { wholeChances, type RatedMatch } from '@linmen/domain/prediction/rated-match.ts'
import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'
import { leagueModel, type LeagueModel } from '@linmen/models/goals/league-model.ts'
import { archiveOf, sheetsPlayed } from '#features/archive/public.ts'
import { BACKTEST, keepPrediction } from '#features/prediction/public.ts'
import { perApp } from '#kit/per-app.ts'
import type { Ports } from '#kit/ports.ts'
import { knownUnseen, leagueHistory } from './known-of.ts'
import { signalsFrom, writeSignals } from './signals-of-match.ts'
import { countTried, signalsOf, unsignalled } from './signal.repo.ts'

const DAY_MS = 86_400_000
const HISTORY_MS = 90 * DAY_MS
const A_PIECE = 2
/** Until there are so many signals, of about a hundred matches, a fresh installation has no record to speak of: it tries them quickly. */
const A_RECORD = 1200
const YOUNG_TURN_MS = 6000
/** Afterwards a turn is short: a hundredth of the time, while nobody waits for it. */
const TURN_MS = 500
const REST_MS = 50
const ASKED_AT_ONCE = 240
/** With nothing left, results that came since are looked for this often. */
const LOOK_AGAIN_MS = 10 * 60_000

/** What is left of those that were found. Months have thousands, and finding them looks at all. */
const left = perApp(() => ({ ids: [] as string[], lookedAtMs: Number.NEGATIVE_INFINITY }))

/** Some more of the last months' matches, a few at a time. */
export async function catchUp(ports: Ports, nowMs: number, stopping: AbortSignal): Promise<void> {
  const { clock } = ports
  const queue = left(ports)
  if (queue.ids.length === 0) {
    if (nowMs - queue.lookedAtMs < LOOK_AGAIN_MS) return
    queue.ids = await untried(ports, nowMs, ASKED_AT_ONCE)
    queue.lookedAtMs = queue.ids.length < ASKED_AT_ONCE ? nowMs : Number.NEGATIVE_INFINITY
  }
  const isYoung = (await countTried(ports.db.read, A_RECORD)) < A_RECORD
  const endMs = clock.nowMs() + (isYoung ? YOUNG_TURN_MS : TURN_MS)
  while (queue.ids.length > 0 && !stopping.aborted && clock.nowMs() < endMs) {
    await tryOn(ports, await archiveOf(ports).matches(queue.ids.splice(0, A_PIECE)), nowMs)
    // Whoever asks meanwhile comes first.
    await pause(REST_MS, undefined, { signal: stopping }).catch(() => {})
  }
}

/** Finished matches, from what was known before each of them; marked as tried afterwards. Returns how many. */
export async function backtest(ports: Ports, nowMs: number, limit: number): Promise<number> {
  const ids = await untried(ports, nowMs, limit)
  await tryOn(ports, await archiveOf(ports).matches(ids), nowMs)
  return ids.length
}

async function untried({ db }: Ports, nowMs: number, limit: number): Promise<string[]> {
  const span = { fromMs: nowMs - HISTORY_MS, toMs: nowMs }
  const past = await unsignalled(db.read, span, { played: true, limit })
  return past.map(({ id }) => id)
}

const AT_ONCE = 200

/** The same for all matches on record between two moments, from old to new: seasons that were imported. */
export async function walkForward(
  ports: Ports,
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
  tell: (matches: number, atMs: number) => void,
): Promise<number> {
  let [afterMs, afterId, tried] = [fromMs, '', 0]
  for (;;) {
    const span = { afterMs, afterId, toMs, limit: AT_ONCE }
    const sheets = await sheetsPlayed(ports.db.read, span)
    const last = sheets.at(-1)
    if (!last) return tried
    const ids = sheets.map(({ fixture }) => fixture.id)
    const known = new Set((await signalsOf(ports.db.read, ids)).map(({ match_id }) => match_id))
    const fresh = sheets.filter(({ fixture }) => !known.has(fixture.id))
    await tryOn(ports, fresh, ports.clock.nowMs())
    tried += fresh.length
    ;[afterMs, afterId] = [last.fixture.kickOffAtMs, last.fixture.id]
    tell(tried, afterMs)
  }
}

async function tryOn(ports: Ports, sheets: readonly MatchSheet[], nowMs: number): Promise<void> {
  const models = new Map<string, LeagueModel | null>()
  for (const sheet of sheets) {
    await breathe()
    const { id, kickOffAtMs, homeId, awayId } = sheet.fixture
    const day = Math.floor(kickOffAtMs / DAY_MS) * DAY_MS
    const key = `${sheet.league.id} ${day}`
    if (!models.has(key)) models.set(key, leagueModel(await leagueHistory(ports, sheet), day))
    const rated = plausible(models.get(key)?.rate(homeId, awayId) ?? null)
    const known = await knownUnseen(ports, sheet, { nowMs, rated })
    await writeSignals(ports, signalsFrom(known, { madeAtMs: nowMs, backtest: true }))
    if (rated) await keepBacktest(ports, { id, nowMs, rated, sheet })
  }
}

const MOST_GOALS = 200_000
const MOST_RHO = 10_000

/** A fit of too few teams can run away: what nobody would believe is not written down. */
const plausible = (rated: RatedMatch | null) =>
  rated &&
  Math.abs(rated.rho) <= MOST_RHO &&
  Math.max(rated.goals.home, rated.goals.away) <= MOST_GOALS
    ? rated
    : null

interface Tried {
  readonly id: string
  readonly nowMs: number
  readonly rated: RatedMatch
  readonly sheet: MatchSheet
}

const keepBacktest = (ports: Ports, { id, nowMs, rated, sheet }: Tried) =>
  ports.db.transaction((tx) =>
    keepPrediction(tx, {
      id: `${id}-${BACKTEST}`,
      match_id: id,
      model: BACKTEST,
      made_at_ms: nowMs,
      chances: triple(rated.chances),
      market: closingChances(sheet),
      market_company: sheet.closing ? MAIN_COMPANY.football : null,
      market_prices: closingPrices(sheet),
      goals: [rated.goals.home, rated.goals.away],
      rho: rated.rho,
      sample: rated.sample,
    }),
  )

const closingPrices = ({ closing }: MatchSheet): number[] | null =>
  closing && closing.european.home > 0 ? triple(closing.european) : null

function closingChances(sheet: MatchSheet): number[] | null {
  const prices = closingPrices(sheet)
  if (!prices) return null
  const [one = 0, two = 0, three = 0] = proportional(prices)
  return triple(wholeChances([one, two, three]))
}

const triple = ({ home, draw, away }: RatedMatch['chances']) => [home, draw, away]
