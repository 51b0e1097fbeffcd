import { screens } from '@linmen/contract/screens/all-screens.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { screenParams, screenPath } from '#nav/screen-path.ts'

const pathOf = (name: keyof typeof screens, params = {}) => {
  const filled = screenPath(screens[name], params)
  return filled.ok ? filled.path : filled.text
}

test('R-NAV-001 a tab page lies below /tabs', () => {
  expect(pathOf('HomePage')).toBe('/tabs/home')
})

test('R-NAV-003 names of the path are filled and leave the query', () => {
  expect(pathOf('PlanDetailPage', { id: 5, a: 1 })).toBe('/plan-detail/5?a=1')
})

test('R-NAV-004 null, undefined and the text "undefined" are dropped', () => {
  expect(pathOf('HomePage', { a: null, b: 'undefined', c: undefined, d: 'x' })).toBe(
    '/tabs/home?d=x',
  )
})

test('R-NAV-005 zero is a value', () => {
  expect(pathOf('HomePage', { type: 0 })).toBe('/tabs/home?type=0')
})

test('R-NAV-002 a path with an unfilled name is wrong', () => {
  expect(pathOf('PlanDetailPage')).toBe('route有误')
  expect(pathOf('PlanDetailPage', { id: null })).toBe('route有误')
})

test('params of a path are encoded', () => {
  expect(pathOf('PlanDetailPage', { id: 'a/b?c' })).toBe('/plan-detail/a%2Fb%3Fc')
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
  const screen = { defaults: { tab: 'all', sport: 1 }, query: { sport: 'qiuFlag' } }

  test('wire names become house names, defaults fill the gaps', () => {
    expect(screenParams(screen, {}, { qiuFlag: '2' })).toEqual({ tab: 'all', sport: '2' })
  })

  test('the path wins over the query', () => {
    expect(screenParams(screen, { tab: 'mine' }, { tab: 'x' })).toMatchObject({ tab: 'mine' })
  })

  test('what is written can be read again', () => {
    const value = fc.string({ minLength: 1 }).filter((text) => text !== 'undefined')
    fc.assert(
      fc.property(value, value, (id, word) => {
        const filled = screenPath(
          { path: '/x/:id', defaults: {}, query: { word: 'w' } },
          { id, word },
        )
        if (!filled.ok) throw new Error(filled.text)
        const [path = '', query = ''] = filled.path.split('?')
        const read = screenParams(
          { defaults: {}, query: { word: 'w' } },
          { id: decodeURIComponent(path.slice('/x/'.length)) },
          Object.fromEntries(new URLSearchParams(query)),
        )
        expect(read).toEqual({ id, word })
      }),
    )
  })
})
