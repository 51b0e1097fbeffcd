import { beijingDay } from '@linmen/domain/match/business-day.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { billDifferences, channelFee, type Billed } from '@linmen/domain/pay/reconcile.ts'
import { addPost } from '#features/community/post.repo.ts'
import { addApplication } from '#features/expert/apply.repo.ts'
import { keepBrand } from '#features/host/host-setting.repo.ts'
import { keepRealName } from '#features/identity/public.ts'
import { addDifferences, keepBill } from '#features/reconcile/bill.repo.ts'
import { bookPartnerShare } from '#features/wallet/public.ts'
import { freezeCash } from '#features/withdrawal/public.ts'
import type { Tx } from '#db/port.ts'
import type { Ports } from '#kit/ports.ts'
import { posts } from './community-texts.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** Who waits for their cash. Numbers of nobody: the last digits fit, the rest is made up. */
const WITHDRAWERS = [
  {
    memberId: 'qing',
    name: '孙青',
    idCard: '110105198803070010',
    card: '6222020200112233461',
    yuan: 6000,
  },
  {
    memberId: 'bo',
    name: '周博',
    idCard: '110105198503070019',
    card: '6222020200112233479',
    yuan: 320,
  },
] as const

/** What people of the demo wait for: the desks of the operators have something to decide from the first day. */
export async function seedDuty(ports: Ports): Promise<void> {
  const nowMs = ports.clock.nowMs()
  await ports.db.transaction(async (tx) => {
    for (const each of WITHDRAWERS) await askForCash(tx, ports, each, nowMs)
    await addApplication(tx, {
      id: ports.ids.next('ap'),
      member_id: 'tang',
      reason: '写了三年中超赛前笔记，想在这里公开记录战绩',
      created_at_ms: nowMs - DAY_MS,
    })
    for (const [at, text] of WAITING.entries())
      await addPost(tx, {
        ...{ id: `post-waiting-${at}`, topic_id: posts[0]!.topicId, member_id: 'feng', body: text },
        ...{ demo: true, state: 'waiting', written_at_ms: nowMs - (at + 3) * MINUTE_MS },
      })
    await addPost(tx, {
      ...{ id: 'post-appealed', topic_id: posts[0]!.topicId, member_id: 'feng', demo: true },
      ...{ body: '上一场的点球我看了十遍，判得没错', state: 'removed', reason: 'abuse' },
      ...{ changed_by: 'edi', appeal: '只是说判罚，没有针对任何人', appealed_at_ms: nowMs },
      written_at_ms: nowMs - DAY_MS,
    })
    await findDifference(tx, ports, nowMs)
    await keepBrand(tx, '7100', {
      ...{ name: '球道', company: '球道体育（演示）', slogan: '看懂每一场' },
      ...{ reason: '合作渠道', changed_by: 'lao', changed_at_ms: nowMs },
    })
  })
}

/** Held by the words in them until somebody has looked. */
const WAITING = ['加我微信看内部消息，每天三场', '这场裁判的尺度太松，下半场会更难看']

/** Yesterday's bill tells of a payment our books do not know. */
async function findDifference(tx: Tx, ports: Ports, nowMs: number): Promise<void> {
  const bill = { channel: 'cashier', day: beijingDay(nowMs - DAY_MS) }
  const amount = cents(3000)
  const line: Billed = {
    ...{ kind: 'pay', outNo: ports.ids.next('pm'), tradeNo: 'sandbox-0001', status: 'done' },
    ...{ amount, fee: channelFee('pay', amount) },
  }
  await keepBill(tx, bill, [line], nowMs)
  const found = billDifferences([line], [], [])
  const named = found.map((each) => ({ ...each, id: ports.ids.next('bd') }))
  await addDifferences(tx, bill, named, nowMs)
}

async function askForCash(
  tx: Tx,
  ports: Ports,
  { memberId, name, idCard, card, yuan }: (typeof WITHDRAWERS)[number],
  nowMs: number,
): Promise<void> {
  await keepRealName(tx, ports, { memberId, name, idCard, nowMs })
  await bookPartnerShare(tx, {
    journalId: ports.ids.next('jn'),
    ref: ports.ids.next('ps'),
    memberId,
    amount: cents(yuan * 100),
    atMs: nowMs - 9 * DAY_MS,
  })
  await freezeCash(tx, ports, {
    memberId,
    requestId: `demo-withdrawal-${memberId}`,
    amount: cents(yuan * 100),
    payee: { kind: 'bank', account: card, bankCode: 'ICBC', bankName: '中国工商银行', branch: '' },
    name,
    // The day a new payee waits is over.
    nowMs: nowMs - 2 * DAY_MS,
  })
}
