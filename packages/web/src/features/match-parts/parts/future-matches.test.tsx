import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FutureMatches } from './future-matches.tsx'

test('a row tells when, in which league, who plays and how long it is until then', () => {
  render(
    <FutureMatches
      caption="河湾 未来赛程"
      heads={['日期', '主队', '客队']}
      rows={[
        {
          matchId: '7',
          href: '#/match-detail/ft?matchId=7',
          when: '11-20',
          note: '新西联',
          teams: [
            { id: '1', name: '北港' },
            { id: '2', name: '河湾' },
          ],
          gap: '4 天',
        },
      ]}
      teamId="2"
    />,
  )
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(heads).toEqual(['日期', '主队', '客队', '间隔'])
  expect(screen.getByRole('rowheader').textContent).toBe('11-20新西联')
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '北港',
    '河湾',
    '4 天',
  ])
  const link = screen.getByRole('link', { name: '11-20 北港 对 河湾' })
  expect(link.getAttribute('href')).toBe('#/match-detail/ft?matchId=7')
  const own = screen.getByText('河湾', { selector: 'span' })
  expect(own.className).not.toBe(screen.getByText('北港').className)
})
