import { Card } from '#ui/card/card.tsx'
import type { Demo } from '#ui/demo.ts'
import { headset, medal } from '#ui/icon/account.ts'
import { info } from '#ui/icon/control.ts'
import { help } from '#ui/icon/page.ts'
import { ListRow } from './list-row.tsx'

export const demo: Demo = {
  title: '列表行',
  cases: [
    {
      name: '图标、说明、箭头',
      wide: true,
      show: (
        <Card>
          <ListRow glyph={medal} title="申请专家" note="发布 12 / 30 单" href="#/ui" />
          <ListRow glyph={headset} title="客服" note="09:00~12:00 13:30~18:00" href="#/ui" />
          <ListRow glyph={help} title="帮助与反馈" href="#/ui" />
          <ListRow glyph={info} title="关于临门" note="8.1.3" />
        </Card>
      ),
    },
  ],
}
