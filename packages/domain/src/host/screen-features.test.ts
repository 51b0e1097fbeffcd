import { screens } from '@linmen/contract/screens/all-screens.ts'
import { expect, test } from 'vitest'
import { hostNames } from './host-names.ts'
import { hostShows, type HostFeature } from './host-features.ts'
import { hostShowsScreen } from './screen-features.ts'

const asSet = (host: (typeof hostNames)[number]) => ({
  shows: (feature: HostFeature) => hostShows(host, feature),
})

const hidden = (host: (typeof hostNames)[number]) =>
  Object.keys(screens).filter((name) => !hostShowsScreen(asSet(host), name))

test.each([
  ['basketball', 'BkMatchListPage'],
  ['basketball', 'BkMatchDetailPage'],
  ['basketball', 'DataTabBkPage'],
  ['plans', 'HomePlan'],
  ['plans', 'PlanDetailPage'],
  ['plans', 'MyLookPlanPage'],
  ['plans', 'PublishPlanTab'],
  ['sns', 'PostPage'],
  ['sns', 'TopicPage'],
  ['sns', 'MessageCommunityPage'],
  ['red packets', 'RedPacketPage'],
  ['VIP', 'VipPage'],
  ['VIP', 'MyVipPage'],
])('R-HOST-004 R-HOST-003 the sports app hides %s: %s', (_what, screen) => {
  expect(hidden('sports')).toContain(screen)
})

test('what everybody needs is shown by every host', () => {
  for (const host of hostNames)
    for (const screen of ['HomePage', 'ZqMatchListPage', 'MatchDetailFootball', 'LoginPage'])
      expect(hostShowsScreen(asSet(host), screen)).toBe(true)
})

test.each(['browser', 'native', 'messaging', 'microblog'] as const)(
  'the %s host hides no screen',
  (host) => {
    expect(hidden(host)).toEqual([])
  },
)

test('R-HOST-002 R-HOST-003 R-HOST-005 the shopping host and the carrier hide set meals, VIP and sns', () => {
  for (const host of ['shopping', 'carrier'] as const)
    expect(hidden(host)).toEqual(expect.arrayContaining(['SetMealList', 'VipPage', 'PostPage']))
})
