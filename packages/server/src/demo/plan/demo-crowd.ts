import { setImmediate as breathe } from 'node:timers/promises'
import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import type { Tx } from '#db/port.ts'
import type { PastTask } from '#features/archive/public.ts'
import { addMember } from '#features/auth/member.repo.ts'
import {
  closingOffers,
  finishedMatches,
  offeredAt,
  offeredMatches,
  type OfferedMatch,
} from '#features/match/public.ts'
import { publishTogether } from '#features/plan/public.ts'
import { settlePlans } from '#features/settlement/settle-plans.ts'
import type { Ports } from '#kit/ports.ts'
import { crowdText } from './crowd-texts.ts'
import { earlySide, type Option, type SeasonMarket } from './season-choice.ts'
import { courtExperts, seasonExperts, type SeasonExpert } from './season-experts.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** As many finished matches as a season of two markets needs for a strength to be told. */
const SEASON = 84
/** The days of the season lie further back; what is nearer was written of by others too. */
const RECENT_MS = 4 * DAY_MS
/** More than all days that were recorded have. */
const KNOWN_ENDINGS = 5000
const MARKETS: readonly SeasonMarket[] = ['asian', 'overUnder', 'european']

/** Writers with a name already, who have a season too. */
const KNOWN: readonly SeasonExpert[] = [
  { id: 'zhou', name: '', bio: '', level: 2, skill: 30, writes: 3 },
  { id: 'lin', name: '', bio: '', level: 2, skill: 5, writes: 1 },
  { id: 'qing', name: '', bio: '', level: 2, skill: 18, writes: 1 },
]

/** Makes the members behind the pen names. */
export async function seedCrowd(tx: Tx, nowMs: number): Promise<void> {
  const { password_hash } = await tx
    .selectFrom('member')
    .select('password_hash')
    .where('id', '=', 'wei')
    .executeTakeFirstOrThrow()
  for (const [at, { id, name, bio, level }] of [...seasonExperts, ...courtExperts].entries()) {
    await addMember(tx, {
      id,
      phone: `1380000${String(5000 + at)}`,
      nickname: name,
      signature: bio,
      password_hash,
      role: 'expert',
      level,
      created_at_ms: nowMs - (300 - at) * DAY_MS,
    })
    await tx
      .insertInto('expert_profile')
      .values({
        member_id: id,
        grade: 8 + (at % 3),
        share_percent: level === 2 ? 15 : 0,
        bio,
        created_at_ms: nowMs - (300 - at) * DAY_MS,
      })
      .execute()
  }
}

/** What somebody could have written about: a match, its prices half a day before, and what the market said last. */
interface Played {
  readonly match: OfferedMatch
  readonly early: Readonly<Record<SeasonMarket, Option>>
}

/**
 * A season of everybody, by the rules experts publish by and at the prices of before the match; settlement then decides,
 * so that records, curves and the ranking are earned. Who has skill is sooner where the market goes, and knows no result.
 */
export async function publishCrowd(ports: Ports, { madeAtMs, stopping }: PastTask): Promise<void> {
  const seasons = [
    ['football', [...seasonExperts, ...KNOWN]],
    ['basketball', courtExperts],
  ] as const
  for (const [sport, experts] of seasons) {
    const played = await playedMatches(ports, sport, madeAtMs)
    const ready = await writtenBy(ports, experts, madeAtMs)
    for (const [at, expert] of experts.entries()) {
      if (stopping.aborted) return
      if (!ready.season.has(expert.id)) await publishSeason(ports, sport, { played, expert, at })
      await breathe()
    }
    if (ready.next.size === 0) await publishNext(ports, sport)
  }
  await settlePlans(ports, { quiet: true })
}

/** Which of these have written of what was over when the demo was made, and which of what came then: each in one deed. */
async function writtenBy({ db }: Ports, experts: readonly SeasonExpert[], madeAtMs: number) {
  const fromMs = madeAtMs - RECENT_MS
  const rows = await db.read
    .selectFrom('plan')
    .select(['expert_id', ({ eb }) => eb('kickoff_ms', '<', fromMs).as('season')])
    .distinct()
    .where(
      'expert_id',
      'in',
      experts.map(({ id }) => id),
    )
    .where((or) => or.or([or('kickoff_ms', '<', fromMs), or('kickoff_ms', '>', madeAtMs)]))
    .execute()
  const known = new Set(KNOWN.map(({ id }) => id))
  const idsOf = (season: boolean) =>
    rows.filter((row) => row.season === season).map(({ expert_id }) => expert_id)
  return {
    season: new Set(idsOf(true)),
    next: new Set(idsOf(false).filter((id) => !known.has(id))),
  }
}

interface Season {
  readonly played: readonly Played[]
  readonly expert: SeasonExpert
  /** The place of the expert among the others. */
  readonly at: number
}

async function publishSeason(ports: Ports, sport: Sport, { played, expert, at }: Season) {
  const mine = played.filter((_each, place) => (place + at) % 3 < expert.writes)
  const wishes = mine.flatMap((each) => wishesOf(ports, expert, each))
  await ports.db.transaction((tx) => publishTogether(tx, ports, sport, wishes))
}

async function playedMatches({ db }: Ports, sport: Sport, beforeMs: number): Promise<Played[]> {
  const known = await finishedMatches(db.read, beforeMs, KNOWN_ENDINGS, sport)
  const ids = evenly(known, SEASON)
  const kickOffs = await kickOffsOf(db.read, ids)
  const wanted = ids.map((matchId) => ({
    matchId,
    atMs: (kickOffs.get(matchId) ?? 0) - 12 * HOUR_MS,
  }))
  const closing = await closingOffers(db.read, ids)
  return (await offeredAt(db.read, sport, wanted)).flatMap((match) => {
    const closed = match && closing.get(match.id)
    if (!closed) return []
    const side = (market: SeasonMarket) => earlySide(market, match, closed)
    const early = { asian: side('asian'), overUnder: side('overUnder'), european: side('european') }
    return [{ match, early }]
  })
}

/** So many of them, as far apart as they come. */
const evenly = <T>(all: readonly T[], count: number): T[] =>
  all.filter(
    (_each, at) =>
      Math.floor((at * count) / all.length) !== Math.floor(((at - 1) * count) / all.length),
  )

/** The handicap and the total, in football now and then who wins; each some time of the day before. */
function wishesOf({ random }: Ports, expert: SeasonExpert, { match, early }: Played) {
  const firstMs = match.kickOffAtMs - 6 * HOUR_MS - random.int(12 * HOUR_MS)
  const isLong = match.sport === 'football' && random.int(3) === 0
  return MARKETS.slice(0, isLong ? 3 : 2).map((market, at) => {
    const knows = random.int(100) < expert.skill
    const option = knows ? early[market] : random.int(2) === 0 ? '3' : '0'
    return wishOf(expert, { match, market, option, nowMs: firstMs + at * 60_000 })
  })
}

/** What is on sale now: a few about each of the next matches. */
async function publishNext(ports: Ports, sport: Sport) {
  const nowMs = ports.clock.nowMs()
  const wanted = { sport, atMs: nowMs, untilMs: nowMs + 2 * DAY_MS }
  const next = (await offeredMatches(ports.db.read, wanted)).slice(0, 8)
  const wishes = next.flatMap((match, at) => {
    const crowd = [0, 3, 7].map((step) => seasonExperts[(at * 5 + step) % seasonExperts.length]!)
    const court = sport === 'basketball' ? courtExperts.filter((_, place) => place <= at % 3) : []
    return [...crowd, ...court].map((expert) => {
      const option = ports.random.int(2) === 0 ? ('3' as const) : ('0' as const)
      const told = nowMs - HOUR_MS - ports.random.int(HOUR_MS)
      return wishOf(expert, { match, market: 'asian', option, nowMs: told })
    })
  })
  await ports.db.transaction((tx) => publishTogether(tx, ports, sport, wishes))
}

interface Said {
  readonly match: OfferedMatch
  readonly market: SeasonMarket
  readonly option: Option
  readonly nowMs: number
}

const wishOf = (expert: SeasonExpert, { match, market, option, nowMs }: Said) => ({
  expertId: expert.id,
  nowMs,
  sport: match.sport,
  price: cents(expert.level === 1 ? 0 : 2800),
  ...crowdText(match, market, option),
  matches: [{ matchId: match.id, oddsType: market, option }],
})

async function kickOffsOf(
  db: Ports['db']['read'],
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('fixture')
    .select(['id', 'kick_off_at_ms'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row.kick_off_at_ms]))
}
