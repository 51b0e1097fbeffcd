import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { TabPanel, Tabs } from './tabs.tsx'

const items = [
  { key: 'all', label: '全部' },
  { key: 'live', label: '进行中', count: 12 },
  { key: 'done', label: '完场' },
]

function Trial() {
  const [value, setValue] = useState('all')
  return (
    <>
      <Tabs id="t" label="赛程筛选" items={items} value={value} onChange={setValue} />
      <TabPanel id="t" tab={value}>
        {value}
      </TabPanel>
    </>
  )
}

const open = () => screen.getByRole('tab', { selected: true }).textContent

test('a tap opens a tab and names its panel', () => {
  render(<Trial />)
  fireEvent.click(screen.getByRole('tab', { name: '完场' }))
  expect(open()).toBe('完场')
  expect(screen.getByRole('tabpanel', { name: '完场' }).textContent).toBe('done')
})

test.each([
  ['ArrowRight', '进行中12'],
  ['ArrowLeft', '完场'],
  ['End', '完场'],
  ['Home', '全部'],
])('%s from the first tab opens %s and takes the focus along', (key, label) => {
  render(<Trial />)
  fireEvent.keyDown(screen.getByRole('tablist'), { key })
  expect(open()).toBe(label)
  expect(document.activeElement === screen.getByRole('tab', { selected: true })).toBe(true)
})

test('only the open tab is in the tab order', () => {
  render(<Trial />)
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1])
})
