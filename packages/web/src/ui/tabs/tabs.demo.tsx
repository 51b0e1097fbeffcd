import { useState } from 'react'
import type { Demo } from '#ui/demo.ts'
import { Tabs, TabPanel, type TabItem } from './tabs.tsx'

const five = [
  { key: 'all', label: '全部' },
  { key: 'live', label: '进行中', count: 12 },
  { key: 'done', label: '完场' },
  { key: 'next', label: '赛程' },
  { key: 'mine', label: '关注', count: 3 },
]
const six = ['赛况', '分析', '指数', '模型', '方案', '聊天'].map((label) => ({
  key: label,
  label,
  count: label === '方案' ? 12 : undefined,
}))
const eight = ['赛况', '分析', '指数', '模型', '方案', '聊天', '阵容', '资讯'].map((label) => ({
  key: label,
  label,
}))

export const demo: Demo = {
  title: '标签',
  cases: [
    { name: '五项平分', wide: true, show: <Trial id="five" items={five} /> },
    { name: '六项仍放得下', wide: true, show: <Trial id="six" items={six} /> },
    { name: '再多则可滑，露出下一项', wide: true, show: <Trial id="eight" items={eight} /> },
  ],
}

function Trial({ id, items }: { id: string; items: readonly TabItem<string>[] }) {
  const [value, setValue] = useState(items[0]?.key ?? '')
  return (
    <>
      <Tabs id={id} label="示例标签" items={items} value={value} onChange={setValue} />
      <TabPanel id={id} tab={value}>
        {null}
      </TabPanel>
    </>
  )
}
