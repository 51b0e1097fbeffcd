import { netOf } from '@linmen/domain/ledger/cash-postings.ts'
import { priceText } from '@linmen/domain/money/coin-text.ts'
import type { Tx } from '#db/port.ts'
import { linkTo, tellMember, type Telling } from '#features/message/public.ts'
import type { WithdrawalRow } from './withdrawal.repo.ts'

const TITLES: Partial<Record<WithdrawalRow['state'], string>> = {
  succeeded: '提现已到账',
  failed: '提现未成功',
  rejected: '提现未通过审核',
}

/** How a withdrawal ended that others decided about: whoever asked for it is not looking any more. */
export async function tellOfWithdrawal(
  tx: Tx,
  telling: Telling,
  row: WithdrawalRow,
): Promise<void> {
  const title = TITLES[row.state]
  if (title === undefined) return
  await tellMember(tx, telling, {
    memberId: row.member_id,
    kind: 'order',
    title,
    text:
      row.state === 'succeeded'
        ? `提现 ${priceText(row.amount)} 元，实际到账 ${priceText(netOf(row))} 元`
        : `提现 ${priceText(row.amount)} 元已退回可提现。原因：${row.reason ?? ''}`,
    link: linkTo.screen('DrawDetailPage', { id: row.id }),
    once: `withdrawal.${row.state}:${row.id}`,
  })
}
