import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DataGrid } from './data-grid.tsx'

test('home leads to the data centre of both sports, its leagues, its search and the rooms of matches', () => {
  render(<DataGrid />)
  const links = within(screen.getByRole('navigation', { name: '数据与直播间' })).getAllByRole(
    'link',
  )
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['数据中心', '#/data'],
    ['篮球数据', '#/data/bk/index'],
    ['全部赛事', '#/data/league-list'],
    ['查球队', '#/data/search-page'],
    ['直播间', '#/home/live'],
  ])
})
