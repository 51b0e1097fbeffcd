import type { Demo } from '#ui/demo.ts'
import { MatchStrip } from './match-strip.tsx'
import { inter, madrid } from './match-strip.sample.ts'

export const demo: Demo = {
  title: '比赛条',
  cases: [
    {
      name: '卡片内凹',
      show: <MatchStrip inset no="周三005" home={inter} away={madrid} time="04:00" />,
    },
    {
      name: '平铺',
      show: <MatchStrip no="周三005" home={inter} away={madrid} time="04:00 开赛" />,
    },
  ],
}
