import { cents } from '@linmen/domain/money/cents.ts'
import { addArticle, changeFollow } from '#features/expert/public.ts'
import { findOnSale, putOnSale, sell } from '#features/sale/public.ts'
import { monthGoods } from '#features/subscription/public.ts'
import type { Ports } from '#kit/ports.ts'
import { demoCharge } from '#demo/demo-charge.ts'
import { demoCall } from './demo-set-meals.ts'

const DAY_MS = 86_400_000
const FANS: Readonly<Record<string, readonly string[]>> = {
  mei: ['wei', 'zhou', 'lin'],
  chen: ['wei', 'lu', 'jing'],
  zhu: ['zhou', 'shen'],
  tang: ['wei', 'bo'],
  feng: ['lin', 'wei', 'nan'],
  lao: ['wei'],
}
const MONTHS = [
  ['wei', '老魏', 188],
  ['zhou', '老周谈球', 188],
  ['lin', '林夏', 268],
  ['jing', '静水', 128],
  ['ban', '篮板左侧', 128],
  ['kong', '控卫日记', 98],
] as const
/** Mei's months, and how long ago she bought them: one ends soon, one later. */
const MEI_READS = [
  ['zhou', 28],
  ['lin', 25],
  ['ban', 12],
] as const
const NOTES = ['定位球防守这块怎么看？', '下一轮还会写他们吗', '临场有变化会补充吗']
const ARTICLES = [
  [
    '让球之前，先问节奏',
    '盘口说的是分寸，不是胜负。\n一支球队能不能赢下比赛，和能不能赢下盘口，是两件事。前者看实力，后者看节奏：领先之后是继续压上，还是收缩控球。\n我习惯先看两队近十场领先后的控球变化，再看替补席的深度。若一支球队领先后的射门数明显下降，让步就要打折扣。\n以上只是方法，不是结论。每一场都要重新看。',
  ],
  [
    '样本有多小，话就该说得多轻',
    '连红五场听起来很好，但五场太短。\n同样的人，换五场比赛，结果可能完全相反。所以我更愿意看一百场以上的盈利率，并且看它的区间。\n区间跨过零的时候，谁也不能说自己比别人更懂。',
  ],
] as const

/** Who follows whom, months of private push, articles, a note that waits for its answer. */
export async function seedCompany(ports: Ports): Promise<void> {
  const nowMs = ports.clock.nowMs()
  await ports.db.transaction(async (tx) => {
    let day = 40
    for (const [fan, experts] of Object.entries(FANS))
      for (const expert of experts)
        await changeFollow(tx, fan, expert, {
          action: 'follow',
          nowMs: nowMs - (day = Math.max(1, day - 2)) * DAY_MS,
        })
    await putOnSale(
      tx,
      MONTHS.map(([expertId, name, coins]) => ({
        id: `push-${expertId}`,
        goods_kind: 'subscription' as const,
        name: `${name} 包月私推`,
        scope: 'jingcai',
        expert_id: expertId,
        price: cents(coins * 100),
        quantity: 1,
        days: 30,
        created_at_ms: nowMs - 60 * DAY_MS,
      })),
    )
    for (const [at, [title, body]] of ARTICLES.entries())
      await addArticle(tx, {
        id: ports.ids.next('ar'),
        expert_id: 'wei',
        title,
        body: `${body}\n演示数据`,
        published_at_ms: nowMs - (at + 2) * DAY_MS,
      })
    const plans = await tx
      .selectFrom('plan')
      .select('id')
      .where('expert_id', '=', 'wei')
      .orderBy('kickoff_ms', 'desc')
      .limit(4)
      .execute()
    for (const [at, { id }] of plans.entries())
      await tx
        .insertInto('plan_note')
        .values({
          id: ports.ids.next('nt'),
          plan_id: id,
          expert_id: 'wei',
          member_id: at % 2 === 0 ? 'mei' : 'chen',
          content: NOTES[at % NOTES.length]!,
          created_at_ms: nowMs - (at + 1) * 600_000,
        })
        .execute()
  })
  for (const [expertId, daysAgo] of MEI_READS)
    await subscribeMei(ports, expertId, nowMs - daysAgo * DAY_MS)
}

/** Charged and spent on the same day, so her balance is what it was. */
async function subscribeMei(ports: Ports, expertId: string, atMs: number): Promise<void> {
  const month = (await findOnSale(ports.db.read, 'subscription', `push-${expertId}`))!
  await demoCharge(ports, { memberId: 'mei', amount: month.price, atMs })
  const call = demoCall(ports, 'mei', atMs)
  await ports.db.transaction((tx) =>
    sell(tx, monthGoods, { ...month, startsAtMs: atMs }, 'none', call),
  )
}
