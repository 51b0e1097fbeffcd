import { column, desk, filter } from '#kit/desk.ts'

const changed = {
  changedAtMs: column.time('最近改动'),
  changedBy: column.person('改动人', { aside: true }),
  reason: column.text('原因', { aside: true }),
}

/** What each app around our pages shows, and the names of agents. */
export const hostDesks = {
  hosts: desk({
    name: 'hosts',
    title: '宿主设置',
    area: 'switches',
    filters: {},
    columns: {
      id: column.id('宿主'),
      title: column.text('名称'),
      download: column.flag('下载入口'),
      setMeals: column.flag('套餐'),
      vip: column.flag('会员'),
      redPackets: column.flag('红包'),
      community: column.flag('社区'),
      partner: column.flag('合伙人'),
      basketball: column.flag('篮球'),
      plans: column.flag('方案'),
      coupons: column.flag('优惠券'),
      ...changed,
    },
  }),
  brands: desk({
    name: 'brands',
    title: '白标品牌',
    area: 'switches',
    filters: { q: filter.text('渠道号或名称') },
    columns: {
      id: column.id('渠道号'),
      name: column.text('名称'),
      company: column.text('公司'),
      slogan: column.text('口号'),
      ...changed,
    },
  }),
}
