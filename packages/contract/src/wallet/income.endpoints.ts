import { named, optional, withDefault, type House } from '#kit/codec.ts'
import { endpoint } from '#kit/endpoint.ts'
import { pageNo, pageOf, pageSize } from '#kit/paging.ts'
import { coins, flag, id, int, moment, text, words } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'

/** Where a share stands: until nothing can be given back, in the expert's cash, or gone with its sale. */
const shareState = words({ pending: 1, settled: 2, returned: 3 })
export type ShareState = House<typeof shareState>

/** One sale an expert shares in, with everything the books say of its share. */
export const shareOfSale = shape({
  orderId: named('orderId', id),
  title: text({ max: 120 }),
  state: named('status', shareState),
  /** Charged coins its reader paid; gift coins are not shared. */
  paid: named('payAmount', coins),
  percent: named('shareRate', int({ max: 30 })),
  amount: coins,
  soldAtMs: named('createTime', moment),
  /** When it becomes cash; nothing while the match has no result. */
  settlesAtMs: named('settleTime', optional(moment)),
  journals: named(
    'detailList',
    list(
      shape({
        id,
        title: text({ max: 40 }),
        isIncome: named('income', flag),
        amount: coins,
        atMs: named('createTime', moment),
      }),
    ),
  ),
})
export type ShareOfSale = House<typeof shareOfSale>

export const incomeEndpoints = {
  income: endpoint({
    call: 'own.wallet.income',
    method: 'GET',
    path: '/api/expert/income',
    effect: 'read',
    access: 'expert',
    about: ['wallet', 'orders'],
    output: shape({
      percent: named('shareRate', int({ max: 30 })),
      /** Sums of the lists below, each with the sales it is made of. */
      pending: named('pendingAmount', coins),
      settled: named('settledAmount', coins),
      /** What is taken from the next shares, because a sale was undone after its share had gone out. */
      owed: named('owedAmount', coins),
      sales: named('saleCount', int()),
    }),
  }),
  listShares: endpoint({
    call: 'own.wallet.listShares',
    method: 'GET',
    path: '/api/expert/income/list',
    effect: 'read',
    access: 'expert',
    about: ['wallet', 'orders'],
    input: shape({
      state: named(
        'status',
        withDefault(words({ all: 0, pending: 1, settled: 2, returned: 3 }), 'all'),
      ),
      pageNo,
      pageSize: pageSize(20),
    }),
    output: pageOf(shareOfSale),
  }),
}
