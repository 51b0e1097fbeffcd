import { companyName } from '@linmen/domain/odds/companies.ts'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { defaultMatchSettings } from '#sport/match-settings.ts'
import { aFootballMatch } from '#test/a-football-match.ts'
import { showPage } from '#test/show.tsx'
import { ListSheets } from './list-sheets.tsx'

const matches = [aFootballMatch('1'), aFootballMatch('2'), aFootballMatch('3', { leagueId: '12' })]
const league = (id: string, name: string) => ({ id, name, letter: 'Y', colour: '', hot: false })

afterEach(() => void Reflect.deleteProperty(navigator, 'vibrate'))

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

/** What is chosen in the groups of the settings of a list, on a device that never set any. */
async function chosenOf(list: 'ZqMatchListPage' | 'BkMatchListPage') {
  vi.stubGlobal('isSecureContext', true)
  Object.assign(navigator, { vibrate: () => true })
  const { network } = await showPage(list, {})
  fireEvent.click(await screen.findByRole('button', { name: '列表设置' }))
  await screen.findByRole('dialog', { name: '列表设置', hidden: true })
  const inGroup = (name: string) =>
    within(screen.getByRole('group', { name, hidden: true }))
      .getAllByRole('button', { pressed: true, hidden: true })
      .map(({ textContent }) => textContent)
  const company = network
    .sent()
    .map(({ body }) => (JSON.parse(body || '{}') as { oddsCompany?: number }).oddsCompany)
    .find((each) => each !== undefined)
  return { inGroup, company }
}

test('R-SETTINGS-002 R-SETTINGS-003 R-SETTINGS-004 at first goals sound and light up, red cards light up, and odds are of company 6', async () => {
  const { inGroup, company } = await chosenOf('ZqMatchListPage')
  expect(inGroup('进球提示')).toEqual(['高亮', '声音'])
  expect(inGroup('红牌提示')).toEqual(['高亮'])
  expect(inGroup('指数公司')).toEqual([companyName(6)])
  expect(company).toBe(6)
})

test('R-SETTINGS-005 at first the odds of basketball are of company 5', async () => {
  const { inGroup, company } = await chosenOf('BkMatchListPage')
  expect(inGroup('指数公司')).toEqual([companyName(5)])
  expect(company).toBe(5)
})
