import { Button } from '#ui/button/button.tsx'
import type { Demo } from '#ui/demo.ts'
import { Tag } from '#ui/tag/tag.tsx'
import { Ticket, TicketLine } from './ticket.tsx'

export const demo: Demo = {
  title: '券',
  cases: [
    {
      name: '可用',
      show: (
        <Ticket
          figure="8"
          unit="金币"
          under="满 30 可用"
          title={
            <>
              满减券 <Tag tone="red">即将过期</Tag>
            </>
          }
          trail={<Button size="s">去使用</Button>}
        >
          <TicketLine>足球与篮球方案</TicketLine>
          <TicketLine>还剩 2 天</TicketLine>
        </Ticket>
      ),
    },
    {
      name: '暂不可用，写明原因',
      show: (
        <Ticket off figure="免费" under="限 60 金币以内" title="免费券" reason="限其他客户端" />
      ),
    },
    {
      name: '已使用',
      show: (
        <Ticket
          off
          figure="9"
          unit="折"
          under="每单一次"
          title="折扣卡"
          trail={<Tag>已使用</Tag>}
        />
      ),
    },
  ],
}
