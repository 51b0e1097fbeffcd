import { column, desk, filter } from '#kit/desk.ts'

const onWords = {
  on: { text: '上架', tone: 'good' },
  off: { text: '已下架', tone: 'warn' },
} as const
const changed = {
  changedAtMs: column.time('最近改动'),
  changedBy: column.person('改动人'),
  reason: column.text('原因', { aside: true }),
}

/** What an operator sets once and everybody meets afterwards. */
export const settingDesks = {
  tools: desk({
    name: 'tools',
    title: '模型与工具',
    area: 'products',
    filters: { state: filter.choice('状态', onWords) },
    columns: {
      id: column.id('工具'),
      code: column.count('类型号'),
      title: column.text('名称'),
      sold: column.flag('可定价'),
      member: column.money('会员价'),
      others: column.money('非会员价'),
      state: column.word('状态', onWords),
      ...changed,
    },
  }),
  numbers: desk({
    name: 'numbers',
    title: '运营参数',
    area: 'products',
    filters: {},
    columns: {
      id: column.id('参数'),
      title: column.text('名称'),
      value: column.count('现在'),
      unit: column.text('单位'),
      usual: column.count('默认'),
      most: column.count('最多'),
      ...changed,
    },
  }),
}
