import { homeEndpoints } from '@linmen/contract/home/home.endpoints.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, outage } from '#test/answers.ts'
import { sampleOf } from '#test/sample.ts'
import { showPart } from '#test/show.tsx'
import { HomeModules } from './home-modules.tsx'

const look = answer(
  homeEndpoints.look,
  sampleOf(homeEndpoints.look.output, {
    modules: [{ id: 'focus', kind: 'focus', title: '焦点赛事' }],
  }),
)
const focus = (matches: ReturnType<typeof line>[]) =>
  answer(
    homeEndpoints.module,
    sampleOf(homeEndpoints.module.output, { id: 'focus', kind: 'focus', matches }),
  )
const line = () => ({
  ...{ id: '7', sport: 'football' as const, league: '英超', home: '曼城', away: '切尔西' },
  kickOffAtMs: Date.parse('2026-11-14T23:30:00+08:00'),
})

test('focus matches tell who plays and when, never how it stands, and lead to the match', async () => {
  showPart(<HomeModules />, [look, focus([line()])])
  const row = await screen.findByRole('link', { name: /曼城 vs 切尔西/ })
  expect(row.textContent).toContain('英超　23:30')
  expect(row.getAttribute('href')).toContain('matchId=7')
})

test('a day without them says so, and one that fails leaves the others alone', async () => {
  const { unmount } = showPart(<HomeModules />, [look, focus([])])
  expect(await screen.findByText('今天没有更多焦点赛事')).toBeDefined()
  unmount()
  showPart(<HomeModules />, [look, outage(homeEndpoints.module)])
  expect(await screen.findByRole('alert')).toBeDefined()
})
