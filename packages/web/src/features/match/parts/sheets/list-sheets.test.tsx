import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { defaultMatchSettings } from '#sport/match-settings.ts'
import { aFootballMatch } from '#test/a-football-match.ts'
import { ListSheets } from './list-sheets.tsx'

const matches = [aFootballMatch('1'), aFootballMatch('2'), aFootballMatch('3', { leagueId: '12' })]
const league = (id: string, name: string) => ({ id, name, letter: 'Y', colour: '', hot: false })

test('leagues are counted as the open tab lists them', () => {
  render(
    <ListSheets
      open="leagues"
      sport="football"
      today="2026-11-16"
      day={{ leagues: [league('11', '英超'), league('12', '英冠')], matches }}
      ofTab={() => [matches[0]!]}
      settings={defaultMatchSettings}
      onSettings={() => {}}
      onClose={() => {}}
    />,
  )
  expect(screen.getByRole('button', { name: /确定\s1 场/ })).toBeDefined()
  expect(screen.getByRole('button', { name: '英超，1 场' })).toBeDefined()
  expect(screen.getByRole('button', { name: '英冠，0 场' })).toBeDefined()
})
