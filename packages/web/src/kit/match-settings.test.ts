import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import {
  BASKETBALL_TAB,
  defaultMatchSettings,
  FOOTBALL_TAB,
  readSettings,
  useMatchSettings,
} from './match-settings.ts'

afterEach(() => localStorage.clear())

test('R-SETTINGS-002 R-SETTINGS-003 goals are told for 1 and 3, red cards for 3', () => {
  expect(defaultMatchSettings.goalTip).toEqual([1, 3])
  expect(defaultMatchSettings.redCardTip).toEqual([3])
})

test('R-SETTINGS-004 R-SETTINGS-005 the odds come from company 6 for football, 5 for basketball', () => {
  expect(FOOTBALL_TAB).toBe('407')
  expect(BASKETBALL_TAB).toBe('406')
  expect(defaultMatchSettings.settingByTab['407']?.provider.oddsCompany).toBe(6)
  expect(defaultMatchSettings.settingByTab['406']?.provider.oddsCompany).toBe(5)
})

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
