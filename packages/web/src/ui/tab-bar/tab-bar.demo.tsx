import type { Demo } from '#ui/demo.ts'
import { discoverTab, expertTab, mineTab, newsTab, scoreTab } from '#ui/icon/tab.ts'
import { TabBar } from './tab-bar.tsx'

const items = [
  { key: 'home', label: '发现', glyph: discoverTab, href: '#/ui' },
  { key: 'score', label: '比分', glyph: scoreTab, href: '#/ui' },
  { key: 'expert', label: '专家', glyph: expertTab, href: '#/ui', count: 2 },
  { key: 'news', label: '资讯', glyph: newsTab, href: '#/ui' },
  { key: 'mine', label: '我的', glyph: mineTab, href: '#/ui', dot: true },
]

export const demo: Demo = {
  title: '标签栏',
  cases: [
    { name: '发现为当前', wide: true, show: <TabBar inline items={items} value="home" /> },
    {
      name: '比分为当前',
      wide: true,
      show: <TabBar inline label="另一处主导航" items={items} value="score" />,
    },
  ],
}
