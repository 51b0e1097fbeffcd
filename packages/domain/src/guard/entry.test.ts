import type { Screen } from '@linmen/contract'
import { screens } from '@linmen/contract/screens/all-screens.ts'
import { expect, test } from 'vitest'
import { decideEntry as decide, type Entry, type Visitor } from '#guard/entry.ts'
import { hostNames, type HostName } from '#host/host-names.ts'
import { hostProfile } from '#host/host-profile.ts'
import type { SpecialAgents } from '#host/special-agents.ts'

const decideEntry = (entry: Entry, who: Visitor, agents: SpecialAgents = new Map()) =>
  decide(entry, who, agents)

const visitor = (facts: Partial<Visitor> = {}): Visitor => ({
  host: 'browser',
  agentId: '2335001',
  loggedIn: false,
  framed: false,
  ...facts,
})
const at = (path: string, facts: Partial<Entry> = {}): Entry => ({
  path,
  query: {},
  access: 'anyone',
  ...facts,
})
const stay = { do: 'stay' }
const go = (path: string) => ({ do: 'go', path })

test.each<[string, HostName, string]>([
  ['R-NAV-008', 'shopping', '/home-jd'],
  ['R-NAV-008', 'telecom', '/home-jd'],
  ['R-NAV-009', 'carrier', '/tabs/plan'],
  ['R-NAV-010', 'browser', '/tabs/home'],
  ['R-NAV-010', 'messaging', '/tabs/home'],
  ['R-NAV-010', 'native', '/tabs/home'],
])('%s /home in the %s host leads to %s', (_rule, host, path) => {
  expect(decideEntry(at('/home'), visitor({ host }))).toEqual(go(path))
})

test.each<[HostName, string | null]>([
  ['shopping', '/tabs/jd/user-center'],
  ['telecom', '/tabs/jd/user-center'],
  ['carrier', '/tabs/jd/user-center'],
  ['browser', null],
  ['microblog', null],
])('R-GUARD-007 the user centre in the %s host', (host, other) => {
  expect(decideEntry(at('/tabs/user/center'), visitor({ host }))).toEqual(other ? go(other) : stay)
})

test.each<[HostName, string | null]>([
  ['shopping', null],
  ['telecom', null],
  ['carrier', null],
  ['browser', '/tabs/user/center'],
  ['microblog', '/tabs/user/center'],
])('R-GUARD-016 the user centre of the shopping app in the %s host', (host, other) => {
  expect(decideEntry(at('/tabs/jd/user-center'), visitor({ host }))).toEqual(
    other ? go(other) : stay,
  )
})

test('R-GUARD-015 pages below /user load for everybody, and each asks for its own login', () => {
  const pages = Object.values<Screen>(screens).filter(({ path }) => path.startsWith('/user/'))
  expect(pages.length).toBeGreaterThan(5)
  for (const { path, access } of pages) {
    const decided = decideEntry(at(path, { access }), visitor())
    expect(decided).toEqual(access === 'member' ? { do: 'login', back: path } : stay)
  }
})

test('R-GUARD-009 a foreign frame shows the not-data page and nothing else', () => {
  expect(decideEntry(at('/tabs/home'), visitor({ framed: true }))).toEqual(go('/not-data'))
  expect(decideEntry(at('/not-data'), visitor({ framed: true }))).toEqual(stay)
})

test('R-GUARD-008 two special agents go to their campaign page', () => {
  const agents = new Map([
    ['7001', 1],
    ['7002', 2],
  ] as const)
  const first = visitor({ agentId: '7001' })
  expect(decideEntry(at('/tabs/home'), first, agents)).toEqual(
    go('/hd/asian-cup?pay=1&agentId=7001'),
  )
  expect(decideEntry(at('/hd/asian-cup'), first, agents)).toEqual(stay)
  expect(decideEntry(at('/login'), visitor({ agentId: '7002' }), agents)).toEqual(
    go('/hd/asian-cup?pay=2&agentId=7002'),
  )
  expect(decideEntry(at('/tabs/home'), visitor(), agents)).toEqual(stay)
})

test.each<HostName>(['browser', 'native', 'messaging'])(
  'R-GUARD-002 R-GUARD-004 people of the %s host see the login page',
  (host) => {
    expect(decideEntry(at('/login'), visitor({ host }))).toEqual(stay)
  },
)

test.each<[HostName, string]>([
  ['microblog', 'microblog'],
  ['shopping', 'shopping'],
  ['shopping-mini', 'shopping'],
  ['sports', 'sports'],
  ['weather', 'weather'],
])('R-GUARD-003 R-GUARD-017 R-HOST-016 the %s host starts its own login', (host, way) => {
  const query = { backUrl: '/message/center' }
  expect(decideEntry(at('/login', { query }), visitor({ host }))).toEqual({
    do: 'host-login',
    way,
    back: '/message/center',
  })
})

test('R-GUARD-001 a login without a back address returns to /home', () => {
  expect(decideEntry(at('/login'), visitor({ host: 'microblog' }))).toMatchObject({ back: '/home' })
})

test('R-GUARD-005 R-FOLLOW-007 a page for members sends a visitor to log in and back', () => {
  const page = at('/message/center', { access: 'member', query: { tab: '2', q: '进 球' } })
  expect(decideEntry(page, visitor())).toEqual({
    do: 'login',
    back: '/message/center?tab=2&q=%E8%BF%9B%20%E7%90%83',
  })
  expect(decideEntry(page, visitor({ loggedIn: true }))).toEqual(stay)
})

test('R-GUARD-006 toApp in the address lets a visitor stay', () => {
  const page = at('/message/center', { access: 'member', query: { toApp: '' } })
  expect(decideEntry(page, visitor())).toEqual(stay)
})

test('R-GUARD-010 the coupon promotion returns to /hd20', () => {
  const page = at('/hd/hd20', { access: 'member', query: { a: '1' } })
  expect(decideEntry(page, visitor())).toEqual({ do: 'login', back: '/hd20' })
})

test('R-APP-005 pages for everybody ask nobody to log in', () => {
  const names = [
    'ZqMatchListPage',
    'BkMatchListPage',
    'MatchDetailFootball',
    'BkMatchDetailPage',
    'OddsDetailPage',
    'LeagueDataPage',
    'TeamDataPage',
    'PlayerInfoPage',
    'SpecialIndex',
  ] as const
  for (const host of hostNames)
    for (const name of names) {
      const { path, access } = screens[name]
      expect(decideEntry(at(path, { access }), visitor({ host })), name).toEqual(stay)
    }
})

test('R-GUARD-014 no host leads /home to itself', () => {
  for (const host of hostNames) expect(hostProfile(host).home).not.toBe('/home')
})
