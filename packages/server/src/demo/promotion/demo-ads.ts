import type { Insertable } from 'kysely'
import { beijingDay } from '@linmen/domain/match/business-day.ts'
import type { AdTable } from '#db/tables.generated.ts'

const DAY_MS = 86_400_000

/** A page by its name, in the words of the link codes. */
const toPage = (page: string) => ({ link_code: 46, link_subject: JSON.stringify({ page }) })

/** What stands in the numbered places of the demo. */
export function demoAds(todayMs: number): Insertable<AdTable>[] {
  const ad = (id: string, location: number, content: string, page: string) => ({
    id,
    form: 'place' as const,
    location,
    trigger: null,
    trigger_date: null,
    content,
    picture: null,
    menu_code: null,
    ...toPage(page),
    bottom_text: '演示数据',
    starts_at_ms: todayMs - 30 * DAY_MS,
    ends_at_ms: todayMs + 60 * DAY_MS,
  })
  return [
    ad('ad-52', 52, '冬日观赛券包，方案满减券免费领', 'HdSpree1188Page'),
    ad('ad-53', 53, '大赛主题季，看榜、选队、领券', 'WorldCupPage'),
    ad('ad-61', 61, '欧洲之夜，超级会员 90 天立减 80', 'HdEuroVipPage'),
    ad('ad-62', 62, '会员立减周，续费满 108 减 20', 'HdEightVipPage'),
    ad('ad-63', 63, '按月算一算，哪种会员更合适', 'VipPurchase'),
    {
      ...ad('pop-evening', 1, '冬日观赛券包已开放，去领一张看球省一点', 'HdSpree1188Page'),
      form: 'popUp',
      trigger: 'timed',
      trigger_date: '20:30',
      bottom_text: '去领券',
      // Whoever looks at the demo in a browser is not interrupted, whatever the hour.
      hosts: ['messaging', 'native'],
    },
    {
      ...ad('pop-daily', 1, '冬日观赛券包开放中，领一张看球省一点', 'HdSpree1188Page'),
      form: 'popUp',
      trigger: 'daily',
      bottom_text: '去领券',
      hosts: ['messaging'],
    },
    {
      ...ad('pop-season', 1, '大赛主题季今晚收官，支持的球队看看排第几', 'WorldCupPage'),
      form: 'popUp',
      trigger: 'timed',
      // On one evening, and far enough away to interrupt nobody who looks at the demo.
      trigger_date: `${beijingDay(todayMs + 29 * DAY_MS)} 20:30`,
      bottom_text: '去看看',
    },
  ]
}
