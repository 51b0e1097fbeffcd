import { column, desk, filter } from '#kit/desk.ts'

const month = filter.text('月份，如 2026-11')

/** What a month came to, from the books alone. As files they are the statements of experts and of finance. */
export const statementDesks = {
  expertStatements: desk({
    name: 'expertStatements',
    title: '专家月结单',
    area: 'ledger',
    filters: { month, q: filter.text('专家编号或昵称') },
    columns: {
      id: column.id('月结单'),
      month: column.text('月份'),
      expertId: column.id('专家', { leadsTo: ['members', 'q'] }),
      name: column.text('昵称'),
      sales: column.count('售出'),
      accrued: column.money('记入待结算'),
      undone: column.money('退款冲回'),
      settled: column.money('已结算'),
    },
  }),
  monthStatements: desk({
    name: 'monthStatements',
    title: '财务月报',
    area: 'ledger',
    filters: { month, q: filter.text('科目') },
    columns: {
      id: column.id('行'),
      month: column.text('月份'),
      account: column.id('科目', { leadsTo: ['journals', 'account'] }),
      name: column.text('名称'),
      debit: column.money('借方发生'),
      credit: column.money('贷方发生'),
      postings: column.count('分录'),
    },
  }),
}
