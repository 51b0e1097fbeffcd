import { cents } from '@linmen/domain/money/cents.ts'
import type { Ports } from '#kit/ports.ts'
import { keepRealName } from '#features/identity/public.ts'
import { keepChargeWay } from '#features/pay/public.ts'
import { bookPartnerShare } from '#features/wallet/public.ts'
import { freezeCash, keepWay, moveWithdrawal } from '#features/withdrawal/public.ts'

const DAY_MS = 86_400_000
const WHO = 'mei'
const NAME = '李小美'
const CARD = '6222020200112233446'

const ICBC = {
  kind: 'bank',
  account: CARD,
  bankCode: 'ICBC',
  bankName: '中国工商银行',
  branch: '',
} as const

interface Partner {
  readonly memberId: string
  readonly name: string
  /** Of nobody: the last digits fit, the rest is made up. */
  readonly idCard: string
  readonly earned: readonly (readonly [daysAgo: number, amount: number])[]
}

const PARTNERS: readonly Partner[] = [
  {
    ...{ memberId: WHO, name: NAME, idCard: '110105199003070025' },
    earned: [
      [20, 9850],
      [9, 6600],
    ],
  },
  { memberId: 'zhu', name: '朱琳', idCard: '110105199205180046', earned: [[12, 12_000]] },
  { memberId: 'tang', name: '唐北', idCard: '110105199205180038', earned: [[12, 12_000]] },
]

/** Some earned as partners; mei withdrew some of it, keeps a card and holds a coupon for charging. */
export async function seedWallet(ports: Ports): Promise<void> {
  const nowMs = ports.clock.nowMs()
  await ports.db.transaction(async (tx) => {
    for (const { memberId, name, idCard, earned } of PARTNERS) {
      await keepRealName(tx, ports, { memberId, name, idCard, nowMs })
      for (const [daysAgo, amount] of earned)
        await bookPartnerShare(tx, {
          journalId: ports.ids.next('jn'),
          ref: ports.ids.next('ps'),
          memberId,
          amount: cents(amount),
          atMs: nowMs - daysAgo * DAY_MS,
        })
    }
    await keepWay(tx, ports, { memberId: 'tang', payee: ICBC, nowMs: nowMs - 9 * DAY_MS })
    await keepChargeWay(tx, ports, { memberId: WHO, card: CARD, nowMs: nowMs - 9 * DAY_MS })
  })
  await ports.db.transaction(async (tx) => {
    const askedAtMs = nowMs - 3 * DAY_MS
    const row = await freezeCash(tx, ports, {
      memberId: WHO,
      requestId: 'demo-withdrawal',
      amount: cents(8000),
      payee: ICBC,
      name: NAME,
      nowMs: askedAtMs,
    })
    // The channel gets it as soon as the demo runs.
    const change = { first_by: 'lao', reviewed_at_ms: nowMs - DAY_MS, next_check_ms: nowMs }
    await moveWithdrawal(tx, row, 'approved', change)
    await tx
      .insertInto('coupon')
      .values({
        id: ports.ids.next('cp'),
        member_id: WHO,
        name: '满 68 赠 3',
        kind: 'amountOff',
        category: 'charge',
        worth: cents(300),
        threshold: cents(6800),
        valid_from_ms: nowMs - DAY_MS,
        valid_to_ms: nowMs + 14 * DAY_MS,
        expert_level: null,
        expert_id: null,
        origin: 'system',
        order_id: null,
        created_at_ms: nowMs - DAY_MS,
      })
      .execute()
  })
}
