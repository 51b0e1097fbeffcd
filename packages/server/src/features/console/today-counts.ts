import { sql } from 'kysely'
import { correctionsWaiting } from '#features/settlement/public.ts'
import { feedbackOpen } from '#features/user/public.ts'

export interface Counted {
  readonly key: string
  readonly title: string
  readonly desk: string
  readonly wish: Record<string, string>
  readonly count: ReturnType<typeof sql>
}

/** What waits for a person to decide. */
export const WAITING: readonly Counted[] = [
  {
    key: 'withdrawals',
    title: '待审提现',
    desk: 'withdrawals',
    wish: { state: 'review' },
    count: sql`select count(*)::int as n from withdrawal where state = 'review'`,
  },
  {
    key: 'refunds',
    title: '待第二人退款',
    desk: 'refunds',
    wish: { state: 'proposed' },
    count: sql`select count(*)::int as n from refund where state = 'proposed'`,
  },
  {
    key: 'applications',
    title: '专家申请',
    desk: 'applications',
    wish: { state: 'pending' },
    count: sql`select count(*)::int as n from expert_application where state = 'pending'`,
  },
  {
    key: 'posts',
    title: '待审帖子与评论',
    desk: 'posts',
    wish: { state: 'waiting' },
    count: sql`select count(*)::int as n from post where state = 'waiting'`,
  },
  {
    key: 'hidden',
    title: '举报隐藏',
    desk: 'posts',
    wish: { state: 'hidden' },
    count: sql`select count(*)::int as n from post where state = 'hidden'`,
  },
  {
    key: 'appeals',
    title: '申诉',
    desk: 'appeals',
    wish: {},
    count: sql`select count(*)::int as n from post where appeal is not null`,
  },
  {
    key: 'corrections',
    title: '待第二人更正',
    desk: 'corrections',
    wish: { state: 'proposed' },
    count: correctionsWaiting,
  },
  {
    key: 'feedback',
    title: '待回复反馈',
    desk: 'feedback',
    wish: { state: 'open' },
    count: feedbackOpen,
  },
]

/** What went wrong and waits for a person to look. */
export const TROUBLE: readonly Counted[] = [
  {
    key: 'unknown-payments',
    title: '支付渠道未答',
    desk: 'payments',
    wish: { state: 'unknown' },
    count: sql`select count(*)::int as n from payment where state = 'unknown'`,
  },
  {
    key: 'conflicts',
    title: '支付金额不符',
    desk: 'payments',
    wish: { state: 'conflict' },
    count: sql`select count(*)::int as n from payment where state = 'conflict'`,
  },
  {
    key: 'failed-payouts',
    title: '打款失败',
    desk: 'withdrawals',
    wish: { state: 'failed' },
    count: sql`select count(*)::int as n from withdrawal where state = 'failed'`,
  },
  {
    key: 'unknown-payouts',
    title: '打款渠道未答',
    desk: 'withdrawals',
    wish: { state: 'unknown' },
    count: sql`select count(*)::int as n from withdrawal where state = 'unknown'`,
  },
  {
    key: 'differences',
    title: '对账差异',
    desk: 'differences',
    wish: { state: 'open' },
    count: sql`select count(*)::int as n from bill_difference where handled_at_ms is null`,
  },
  {
    key: 'stuck',
    title: '反复失败的任务',
    desk: 'stuck',
    wish: {},
    count: sql`select count(*)::int as n from stuck_work`,
  },
  {
    key: 'outbox',
    title: '发不出的消息',
    desk: 'outbox',
    wish: { state: 'stuck' },
    count: sql`select count(*)::int as n from outbox where state = 'stuck'`,
  },
]
