import type { CommandPorts } from '#kit/call.ts'
import { WITHDRAW } from '@linmen/domain/withdrawal/withdrawal-rules.ts'
import type { Reader, Tx } from '#db/port.ts'
import { openText, sealText } from '#kit/secrets/sealed-text.ts'
import type { Ports } from '#kit/ports.ts'

export interface Payee {
  readonly kind: 'bank' | 'alipay'
  readonly account: string
  readonly bankCode: string | null
  readonly bankName: string
  readonly branch: string
}

const PURPOSE = 'withdrawal-way'

/** A saved way, with the number behind it. */
export interface Way extends Payee {
  readonly id: string
  readonly tail: string
  /** When cash may first be sent there. */
  readonly freeAtMs: number
}

export async function waysOf(
  db: Reader,
  ports: Pick<Ports, 'settings'>,
  memberId: string,
): Promise<Way[]> {
  const rows = await db
    .selectFrom('withdrawal_way')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('removed_at_ms', 'is', null)
    .orderBy('created_at_ms', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    account: openText(ports, { purpose: PURPOSE, place: row.id }, row.sealed),
    tail: row.tail,
    bankCode: row.bank_code,
    bankName: row.bank_name,
    branch: row.branch,
    freeAtMs: row.created_at_ms + WITHDRAW.holdMs,
  }))
}

/** Keeps where somebody wants their cash; the same place again is the same way. */
export async function keepWay(
  tx: Tx,
  ports: CommandPorts,
  { memberId, payee, nowMs }: { memberId: string; payee: Payee; nowMs: number },
): Promise<{ readonly createdAtMs: number }> {
  const id = ports.ids.next('ww')
  const tail = tailOf(payee)
  await tx
    .insertInto('withdrawal_way')
    .values({
      id,
      member_id: memberId,
      kind: payee.kind,
      sealed: sealText(ports, { purpose: PURPOSE, place: id }, payee.account),
      tail,
      bank_code: payee.bankCode,
      bank_name: payee.bankName,
      branch: payee.branch,
      created_at_ms: nowMs,
      removed_at_ms: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'kind', 'bank_name', 'tail'])
        .where('removed_at_ms', 'is', null)
        .doNothing(),
    )
    .execute()
  const { created_at_ms } = await tx
    .selectFrom('withdrawal_way')
    .select('created_at_ms')
    .where('member_id', '=', memberId)
    .where('kind', '=', payee.kind)
    .where('bank_name', '=', payee.bankName)
    .where('tail', '=', tail)
    .where('removed_at_ms', 'is', null)
    .executeTakeFirstOrThrow()
  return { createdAtMs: created_at_ms }
}

export async function removeWay(tx: Tx, memberId: string, wayId: string, nowMs: number) {
  const { numUpdatedRows } = await tx
    .updateTable('withdrawal_way')
    .set({ removed_at_ms: nowMs })
    .where('id', '=', wayId)
    .where('member_id', '=', memberId)
    .where('removed_at_ms', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** What stays legible: the end of a card, an account with its middle covered. */
export function tailOf({ kind, account }: Pick<Payee, 'kind' | 'account'>): string {
  if (kind === 'bank') return account.slice(-4)
  return account.length < 7
    ? `${account.slice(0, 1)}***`
    : `${account.slice(0, 3)}****${account.slice(-4)}`
}
