import type { Insertable } from 'kysely'
import type { AnnouncementTable } from '#db/tables.generated.ts'
import type { Ports } from '#kit/ports.ts'
import { announce } from './announcement.repo.ts'
import { linkTo } from './link-to.ts'
import { tellMember } from './tell-member.ts'

const HOUR_MS = 3_600_000

/** What the house of the demo says to everybody, and a letter to mei. Everything else comes from what people do. */
export async function seedMessages(ports: Ports): Promise<void> {
  const nowMs = ports.clock.nowMs()
  await ports.db.transaction(async (tx) => {
    for (const row of announcements(nowMs)) await announce(tx, row)
    await tellMember(
      tx,
      { ports, nowMs: nowMs - 50 * HOUR_MS },
      {
        memberId: 'mei',
        kind: 'letter',
        title: '劳师傅',
        senderId: 'lao',
        text: '演示数据：你好小美，这里是运营的来信。收到的消息都来自真实发生的购买、结算和关注。',
        link: linkTo.screen('MessageSettingPage'),
      },
    )
  })
}

const announcements = (nowMs: number): Insertable<AnnouncementTable>[] => [
  {
    id: 'an-demo',
    kind: 'notice',
    title: '这是演示站点',
    content: '演示数据：比赛、专家和金额都由演示世界算出，只提供资讯，不出售彩票。',
    ...noLink,
    created_at_ms: nowMs - 30 * HOUR_MS,
  },
  {
    id: 'an-plans',
    kind: 'officialPlan',
    title: '专家方案已更新',
    content: '演示数据：今日赛事的方案已经公开，赛前都可以看。',
    link_family: 'inner-go',
    link_code: 1,
    link_subject: null,
    created_at_ms: nowMs - 5 * HOUR_MS,
  },
  {
    id: 'an-meals',
    kind: 'promotion',
    title: '套餐可以按次看方案',
    content: '演示数据：一次买下几次查看，逐场使用，到期前都有效。',
    link_family: 'inner-go',
    link_code: 95,
    link_subject: null,
    created_at_ms: nowMs - 27 * HOUR_MS,
  },
]

const noLink = { link_family: null, link_code: null, link_subject: null }
