import { withdrawalEndpoints } from '@linmen/contract/wallet/withdrawal.endpoints.ts'
import { BANKS, bankById, branchesOf } from '@linmen/domain/withdrawal/banks.ts'
import { citiesOf, cityById, PROVINCES } from '@linmen/domain/withdrawal/regions.ts'
import { maskedPayee, WITHDRAW } from '@linmen/domain/withdrawal/withdrawal-rules.ts'
import { command } from '#kit/command.ts'
import { query } from '#kit/query.ts'
import { phoneOf } from '#features/auth/public.ts'
import { realNameOf } from '#features/identity/public.ts'
import { holdingsOf } from '#features/wallet/public.ts'
import { removeWay, waysOf } from './way.repo.ts'
import { shownWithdrawal } from './withdrawal.present.ts'
import { lastWithdrawal, standingOf, waitingReviews, withdrawalOf } from './withdrawal.repo.ts'

const MOST_SHOWN = 100

/** Everything the withdrawal page has to know: what may go where, and what is on its way. */
export const listBanks = query(withdrawalEndpoints.listBanks, async (db, _input, call) => {
  const { actor, nowMs, ports } = call
  const person = await realNameOf(db, ports, actor.id)
  const phone = await phoneOf(db, actor.id)
  const last = await lastWithdrawal(db, actor.id)
  const { today } = await standingOf(db, actor.id, nowMs)
  return {
    cash: (await holdingsOf(db, actor.id, nowMs)).cash,
    least: WITHDRAW.least,
    most: WITHDRAW.most,
    leftToday: Math.max(0, WITHDRAW.perDay - today),
    ...(person && { realName: maskedPayee(person.name) }),
    phone: `${phone.slice(0, 3)}****${phone.slice(-4)}`,
    banks: [...BANKS],
    provinces: [...PROVINCES],
    ways: (await waysOf(db, ports, actor.id)).map((way) => ({
      id: way.id,
      kind: way.kind,
      name: way.bankName,
      tail: way.tail,
      ...(way.freeAtMs > nowMs && { heldUntilMs: way.freeAtMs }),
    })),
    ...(last && { last: shownWithdrawal(ports, last) }),
  }
})

export const listCities = query(withdrawalEndpoints.listCities, async (_db, { provinceId }) => ({
  items: [...(citiesOf(provinceId) ?? [])],
}))

export const listBranches = query(
  withdrawalEndpoints.listBranches,
  async (_db, { cityId, bankId }) => {
    const [city, bank] = [cityById(cityId), bankById(bankId)]
    return { items: city && bank ? branchesOf(bank, city) : [] }
  },
)

export const lookWithdrawal = query(
  withdrawalEndpoints.lookWithdrawal,
  async (db, { id }, { actor, ports, refuse }) => {
    const row = (await withdrawalOf(db, actor.id, { id })) ?? refuse('withdraw.not_found', {})
    return shownWithdrawal(ports, row)
  },
)

export const removeWithdrawalWay = command(
  withdrawalEndpoints.removeWithdrawalWay,
  async (tx, { wayId }, call) => {
    const gone = await removeWay(tx, call.actor.id, wayId, call.nowMs)
    return gone ? {} : call.refuse('withdraw.way_not_found', {})
  },
)

export const listReviews = query(
  withdrawalEndpoints.listReviews,
  async (db, _input, { ports }) => ({
    items: (await waitingReviews(db, MOST_SHOWN)).map((row) => ({
      memberId: row.member_id,
      withdrawal: shownWithdrawal(ports, row),
      ...(row.first_by !== null && { firstBy: row.first_by }),
    })),
  }),
)
