import type { OutputOf } from '@linmen/contract'
import { todayEndpoints } from '@linmen/contract/console/today.endpoints.ts'
import { sql } from 'kysely'
import type { Reader } from '#db/port.ts'
import { lastBillDay } from '#features/reconcile/public.ts'
import { contradictions, invariantCount } from '#features/wallet/public.ts'
import { brokenAudit } from '#kit/audit.ts'
import { answersOf } from '#kit/http/answers-counted.ts'
import { perApp } from '#kit/per-app.ts'
import type { Ports } from '#kit/ports.ts'
import { query } from '#kit/query.ts'
import { DAY_MS, dayOf, dayStartMs } from './day-bounds.ts'
import { TROUBLE, WAITING, type Counted } from './today-counts.ts'

type Figure = OutputOf<typeof todayEndpoints.today>['figures'][number]

const HOUR_MS = 3_600_000
const LOOK_MS = 60_000
const FEED_LATE_S = 180
/** As long as a match takes at most, and a little more. */
const PLAYED_MS = 4 * HOUR_MS

/** The day so far: what was sold, what waits for a person, what went wrong, and whether all is well. */
export const today = query(todayEndpoints.today, async (db, _input, { nowMs, ports }) => {
  const from = dayStartMs(dayOf(nowMs))
  return {
    atMs: nowMs,
    figures: [
      ...(await sales(db, nowMs, from)),
      ...(await waiting(db)),
      ...(await trouble(db)),
      ...(await health(db, ports, nowMs)),
    ],
    hours: await byHour(db, from),
  }
})

async function sales(db: Reader, nowMs: number, from: number): Promise<Figure[]> {
  const { rows } = await sql<Record<'count' | 'coins' | 'before' | 'coinsBefore', number>>`
    select count(*) filter (where created_at_ms >= ${from})::int as count,
      coalesce(sum(pay) filter (where created_at_ms >= ${from}), 0)::bigint as coins,
      count(*) filter (where created_at_ms < ${nowMs - DAY_MS})::int as before,
      coalesce(sum(pay) filter (where created_at_ms < ${nowMs - DAY_MS}), 0)::bigint as "coinsBefore"
    from sale_order
    where state = 'fulfilled' and created_at_ms >= ${from - DAY_MS} and created_at_ms <= ${nowMs}`.execute(
    db,
  )
  const { count, coins, before, coinsBefore } = rows[0]!
  const wish = { day: dayOf(nowMs), state: 'fulfilled' }
  return [
    figure('sales', 'orders', '今日订单', String(count), {
      note: `昨日同时 ${before}`,
      desk: 'orders',
      wish,
    }),
    figure('sales', 'revenue', '今日实付（金币）', coinText(coins), {
      note: `昨日同时 ${coinText(coinsBefore)}`,
      desk: 'orders',
      wish,
    }),
  ]
}

const waiting = (db: Reader) => counted(db, 'waiting', WAITING, 'wait')
const trouble = (db: Reader) => counted(db, 'trouble', TROUBLE, 'bad')

async function counted(
  db: Reader,
  group: Figure['group'],
  all: readonly Counted[],
  toneOfSome: Figure['tone'],
): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { key, title, desk, wish, count } of all) {
    const n = ((await count.execute(db)).rows[0] as { n: number }).n
    figures.push(
      figure(group, key, title, String(n), { desk, wish, tone: n > 0 ? toneOfSome : 'good' }),
    )
  }
  return figures
}

async function health(db: Reader, ports: Ports, nowMs: number): Promise<Figure[]> {
  const { broken, torn } = await soundness(db, ports, nowMs)
  const last = await lastReport(db, nowMs)
  const lag = last === null ? null : Math.max(0, Math.round((nowMs - last) / 1000))
  const { n, failed } = await jobsOf(db)
  const mishaps = Object.values(ports.mishaps.counts()).reduce((sum, each) => sum + each, 0)
  return [
    figure('health', 'ledger', '账本', broken.length === 0 ? '完好' : `${broken.length} 条不成立`, {
      note: `${invariantCount} 条校验`,
      desk: 'accounts',
      tone: broken.length === 0 ? 'good' : 'bad',
    }),
    await lastBill(db),
    figure('health', 'audit', '操作记录链', torn.length === 0 ? '完好' : `${torn.length} 处断裂`, {
      desk: 'audit',
      tone: torn.length === 0 ? 'good' : 'bad',
    }),
    figure('health', 'feed', '赛况距今（秒）', lag === null ? '没有' : String(lag), {
      note: `超过 ${FEED_LATE_S} 秒提醒`,
      desk: 'feeds',
      tone: lag === null || lag > FEED_LATE_S ? 'warn' : 'good',
    }),
    figure('health', 'live', '实时连接', String(ports.hub.listeners()), {
      note: '本进程',
      desk: 'live',
    }),
    figure('health', 'jobs', '排队任务', String(n), {
      note: `重试中 ${failed}`,
      desk: 'stuck',
      tone: failed > 0 ? 'warn' : 'good',
    }),
    errorRate(ports),
    figure('health', 'mishaps', '异常', String(mishaps), {
      note: '本进程启动以来',
      desk: 'mishaps',
      tone: mishaps > 0 ? 'warn' : 'good',
    }),
  ]
}

/** Of what this process was asked since its start, how much ended in a fault. */
function errorRate(ports: Ports): Figure {
  const { answered } = answersOf(ports)
  const failed = ports.mishaps.counts()['call'] ?? 0
  const share = answered === 0 ? 0 : failed / answered
  return figure('health', 'errors', '接口出错率', `${(share * 100).toFixed(2)}%`, {
    note: `本进程 ${answered} 次中 ${failed} 次`,
    desk: 'mishaps',
    wish: { kind: 'call' },
    tone: failed > 0 ? 'warn' : 'good',
  })
}

/** The newest day whose bills were compared with the books. */
async function lastBill(db: Reader): Promise<Figure> {
  const day = await lastBillDay(db)
  return figure('health', 'reconcile', '最近对账', day ?? '还没有', {
    desk: 'differences',
    wish: day === null ? {} : { day },
  })
}

interface Soundness {
  readonly atMs: number
  readonly broken: readonly unknown[]
  readonly torn: readonly number[]
}

const lastLook: (ports: Ports) => { found: Soundness | null } = perApp(() => ({ found: null }))

/** Reading all the books for each look of each operator would cost more than it tells: once a minute is enough. */
async function soundness(db: Reader, ports: Ports, nowMs: number): Promise<Soundness> {
  const look = lastLook(ports)
  if (look.found === null || nowMs - look.found.atMs >= LOOK_MS || nowMs < look.found.atMs)
    look.found = { atMs: nowMs, broken: await contradictions(db), torn: await brokenAudit(db) }
  return look.found
}

/** When a match that is being played was last reported on. */
async function lastReport(db: Reader, nowMs: number): Promise<number | null> {
  const { rows } = await sql<{ last: number | null }>`
    select max(e.received_at_ms) as last from fixture f join match_event e on e.match_id = f.id
    where f.kick_off_at_ms > ${nowMs - PLAYED_MS} and f.kick_off_at_ms <= ${nowMs}`.execute(db)
  return rows[0]?.last ?? null
}

/** Where no job ever ran there is no queue either. */
async function jobsOf(db: Reader): Promise<{ n: number; failed: number }> {
  const there = await sql<{ is: boolean }>`
    select to_regclass('graphile_worker.jobs') is not null as is`.execute(db)
  if (!there.rows[0]?.is) return { n: 0, failed: 0 }
  const { rows } = await sql<{ n: number; failed: number }>`
    select count(*)::int as n, (count(*) filter (where attempts > 0))::int as failed
    from graphile_worker.jobs`.execute(db)
  return rows[0]!
}

async function byHour(db: Reader, from: number) {
  const { rows } = await sql<{ at: number; n: number }>`
    select ((created_at_ms - ${from - DAY_MS}::bigint) / ${HOUR_MS})::int as at, count(*)::int as n
    from sale_order
    where state = 'fulfilled' and created_at_ms >= ${from - DAY_MS} and created_at_ms < ${from + DAY_MS}
    group by 1`.execute(db)
  const at = new Map(rows.map((row) => [row.at, row.n]))
  return Array.from({ length: 24 }, (_, hour) => ({
    hour,
    today: at.get(hour + 24) ?? 0,
    yesterday: at.get(hour) ?? 0,
  }))
}

type More = Partial<Pick<Figure, 'note' | 'tone' | 'desk' | 'wish'>>

const figure = (
  group: Figure['group'],
  key: string,
  title: string,
  value: string,
  more: More,
): Figure => ({ group, key, title, value, tone: 'plain', ...more })

const coinText = (fen: number) => (fen / 100).toFixed(2)
