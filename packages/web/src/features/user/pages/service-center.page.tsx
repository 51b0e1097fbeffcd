import * as texts from '@linmen/contract/texts.ts'
import { hrefTo } from '#kit/go.ts'
import { StaticPage } from '#kit/pages/static-page.tsx'
import { Card } from '#ui/card/card.tsx'
import { help } from '#ui/icon/page.ts'
import { chat } from '#ui/icon/social.ts'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { ServiceRow } from '#features/user/parts/service-row.tsx'

const SECTIONS = [
  {
    title: '人工服务',
    text: [texts.serviceHours, '其他时间请提交反馈，上班后按提交顺序处理。'],
  },
  {
    title: '联系之前',
    text: [
      '账号问题请准备好注册手机号和临门 ID；支付问题请准备好订单号和支付时间。',
      '客服不会向你索要密码和短信验证码，也不会要求转账。',
    ],
  },
]

export function Page() {
  return (
    <StaticPage title="客服中心" sections={SECTIONS}>
      <Card bare label="联系方式">
        <ServiceRow />
        <ListRow glyph={help} title="常见问题" href={hrefTo('CustomerHelpPage')} />
        <ListRow glyph={chat} title="提交反馈" href={hrefTo('FeedbackListPage')} />
      </Card>
    </StaticPage>
  )
}
