import type { Withdrawal } from '@linmen/contract/wallet/withdrawal.schemas.ts'
import { netOf } from '@linmen/domain/ledger/cash-postings.ts'
import { stepsOf } from '@linmen/domain/withdrawal/timeline.ts'
import { maskedPayee } from '@linmen/domain/withdrawal/withdrawal-rules.ts'
import type { Ports } from '#kit/ports.ts'
import { openText, sealText } from '#kit/secrets/sealed-text.ts'
import type { WithdrawalRow } from './withdrawal.repo.ts'

type Sealing = Pick<Ports, 'settings' | 'random'>

const sealedFor = (id: string, part: 'account' | 'name') => ({
  purpose: 'withdrawal',
  place: `${id}.${part}`,
})

/** The payee as it was when it was asked for, legible to nobody who only reads the table. */
export const sealPayee = (ports: Sealing, id: string, account: string, name: string) => ({
  account_sealed: sealText(ports, sealedFor(id, 'account'), account),
  name_sealed: sealText(ports, sealedFor(id, 'name'), name),
})

export const openPayee = (ports: Pick<Ports, 'settings'>, row: WithdrawalRow) => ({
  account: openText(ports, sealedFor(row.id, 'account'), row.account_sealed),
  name: openText(ports, sealedFor(row.id, 'name'), row.name_sealed),
})

/** A withdrawal as its member and the operators see it. */
export function shownWithdrawal(ports: Pick<Ports, 'settings'>, row: WithdrawalRow): Withdrawal {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    payee: row.payee,
    name: maskedPayee(openPayee(ports, row).name),
    amount: row.amount,
    fee: row.fee,
    tax: row.tax,
    net: netOf(row),
    ...(row.reason !== null && { reason: row.reason }),
    atMs: row.created_at_ms,
    steps: stepsOf({
      state: row.state,
      createdAtMs: row.created_at_ms,
      reviewedAtMs: row.reviewed_at_ms,
      submittedAtMs: row.submitted_at_ms,
      finishedAtMs: row.finished_at_ms,
      reason: row.reason,
    }),
    cancellable: row.state === 'review' && row.first_by === null,
  }
}
