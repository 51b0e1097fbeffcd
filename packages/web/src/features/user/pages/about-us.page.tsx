import { appVersion } from '@linmen/contract/kit/transport.ts'
import { environmentOf } from '@linmen/domain/host/environment.ts'
import { hrefTo } from '#kit/go.ts'
import { useHost } from '#kit/host.ts'
import { StaticPage } from '#kit/pages/static-page.tsx'
import { Card } from '#ui/card/card.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Logo } from '#ui/logo/logo.tsx'
import s from './about-us.module.css'

const SECTIONS = [
  {
    title: '我们做什么',
    text: [
      '临门提供足球与篮球的比分、数据、指数和模型预测，也展示专家的方案与解读。',
      '每个数字都有出处：命中率、关注数、购买人数都由已保存的记录算出，不做任何修饰。',
    ],
  },
  {
    title: '我们不做什么',
    text: [
      '不销售彩票，不接受投注，不承诺盈利。金币只用于购买平台内的信息服务，不能兑换现金。',
      '未满 18 周岁的用户不能充值和购买。',
    ],
  },
]

export function Page() {
  const { brand } = useHost()
  return (
    <StaticPage title={`关于${brand.name}`} sections={SECTIONS}>
      <div className={s.head}>
        <Logo height={40} name={brand.name} />
        <p className={s.slogan}>{brand.slogan}</p>
      </div>
      <Card bare label="版本与联系">
        <ListRow title="版本" note={appVersion} />
        {environmentOf(location.hostname) === 'daily' && (
          <ListRow title="环境" note="测试环境，数据不是正式数据" />
        )}
        <ListRow title="运营方" note={brand.company} />
        <ListRow title="客服中心" href={hrefTo('ServiceCenterPage')} />
        <ListRow title="意见反馈" href={hrefTo('FeedbackListPage')} />
      </Card>
    </StaticPage>
  )
}
