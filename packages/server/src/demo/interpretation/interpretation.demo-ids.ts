import { unlockedBy } from '#features/interpretation/public.ts'
import type { Ports } from '#kit/ports.ts'

const COUPON_FROM = 3000

/** A text and a film mei has not unlocked, one she may rate, a free one, a pair, a replay and a comment. */
export async function interpretationDemoIds(ports: Ports): Promise<Record<string, string>> {
  const { db, clock } = ports
  const nowMs = clock.nowMs()
  const rows = await db.read
    .selectFrom('interpretation')
    .select(['id', 'medium', 'price', 'kickoff_ms', 'result'])
    .orderBy('kickoff_ms', 'desc')
    .orderBy('id')
    .execute()
  const mine = new Set(await unlockedBy(db.read, { memberId: 'mei', nowMs }))
  const open = rows.filter((row) => row.kickoff_ms > nowMs && !mine.has(row.id))
  const free = open.filter((row) => row.price === 0)
  const paid = open.filter((row) => row.price > 0)
  const pair = await db.read.selectFrom('interpretation_pair').select('first_id').executeTakeFirst()
  const texts = paid.filter(({ medium }) => medium === 'written')
  const text = texts.find(({ id }) => id === pair?.first_id) ?? texts[0]
  // Dear enough for mei's coupon.
  const offer = texts.find(({ id, price }) => id !== text?.id && price >= COUPON_FROM)
  const replay = await db.read
    .selectFrom('replay_comment')
    .select(['id', 'replay_id'])
    .where('parent_id', 'is', null)
    .orderBy('id')
    .executeTakeFirst()
  const found = {
    jieduId: text?.id,
    offerJieduId: (offer ?? text)?.id,
    freeJieduId: free.find(({ medium }) => medium === 'written')?.id,
    videoJieduId: free.find(({ medium }) => medium === 'video')?.id,
    paidVideoId: paid.find(({ medium }) => medium === 'video')?.id,
    ratableJieduId: rows.find((row) => mine.has(row.id) && row.result !== null)?.id,
    pairJieduId: pair?.first_id,
    replayId: replay?.replay_id,
    commentId: replay?.id,
  }
  return Object.fromEntries(
    Object.entries(found).flatMap(([name, id]) => (id === undefined ? [] : [[name, id]])),
  )
}
