import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cents } from '@linmen/domain/money/cents.ts'
import {
  finishedMatches,
  matchBriefs,
  upcomingHotMatches,
  type MatchBrief,
} from '#features/match/public.ts'
import {
  publishInterpretation,
  settleInterpretations,
  type Draft,
} from '#features/interpretation/public.ts'
import { filmsDir } from '#features/video/public.ts'
import { inPackage } from '#in-package.ts'
import type { Ports } from '#kit/ports.ts'
import { Refused } from '#kit/refused.ts'
import { demoCall } from '#demo/plan/demo-set-meals.ts'
import { demoExperts } from '#demo/plan/demo-experts.ts'
import { interpretationText, type Side } from './interpretation-texts.ts'
import { chanceFigure, marketFacts, type MarketFacts } from './market-words.ts'
import { seedReaders } from './demo-readers.ts'
import { seedReplays } from './demo-replays.ts'

const HOUR_MS = 3_600_000
const PAST = 12
const NEXT = 16

/** One interpretation to come: who, on which match, of which kind. */
interface Job {
  readonly expertAt: number
  readonly match: MatchBrief
  readonly turn: number
  readonly film?: boolean
  readonly sport?: NonNullable<Draft['sport']>
  readonly pairWith?: string
}

/** Interpretations and films of the demo's experts, sent in as any expert would, each at its own moment. */
export async function seedInterpretations(ports: Ports): Promise<void> {
  const nowMs = ports.clock.nowMs()
  const { read } = ports.db
  const film = await layFilm(ports)
  const past = await briefsOf(ports, await finishedMatches(read, nowMs, PAST))
  const next = await briefsOf(ports, await upcomingHotMatches(read, nowMs, NEXT))
  const basketball = await briefsOf(ports, await nextBasketball(ports, nowMs))
  const send = (job: Job) => publishOne(ports, job, film)
  for (const [turn, match] of past.entries())
    await send({ expertAt: turn % demoExperts.length, match, turn, film: turn % 5 === 4 })
  for (const [turn, match] of next.entries())
    await send({
      expertAt: turn % demoExperts.length,
      match,
      turn,
      film: turn % 4 === 0,
      ...poolAt(turn),
    })
  for (const [turn, match] of basketball.entries())
    await send({ expertAt: (turn + 4) % demoExperts.length, match, turn })
  await pairUp(send, next)
  await seedReaders(ports)
  await settleInterpretations(ports)
  await seedReplays(ports)
}

// A few belong to the pools, so that every tab of the list has something in it.
const poolAt = (turn: number): Pick<Job, 'sport'> =>
  turn % 6 === 1
    ? { sport: 'pool14' }
    : turn % 6 === 2
      ? { sport: 'pick9' }
      : turn % 6 === 5
        ? { sport: 'single' }
        : {}

async function pairUp(send: (job: Job) => Promise<string | null>, next: readonly MatchBrief[]) {
  const [one, other] = [next[1], next[2]]
  if (!one || !other) return
  // Of her mei has looks left, so that one of the two can also be opened with a set meal.
  const expertAt = demoExperts.findIndex(({ id }) => id === 'shen')
  const first = await send({ expertAt, match: one, turn: 0 })
  if (first) await send({ expertAt, match: other, turn: 1, pairWith: first })
}

async function publishOne(ports: Ports, job: Job, film: Draft['film']): Promise<string | null> {
  const expert = demoExperts[job.expertAt]!
  const { match } = job
  const leadMs = HOUR_MS * (3 + ((job.turn * 5 + job.expertAt) % 16))
  const atMs = Math.min(match.kickOffAtMs, ports.clock.nowMs()) - leadMs
  const market = await marketFacts(ports.db.read, match.id, atMs)
  if (!market) return null
  const call = demoCall(ports, expert.id, atMs)
  for (const choice of picksOf(market, job.turn)) {
    const draft = draftOf(job, { market, choice, film })
    const sent = await ports.db
      .transaction((tx) =>
        publishInterpretation(tx, draft, { ...call, actor: { id: expert.id, level: 2 } }),
      )
      .catch(unlessRefused)
    if (sent) return sent.id
  }
  return null
}

/** A side that is priced too low, or that the same expert's plan speaks against, leaves it to the next one. */
function unlessRefused(error: unknown): null {
  if (error instanceof Refused) return null
  throw error
}

interface Said {
  readonly market: MarketFacts
  readonly choice: Side
  readonly film: Draft['film']
}

function draftOf(job: Job, { market, choice, film }: Said): Draft {
  const { match } = job
  const expert = demoExperts[job.expertAt]!
  const price = job.pairWith !== undefined || job.film ? 18 : Math.max(8, expert.price - 10)
  return {
    ...interpretationText(match, market, choice, job.turn + Math.floor(job.turn / 4)),
    matchId: match.id,
    choice,
    price: cents(isFree(job, expert.price) ? 0 : price * 100),
    inSetMeals: job.expertAt % 2 === 1,
    figure: chanceFigure(market),
    ...(job.sport && { sport: job.sport }),
    ...(job.film && film && { film }),
    ...(job.pairWith !== undefined && { pairWith: job.pairWith }),
  }
}

/** What level 1 writes, one text in seven, and the first film of those to come. */
const isFree = ({ turn, film }: Job, planPrice: number) =>
  planPrice === 0 || turn % 7 === 6 || (film === true && turn === 4)

/** The likeliest first, and now and then the other side. */
function picksOf({ chances, newest }: MarketFacts, turn: number): Side[] {
  const sides = (['home', 'draw', 'away'] as const).filter((_side, at) => newest[at]! > 100)
  const ranked = sides.toSorted((a, b) => chances[at(b)] - chances[at(a)])
  return turn % 4 === 3 ? [...ranked.slice(1), ...ranked.slice(0, 1)] : ranked
}

const at = (side: Side) => ({ home: 0, draw: 1, away: 2 })[side] as 0 | 1 | 2

async function briefsOf(ports: Ports, ids: readonly string[]): Promise<MatchBrief[]> {
  const briefs = await matchBriefs(ports.db.read, ids)
  return ids.flatMap((id) => briefs.get(id) ?? [])
}

async function nextBasketball({ db }: Ports, nowMs: number): Promise<string[]> {
  const rows = await db.read
    .selectFrom('fixture')
    .select('id')
    .where('sport', '=', 'basketball')
    .where('number', 'is not', null)
    .where('kick_off_at_ms', '>', nowMs + HOUR_MS)
    .orderBy('kick_off_at_ms')
    .orderBy('id')
    .limit(5)
    .execute()
  return rows.map(({ id }) => id)
}

interface FilmFacts {
  readonly file: string
  readonly type: string
  readonly bytes: number
  readonly freeBytes: number
  readonly seconds: number
  readonly freeSeconds: number
  readonly parts: { title: string; at: number }[]
}

/** The film drawn by `tools/film`, laid where uploads would lie. */
async function layFilm({ settings }: Ports): Promise<Draft['film']> {
  const facts = JSON.parse(await readFile(inPackage('films/left-side.json'), 'utf8')) as FilmFacts
  const folder = filmsDir(settings.dataDir)
  await mkdir(folder, { recursive: true })
  for (const file of [facts.file, 'left-side.webp'])
    await copyFile(inPackage(`films/${file}`), join(folder, file))
  return {
    file: facts.file,
    type: facts.type,
    bytes: facts.bytes,
    free_bytes: facts.freeBytes,
    seconds: facts.seconds,
    free_seconds: facts.freeSeconds,
    poster: 'left-side.webp',
    parts: facts.parts,
  }
}
