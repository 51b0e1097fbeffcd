import { spendingEndpoints } from '@linmen/contract/user/spending.endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { hrefTo } from '#kit/go.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { read } from '#kit/read.ts'
import { useScreenParams } from '#kit/shown.ts'
import { Card } from '#ui/card/card.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { help } from '#ui/icon/page.ts'
import { Hint } from '#ui/hint/hint.tsx'
import { BoughtList } from '#features/user/parts/bought-list.tsx'
import { MonthBars } from '#features/user/parts/month-bars.tsx'
import { OwnRules } from '#features/user/parts/own-rules.tsx'
import { SpentPanel } from '#features/user/parts/spent-panel.tsx'
import s from './user-info.module.css'

/** What a month cost, for what, and what came of it; and the limits a member sets for themselves. */
export function Page() {
  const { month } = useScreenParams('SpendDiaryPage')
  const query = useQuery(read(spendingEndpoints.diary, { ...(month !== undefined && { month }) }))
  return (
    <PageFrame
      title="消费日记"
      right={
        <IconButton
          glyph={help}
          label="关于消费上限"
          href={hrefTo('CustomerHelpPage', { from: 'pay' })}
        />
      }
    >
      <Loaded query={query}>
        {(diary) => (
          <div className={s.page}>
            <SpentPanel diary={diary} />
            <Card label="自我约束">
              <OwnRules own={diary.own} />
            </Card>
            <BoughtList diary={diary} />
            <MonthBars diary={diary} />
            <Hint>内容仅供参考，请量力而行。</Hint>
          </div>
        )}
      </Loaded>
    </PageFrame>
  )
}
