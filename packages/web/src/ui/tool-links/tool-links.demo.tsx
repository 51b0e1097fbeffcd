import type { Demo } from '#ui/demo.ts'
import { compass, cup, hoop, talk, trend } from '#ui/tool-icon/tools.ts'
import { ToolLinks } from './tool-links.tsx'

export const demo: Demo = {
  title: '工具入口',
  cases: [
    {
      name: '图标在上，名称在下',
      wide: true,
      show: (
        <ToolLinks
          label="数据"
          links={[
            { text: '数据中心', glyph: trend, href: '#/data' },
            { text: '篮球数据', glyph: hoop, href: '#/data/bk/index' },
            { text: '全部赛事', glyph: cup, href: '#/data/league-list' },
            { text: '查球队', glyph: compass, href: '#/data/search-page' },
            { text: '直播间', glyph: talk, href: '#/home/live' },
          ]}
        />
      ),
    },
  ],
}
