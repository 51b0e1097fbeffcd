import * as texts from '@linmen/contract/texts.ts'
import { hrefTo } from '#kit/go.ts'
import { StaticPage } from '#kit/pages/static-page.tsx'
import { Card } from '#ui/card/card.tsx'
import { install } from '#ui/icon/page.ts'
import { chat } from '#ui/icon/social.ts'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { ServiceRow } from '#features/user/parts/service-row.tsx'

/** What is different on a telephone by Apple. */
const SECTIONS = [
  {
    title: '充值没有到账',
    text: [
      '苹果设备付款后，到账可能比支付成功的提示晚几分钟。请先在金币明细里查看，超过 30 分钟仍未到账，请带着付款凭证联系客服。',
      '在 App Store 内完成的付款，退款由苹果处理，可以在“报告问题”页面申请。',
    ],
  },
  {
    title: '收不到通知',
    text: [
      'iOS 16.4 起，网页要先添加到主屏幕才能收到通知：在 Safari 里点“分享”，再选“添加到主屏幕”，从桌面打开后在设置里开启。',
    ],
  },
  { title: '服务时间', text: [texts.serviceHours] },
]

export function Page() {
  return (
    <StaticPage title="iOS 客服中心" sections={SECTIONS}>
      <Card bare label="联系方式">
        <ServiceRow />
        <ListRow glyph={install} title="添加到主屏幕的方法" href={hrefTo('DownloadPage')} />
        <ListRow glyph={chat} title="提交反馈" href={hrefTo('FeedbackListPage')} />
      </Card>
    </StaticPage>
  )
}
