import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import {
  defaultMatchSettings,
  oddsOf,
  oddsTab,
  readSettings,
  useMatchSettings,
  withOdds,
} from './match-settings.ts'

afterEach(() => localStorage.clear())

test('R-SETTINGS-001 a change is kept on the device', () => {
  const { result } = renderHook(useMatchSettings)
  act(() => result.current[1]({ showRank: false }))
  expect(result.current[0]).toMatchObject({ showRank: false, changed: true })
  expect(readSettings()).toEqual(result.current[0])
})

test.each(['7', '{', 'null', '{"goalTip":"all","showRank":"yes","settingByTab":3}'])(
  'a broken memory %s gives the defaults',
  (kept) => {
    localStorage.setItem('linmen.match-settings', kept)
    expect(readSettings()).toEqual(defaultMatchSettings)
  },
)

test('what has the right form is kept, the rest is the default', () => {
  localStorage.setItem(
    'linmen.match-settings',
    '{"showRank":false,"goalTip":[2],"redCardTip":["x"]}',
  )
  expect(readSettings()).toEqual({ ...defaultMatchSettings, showRank: false, goalTip: [2] })
})

test.each([
  ['football', null, '407'],
  ['football', 'footballSingle', '407'],
  ['football', 'beijingSingle', '405'],
  ['football', 'winDrawLose', '401'],
  ['basketball', null, '406'],
  ['basketball', 'basketballSingle', '406'],
] as const)('the odds of %s %s are kept under %s', (sport, lottery, tab) => {
  expect(oddsTab(sport, lottery)).toBe(tab)
})

test('each lottery keeps its own odds, and begins with those of its sport', () => {
  const provider = { description: '威廉*', oddsCompany: 2 }
  const changed = {
    ...defaultMatchSettings,
    ...withOdds(defaultMatchSettings, '405', { provider }),
  }
  expect(oddsOf(changed, '405')).toEqual({ provider, oddsType: 1 })
  expect(oddsOf(changed, '407').provider.oddsCompany).toBe(6)
  expect(oddsOf(changed, '401').provider.oddsCompany).toBe(6)
  expect(oddsOf(changed, '406').provider.oddsCompany).toBe(5)
})

test('a tab that was kept broken begins anew, the others stay', () => {
  const good = { provider: { description: '', oddsCompany: 3 }, oddsType: 2 }
  const kept = { settingByTab: { 405: good, 407: { oddsType: 3 }, 406: null } }
  localStorage.setItem('linmen.match-settings', JSON.stringify(kept))
  expect(readSettings().settingByTab).toEqual({ ...defaultMatchSettings.settingByTab, 405: good })
})
