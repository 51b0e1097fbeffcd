import { Button } from '#ui/button/button.tsx'
import type { Demo } from '#ui/demo.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { unlock } from '#ui/icon/page.ts'
import { BottomBar } from './bottom-bar.tsx'

const act = () => {}

export const demo: Demo = {
  title: '底部动作',
  cases: [
    {
      name: '说明加按钮',
      wide: true,
      show: (
        <BottomBar inline title="今日可免费解锁 1 次" note="之后 12 金币/项，会员 6 金币">
          <Button icon={<Icon glyph={unlock} size={18} />} onClick={act}>
            免费解锁
          </Button>
        </BottomBar>
      ),
    },
    {
      name: '只有按钮',
      wide: true,
      show: (
        <BottomBar inline>
          <Button size="l" onClick={act}>
            充值 68 元，得 71 金币
          </Button>
        </BottomBar>
      ),
    },
  ],
}
