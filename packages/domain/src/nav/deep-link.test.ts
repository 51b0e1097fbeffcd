import { deepLinks, type DeepLink, type LinkFamily } from '@linmen/contract/screens/deep-links.ts'
import { screens } from '@linmen/contract/screens/all-screens.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { linkTarget, namedLink, outside, screenByName } from '#nav/deep-link.ts'

const AGENT = '2335001'
const world = { screens, agentId: AGENT }
const to = (family: LinkFamily | 'go', code: number, subject?: string | number) =>
  linkTarget(world, { family, code, subject })
const screen = (path: string) => ({ to: 'screen', path })

test('R-DEEPLINK-001 R-DEEPLINK-002 every code of every family leads to a screen', () => {
  for (const [family, table] of Object.entries(deepLinks) as [LinkFamily, object][])
    for (const code of Object.keys(table))
      expect(to(family, Number(code), '12')).toMatchObject({ to: 'screen' })
})

test('an id beside the code reaches the parameter the row names', () => {
  for (const [family, table] of Object.entries(deepLinks) as [
    LinkFamily,
    Record<number, DeepLink>,
  ][])
    for (const [code, row] of Object.entries(table))
      if (row.idParam)
        expect(JSON.stringify(to(family, Number(code), 'subject-12'))).toContain('subject-12')
})

test.each([
  ['R-DEEPLINK-003', 'response-go', 5, '/match-detail/ft?matchId=77&tab=5'],
  ['R-DEEPLINK-007 post', 'feed-message', 1, '/community/post/77'],
  ['R-DEEPLINK-007 article', 'feed-message', 6, '/expert-article/77'],
  ['R-DEEPLINK-007 interpretation', 'feed-message', 7, '/tjInterpretation/77'],
  ['R-DEEPLINK-007 topic', 'feed-message', 9, '/community/topic/77'],
  ['R-DEEPLINK-007 replay', 'feed-message', 10, '/expert-replay/77'],
] as const)('%s %s %s', (_rule, family, code, path) => {
  expect(to(family, code, 77)).toEqual(screen(path))
})

test.each([
  [36, 'all'],
  [38, 'football'],
  [48, 'basketball'],
  [39, 'win-draw-lose'],
  [40, 'pick-9'],
  [98, 'beijing-single'],
])('R-DEEPLINK-008 inner-go %i opens the interpretation tab %s', (code, tab) => {
  expect(to('inner-go', code)).toEqual(screen(`/jiedu-list?tab=${tab}`))
})

test.each([
  [4, 'single'],
  [2, 'handicap'],
  [3, 'over-under'],
  [69, 'two-for-one'],
])('R-DEEPLINK-009 inner-go %i opens the football %s list', (code, kind) => {
  expect(to('inner-go', code)).toEqual(screen(`/plan-list/1/${kind}`))
})

test('a code nobody knows leads nowhere', () => {
  expect(to('inner-go', 9999)).toEqual({ to: 'nowhere', text: 'route有误' })
  expect(to('go', 1)).toEqual({ to: 'nowhere', text: 'route有误' })
})

describe('R-DEEPLINK-004 an address outside', () => {
  test.each([
    ['https://a.test', 'https://a.test?agentId=2335001'],
    ['https://a.test/x?y=1', 'https://a.test/x?y=1&agentId=2335001'],
    ['https://a.test/x?agentId=5', 'https://a.test/x?agentId=5'],
    ['https://a.test/#/p', 'https://a.test/?agentId=2335001#/p'],
    ['https://a.test/x?notagentId=5', 'https://a.test/x?notagentId=5&agentId=2335001'],
  ])('%s becomes %s', (address, full) => {
    expect(to('go', 2, address)).toEqual({ to: 'outside', address: full })
  })

  test.each(['javascript:alert(1)', 'http://a.test', '//a.test', 'https://a@b.test', 'data:x', ''])(
    '%s does not lead out',
    (address) => {
      expect(outside(address, AGENT)).toMatchObject({ to: 'nowhere' })
    },
  )
})

describe('R-DEEPLINK-005 a link that names its page', () => {
  test('goes there with its params', () => {
    const link = '{"page":"PlanDetailPage","params":{"id":1}}'
    expect(to('go', 46, link)).toEqual(screen('/plan-detail/1'))
  })

  test('needs no params', () => {
    expect(namedLink(world, '{"page":"HomePage"}')).toEqual(screen('/tabs/home'))
  })

  test.each([
    ['broken JSON', '{'],
    ['no object', '"HomePage"'],
    ['a list', '[]'],
    ['no page', '{"params":{}}'],
    ['a page that is no text', '{"page":1}'],
    ['a further field', '{"page":"HomePage","x":1}'],
    ['an inherited name', '{"page":"HomePage","params":{"__proto__":1}}'],
    ['a constructor', '{"page":"HomePage","params":{"constructor":1}}'],
    ['nested params', '{"page":"HomePage","params":{"a":{}}}'],
  ])('R-NAV-006 R-DEEPLINK-006 %s is refused', (_name, link) => {
    expect(namedLink(world, link)).toEqual({ to: 'nowhere', text: '解析routeLink出错' })
  })

  test('R-NAV-002 an unknown name is refused', () => {
    expect(screenByName(world, 'NoSuch')).toEqual({ to: 'nowhere', text: 'route有误' })
    expect(screenByName(world, 'toString')).toEqual({ to: 'nowhere', text: 'route有误' })
  })

  test('never leaves the app, whatever the JSON says', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (link) => {
        expect(['screen', 'nowhere']).toContain(namedLink(world, link).to)
      }),
    )
  })
})

test.each([
  ['R-NAV-042', 'SameOddsPage', '/special/list?type=1'],
  ['R-NAV-043', 'KellyPage', '/special/list?type=2'],
  ['R-NAV-044', 'DispersedPage', '/special/list?type=3'],
  ['R-NAV-045', 'BetfairPage', '/special/list?type=4'],
  ['R-NAV-046', 'VipInformationlistPage', '/vip-special/list?type=99'],
])('%s %s is a name with its type chosen', (_rule, name, path) => {
  expect(screenByName(world, name, { type: 7 })).toEqual(screen(path))
})
