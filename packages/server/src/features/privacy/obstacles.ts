import type { Reader } from '#db/port.ts'

/** In the order of the refusals. */
const OBSTACLES = ['operator', 'withdrawal', 'payment', 'plan', 'subscriber'] as const
export type Obstacle = (typeof OBSTACLES)[number]

/** What has to be over before somebody may leave. */
export async function obstaclesOf(
  db: Reader,
  memberId: string,
  nowMs: number,
): Promise<readonly Obstacle[]> {
  const member = await db
    .selectFrom('member')
    .select('role')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const there: Record<Obstacle, boolean> = {
    operator: member.role === 'operator',
    withdrawal: await isThere(
      db
        .selectFrom('withdrawal')
        .select('id')
        .where('member_id', '=', memberId)
        .where('state', 'in', ['review', 'approved', 'submitted', 'unknown']),
    ),
    payment: await hasOpenPayment(db, memberId),
    plan: await hasOpenWork(db, memberId),
    subscriber: await isThere(
      db
        .selectFrom('subscription')
        .select('id')
        .where('expert_id', '=', memberId)
        .where('ends_at_ms', '>', nowMs),
    ),
  }
  return OBSTACLES.filter((obstacle) => there[obstacle])
}

/** Also a purchase of theirs that is neither done nor given up. */
const hasOpenPayment = async (db: Reader, memberId: string) =>
  (await isThere(
    db
      .selectFrom('payment')
      .select('id')
      .where('member_id', '=', memberId)
      .where('state', 'in', ['pending', 'unknown', 'conflict']),
  )) ||
  isThere(
    db
      .selectFrom('sale_order')
      .select('id')
      .where('member_id', '=', memberId)
      .where('state', 'in', ['created', 'paying', 'paid', 'closing', 'refunding']),
  )

const hasOpenWork = async (db: Reader, memberId: string) =>
  (await isThere(
    db
      .selectFrom('plan')
      .select('id')
      .where('expert_id', '=', memberId)
      .where('result', 'is', null),
  )) ||
  isThere(
    db
      .selectFrom('interpretation')
      .select('id')
      .where('expert_id', '=', memberId)
      .where('result', 'is', null),
  )

interface Asked {
  limit(most: number): { executeTakeFirst(): Promise<unknown> }
}

const isThere = async (query: Asked) => (await query.limit(1).executeTakeFirst()) !== undefined
