import type { Cents, InputOf } from '@linmen/contract'
import { withdrawalEndpoints } from '@linmen/contract/wallet/withdrawal.endpoints.ts'
import type { Withdrawal } from '@linmen/contract/wallet/withdrawal.schemas.ts'
import { account } from '@linmen/domain/ledger/accounts.ts'
import { cashFrozen } from '@linmen/domain/ledger/cash-postings.ts'
import { NOTHING } from '@linmen/domain/money/cents.ts'
import { isCardNumber } from '@linmen/domain/pay/ways.ts'
import { BANKS } from '@linmen/domain/withdrawal/banks.ts'
import { WITHDRAW, withdrawRefused } from '@linmen/domain/withdrawal/withdrawal-rules.ts'
import type { Tx } from '#db/port.ts'
import { action } from '#kit/action.ts'
import type { Call, CommandPorts } from '#kit/call.ts'
import { holderOf, phoneOf, tryCode } from '#features/auth/public.ts'
import { realNameOf } from '#features/identity/public.ts'
import { holdingsOf, lockBalances, postJournal } from '#features/wallet/public.ts'
import { keepWay, tailOf, waysOf, type Payee } from './way.repo.ts'
import { sealPayee, shownWithdrawal } from './withdrawal.present.ts'
import { addWithdrawal, standingOf, withdrawalOf, type WithdrawalRow } from './withdrawal.repo.ts'

type Row = typeof withdrawalEndpoints.withdraw
type Asking = Call<Row>

/** To a bank card, or to a way of an earlier time. */
export const withdraw = action(withdrawalEndpoints.withdraw, async (input, call) =>
  request(call, input, () => payeeIn(input, call)),
)

export const withdrawToAlipay = action(
  withdrawalEndpoints.withdrawToAlipay,
  async (input, call: Call<typeof withdrawalEndpoints.withdrawToAlipay>) =>
    request(call, input, async (name) => {
      if (input.realName !== undefined && input.realName.trim() !== name)
        return call.refuse('withdraw.name', {})
      return alipayPayee(input.account, call)
    }),
)

interface Wanted {
  readonly amount: Cents
  readonly code: string
}

type Requesting = Pick<Asking, 'actor' | 'nowMs' | 'ports' | 'requestId' | 'refuse'> &
  Parameters<typeof holderOf>[0]

/**
 * Asks for cash. Everything is looked at before the code is used up, and again under the lock. The same request
 * again answers the same; two at once meet at the rule of one open withdrawal.
 */
async function request(
  call: Requesting,
  { amount, code }: Wanted,
  payeeOf: (name: string) => Promise<Payee>,
): Promise<Withdrawal> {
  const { actor, ports, requestId } = call
  const before = await withdrawalOf(ports.db.read, actor.id, { requestId })
  if (before) return shownWithdrawal(ports, before)
  const person = await realNameOf(ports.db.read, ports, actor.id)
  if (!person) return call.refuse('withdraw.real_name', {})
  const { cash } = await holdingsOf(ports.db.read, actor.id, call.nowMs)
  const standing = await standingOf(ports.db.read, actor.id, call.nowMs)
  refuseIf(call, amount, { ...standing, cash })
  const payee = await payeeOf(person.name)
  const phone = await phoneOf(ports.db.read, actor.id)
  const holder = holderOf(call, actor.sessionId)
  const verdict = await tryCode(ports, { phone, purpose: 'verifyPhone', holder, code })
  if (verdict !== 'right') return call.refuse(`code.${verdict}`, {})
  return ports.db.transaction(async (tx) => {
    const nowMs = await ports.moneyTime(tx)
    const mine = account.cash(actor.id)
    const locked = (await lockBalances(tx, [mine, account.withdrawing(actor.id)]))(mine)
    refuseIf(call, amount, { ...(await standingOf(tx, actor.id, nowMs)), cash: locked })
    const frozen = { memberId: actor.id, requestId, amount, payee, name: person.name, nowMs }
    return shownWithdrawal(ports, await freezeCash(tx, ports, frozen))
  })
}

interface Frozen {
  readonly memberId: string
  readonly requestId: string
  readonly amount: Cents
  readonly payee: Payee
  readonly name: string
  readonly nowMs: number
}

/** Takes the cash out of reach and writes down where it is to go. */
export async function freezeCash(
  tx: Tx,
  ports: CommandPorts,
  { memberId, requestId, amount, payee, name, nowMs }: Frozen,
): Promise<WithdrawalRow> {
  const way = await keepWay(tx, ports, { memberId, payee, nowMs })
  const id = ports.ids.next('wd')
  const row = await addWithdrawal(tx, {
    id,
    member_id: memberId,
    request_id: requestId,
    kind: payee.kind,
    ...sealPayee(ports, id, payee.account, name),
    payee: `${payee.bankName} ${tailOf(payee)}`,
    bank_name: payee.bankName,
    amount,
    channel: null,
    reason: null,
    held_until_ms: way.createdAtMs + WITHDRAW.holdMs,
    first_by: null,
    second_by: null,
    next_check_ms: null,
    created_at_ms: nowMs,
    reviewed_at_ms: null,
    submitted_at_ms: null,
    finished_at_ms: null,
  })
  await postJournal(tx, {
    id: ports.ids.next('jn'),
    key: `wd.req:${id}`,
    event: 'withdrawal.requested',
    ref: id,
    actorId: memberId,
    atMs: nowMs,
    lines: cashFrozen({ memberId, amount, fee: NOTHING, tax: NOTHING }),
  })
  return row
}

function refuseIf(
  call: Requesting,
  amount: Cents,
  standing: Parameters<typeof withdrawRefused>[1],
): void {
  const why = withdrawRefused(amount, standing)
  if (why === 'amount') call.refuse('withdraw.amount', WITHDRAW)
  if (why === 'not_enough') call.refuse('withdraw.not_enough', { cash: standing.cash })
  if (why === 'open' || why === 'too_many') call.refuse(`withdraw.${why}`, {})
}

async function payeeIn(input: InputOf<Row>, call: Asking): Promise<Payee> {
  const { wayId, kind = 'bank' } = input
  if (wayId !== undefined) {
    const ways = await waysOf(call.ports.db.read, call.ports, call.actor.id)
    return ways.find(({ id }) => id === wayId) ?? call.refuse('withdraw.way_not_found', {})
  }
  if (kind === 'alipay') return alipayPayee(input.bankCard ?? '', call)
  const bank = BANKS.find(({ id, name }) => id === input.bankCode || name === input.bankName)
  if (!bank) return call.refuse('withdraw.bank', {})
  const card = (input.bankCard ?? '').replaceAll(/\s/g, '')
  if (!isCardNumber(card)) return call.refuse('withdraw.payee', {})
  const branch = [input.province, input.city, input.branch].filter(Boolean).join(' ')
  return { kind, account: card, bankCode: bank.id, bankName: bank.name, branch }
}

const ALIPAY = /^(1[3-9]\d{9}|[\w.+-]{1,40}@[\w-]+(\.[\w-]+)+)$/

function alipayPayee(written: string, call: Pick<Requesting, 'refuse'>): Payee {
  const name = written.trim()
  if (!ALIPAY.test(name)) return call.refuse('withdraw.payee', {})
  return { kind: 'alipay', account: name, bankCode: null, bankName: '支付宝', branch: '' }
}
