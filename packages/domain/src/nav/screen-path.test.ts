import { named, optional, screen, sport, text, withDefault } from '@linmen/contract'
import { screens } from '@linmen/contract/screens/all-screens.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { screenPath, screenValues, screenWords, writtenPath } from '#nav/screen-path.ts'

const pathOf = (name: keyof typeof screens, params = {}) => {
  const filled = screenPath(screens[name], params)
  return filled.ok ? filled.path : filled.text
}

test('R-NAV-001 a tab page lies below /tabs', () => {
  expect(pathOf('HomePage')).toBe('/tabs/home')
})

describe('what somebody else wrote', () => {
  const written = (name: keyof typeof screens, params = {}) => {
    const filled = writtenPath(screens[name], params)
    return filled.ok ? filled.path : filled.text
  }

  test('R-NAV-003 names of the path are filled and leave the query', () => {
    expect(written('PlanDetailPage', { id: 5, a: 1 })).toBe('/plan-detail/5?a=1')
  })

  test('R-NAV-004 null, undefined and the text "undefined" are dropped', () => {
    expect(written('HomePage', { a: null, b: 'undefined', c: undefined, d: 'x' })).toBe(
      '/tabs/home?d=x',
    )
  })

  test('R-NAV-005 zero is a value', () => {
    expect(written('HomePage', { type: 0 })).toBe('/tabs/home?type=0')
  })

  test.each([
    ['a name that is missing', 'PlanDetailPage', {}],
    ['a name that is nothing', 'PlanDetailPage', { id: null }],
    ['an id that is none', 'PlanDetailPage', { id: 'a/b?c' }],
    ['a match that is none', 'MatchDetailFootball', { matchId: '<b>' }],
    ['a day instead of a match', 'MatchDetailFootball', { day: '2026-11-25' }],
  ] as const)('R-NAV-002 %s is wrong', (_what, name, params) => {
    expect(written(name, params)).toBe('route有误')
  })

  test('what may be left out and makes no sense is left out', () => {
    expect(written('ZqMatchListPage', { day: 'tomorrow', tab: 'followed' })).toBe(
      '/tabs/match?tab=followed',
    )
  })

  test('wire names and house names are the same thing', () => {
    expect(written('SearchPage', { qiuFlag: 2 })).toBe('/data/search-page?qiuFlag=2')
    expect(written('SearchPage', { sport: '2' })).toBe('/data/search-page?qiuFlag=2')
  })
})

test('R-NAV-002 a path with an unfilled name is wrong', () => {
  expect(pathOf('PlanDetailPage')).toBe('route有误')
})

test.each([
  ['R-NAV-032', 'MyLookPlanPage', '/my-look-plan/all'],
  ['R-NAV-033', 'MyLookJieduPage', '/my-look-jiedu/0'],
  ['R-NAV-034', 'MyPostJieduPage', '/my-post-jiedu/all'],
  ['R-NAV-035', 'MyFollowPage', '/myAttention/other-all'],
  ['R-NAV-036', 'SetMealRecord', '/set-meal-record?scope=1'],
  ['R-NAV-037', 'SetMealList', '/set-meal-list?scope=1'],
  ['R-NAV-038', 'CouponListPage', '/user/coupon-list?back=false'],
  ['R-NAV-039', 'PlanSpecial', '/special-home/free?type=1'],
  ['R-NAV-040 R-NAV-007', 'ExpertPushIndexPage', '/expert-push/index?qiuFlag=1'],
  ['R-NAV-041', 'VipPurchase', '/vip/buy?type=2'],
] as const)('%s %s has its default params', (_rule, name, path) => {
  expect(pathOf(name)).toBe(path)
})

describe('reading an address', () => {
  const row = screen({
    path: '/x/:id',
    params: {
      id: text({ min: 1 }),
      tab: withDefault(text(), 'all'),
      sport: named('qiuFlag', optional(sport)),
    },
  })

  test('words become values, defaults fill the gaps', () => {
    expect(screenValues(row, { id: '7', qiuFlag: '2' })).toEqual({
      id: '7',
      tab: 'all',
      sport: 'basketball',
    })
  })

  test('a word that makes no sense counts as left out', () => {
    expect(screenValues(row, { id: '7', qiuFlag: '3' })).toEqual({ id: '7', tab: 'all' })
  })

  test('without what it is about there is no page', () => {
    expect(screenValues(row, { tab: 'all' })).toBeNull()
  })

  test('words are found under their house names; the path wins over the query', () => {
    expect(screenWords(row, { id: '7' }, { id: '8', qiuFlag: '9', side: 'a' })).toEqual({
      id: '7',
      sport: '9',
      side: 'a',
    })
  })

  test('what is written can be read again', () => {
    const word = fc.string({ minLength: 1 }).filter((each) => !each.includes('\0'))
    fc.assert(
      fc.property(word, word, fc.constantFrom('football', 'basketball'), (id, tab, played) => {
        const filled = screenPath(row, { id, tab, sport: played })
        if (!filled.ok) throw new Error(filled.text)
        const [path = '', query = ''] = filled.path.split('?')
        const words = {
          ...Object.fromEntries(new URLSearchParams(query)),
          id: decodeURIComponent(path.slice('/x/'.length)),
        }
        expect(screenValues(row, words)).toEqual({ id, tab, sport: played })
      }),
    )
  })
})
