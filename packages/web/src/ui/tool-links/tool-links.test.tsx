import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cup, trend } from '#ui/tool-icon/tools.ts'
import { ToolLinks } from './tool-links.tsx'

test('it is a named way to each tool, and marks are not spoken', () => {
  const links = [
    { text: '数据中心', glyph: trend, href: '#/data' },
    { text: '全部赛事', glyph: cup, href: '#/data/league-list' },
  ]
  render(<ToolLinks label="数据" links={links} />)
  const named = within(screen.getByRole('navigation', { name: '数据' })).getAllByRole('link')
  expect(named.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['数据中心', '#/data'],
    ['全部赛事', '#/data/league-list'],
  ])
  expect(screen.queryByRole('img')).toBeNull()
})
