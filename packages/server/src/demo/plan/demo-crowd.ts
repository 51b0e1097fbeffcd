import type { Cents } from '@linmen/contract'
import { cents } from '@linmen/domain/money/cents.ts'
import { lineLabel } from '@linmen/domain/odds/line-label.ts'
import type { Tx } from '#db/port.ts'
import { addMember } from '#features/auth/member.repo.ts'
import { finishedMatches, offeredMatches, type OfferedMatch } from '#features/match/public.ts'
import { publishPlan } from '#features/plan/public.ts'
import type { Ports } from '#kit/ports.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** More experts, each with what they know best; level 1 gives for nothing. */
const CROWD = [
  ['jing', '静水', '只看让球，不看名气', 8, 2],
  ['nan', '南看台', '把大小球当作节奏来读', 9, 2],
  ['bei', '北岸', '联赛中游的比赛更有规律', 10, 2],
  ['ye', '夜读盘口', '夜里看五大联赛', 10, 1],
  ['chuan', '川上', '先看伤停，再看指数', 9, 1],
  ['yan', '燕北', '防守数据爱好者', 10, 1],
] as const

/** Who has a season behind them: many settled picks, so that a ranking without luck can say something. */
const SEASONED: readonly string[] = ['jing', 'nan', 'zhou']
const SEASON = 52
const SHORT = 6

/** Makes the members behind the pen names. */
export async function seedCrowd(tx: Tx, nowMs: number): Promise<void> {
  const { password_hash } = await tx
    .selectFrom('member')
    .select('password_hash')
    .where('id', '=', 'wei')
    .executeTakeFirstOrThrow()
  for (const [at, [id, nickname, bio, grade, level]] of CROWD.entries()) {
    await addMember(tx, {
      id,
      phone: `1380000005${at}`,
      nickname,
      signature: bio,
      password_hash,
      role: 'expert',
      level,
      created_at_ms: nowMs - 300 * DAY_MS,
    })
    await tx
      .insertInto('expert_profile')
      .values({
        member_id: id,
        grade,
        share_percent: level === 2 ? 15 : 0,
        bio,
        created_at_ms: nowMs - 300 * DAY_MS,
      })
      .execute()
  }
}

/** Handicaps and totals through the very command experts publish with, at prices of before the match. */
export async function publishCrowd(ports: Ports): Promise<void> {
  const nowMs = ports.clock.nowMs()
  const { read } = ports.db
  const past = await finishedMatches(read, nowMs, SEASON * 2)
  const writers = [...CROWD.map(([id]) => id), 'zhou', 'lin', 'qing']
  const kickOffs = await kickOffsOf(ports, past)
  await ports.db.transaction(async (tx) => {
    for (const [at, expertId] of writers.entries()) {
      const most = SEASONED.includes(expertId) ? SEASON : SHORT
      const mine = past.filter((_id, place) => (place + at) % 2 === 0).slice(0, most)
      for (const matchId of mine) {
        const kickoffMs = kickOffs.get(matchId)
        if (kickoffMs === undefined) continue
        const leadMs = HOUR_MS + ports.random.int(HOUR_MS)
        await say(tx, ports, { expertId, matchId, sport: 'football', nowMs: kickoffMs - leadMs })
      }
    }
    for (const sport of ['football', 'basketball'] as const) {
      const wanted = { sport, atMs: nowMs, untilMs: nowMs + 2 * DAY_MS }
      const next = (await offeredMatches(tx, wanted)).slice(0, 6)
      for (const [at, match] of next.entries())
        for (const expertId of [writers[at % writers.length]!, writers[(at + 3) % writers.length]!])
          await say(tx, ports, {
            expertId,
            matchId: match.id,
            sport,
            nowMs: nowMs - HOUR_MS - ports.random.int(HOUR_MS),
          })
    }
  })
}

interface Saying {
  readonly expertId: string
  readonly matchId: string
  readonly sport: 'football' | 'basketball'
  readonly nowMs: number
}

/** One expert on one match: the handicap, and of a season also the total. */
async function say(tx: Tx, ports: Ports, { expertId, matchId, sport, nowMs }: Saying) {
  const wanted = { sport, atMs: nowMs, untilMs: nowMs + 7 * DAY_MS, ids: [matchId] }
  const [match] = await offeredMatches(tx, wanted)
  if (!match) return
  const types = SEASONED.includes(expertId)
    ? (['asian', 'overUnder'] as const)
    : (['asian'] as const)
  for (const [at, oddsType] of types.entries()) {
    const option = ports.random.int(2) === 0 ? '3' : '0'
    await publishPlan(tx, ports, {
      expertId,
      nowMs: nowMs + at * 60_000,
      sport,
      price: priceOf(expertId),
      ...wordsOf(match, oddsType, option),
      matches: [{ matchId, oddsType, option }],
    })
  }
}

const priceOf = (expertId: string): Cents => {
  const level = CROWD.find(([id]) => id === expertId)?.[4] ?? 2
  return cents(level === 1 ? 0 : 2800)
}

/** Words from the match's own data. */
function wordsOf(match: OfferedMatch, oddsType: 'asian' | 'overUnder', option: '3' | '0') {
  const { home, away, sport, leagueName } = match
  const asian = oddsType === 'asian'
  const line = lineLabel((asian ? match.asian : match.overUnder)[1] ?? 0, oddsType, sport)
  const side = option === '3' ? home.name : away.name
  const opening = `${leagueName}，${home.name}对${away.name}，盘口${line}。`
  return asian
    ? {
        title: `${home.name}对${away.name}，${line}的分寸`,
        summary: `${leagueName}让球方案，先看盘口再看名气`,
        reason: `${opening}两队近期状态接近，关键在让步是否合理。我认为${side}在这个让步下更占分寸，节奏与阵容深度都支持这一侧。若赛前阵容有变，应重新衡量。`,
      }
    : {
        title: `${home.name}对${away.name}，节奏决定总数`,
        summary: `${leagueName}大小方案，只谈节奏`,
        reason: `${opening}两队的出手与控球习惯决定了总数。我倾向${option === '3' ? '大' : '小'}，理由是双方的转换速度与防线站位。天气与裁判尺度会有影响，量力参考。`,
      }
}

async function kickOffsOf({ db }: Ports, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db.read
    .selectFrom('fixture')
    .select(['id', 'kick_off_at_ms'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row.kick_off_at_ms]))
}
