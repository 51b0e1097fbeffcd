import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NavBar } from '#ui/nav-bar/nav-bar.tsx'
import { ScoreHeader } from './score-header.tsx'

test('the league and a team with a page of its own are links, a team without is not', () => {
  render(
    <ScoreHeader
      sport="football"
      nav={<NavBar on="night" title="英超 第 5 轮" note="11-25 01:45" titleHref="#/league" />}
      left={{ id: '1', name: '曼城', notes: ['第 1 名'], href: '#/team' }}
      right={{ id: '2', name: '多特蒙德' }}
      status={{ kind: 'live', text: "67'" }}
      score={{ left: 2, right: 1 }}
    />,
  )
  const pages = { '英超 第 5 轮': '#/league', '曼城 第 1 名': '#/team' }
  for (const [name, href] of Object.entries(pages))
    expect(screen.getByRole('link', { name: spoken(name) }).getAttribute('href')).toBe(href)
  expect(screen.getAllByRole('link')).toHaveLength(2)
})

/** Between the parts of a name there may be a space or none. */
const spoken = (name: string) => new RegExp(`^${name.replaceAll(' ', ' ?')}$`)
