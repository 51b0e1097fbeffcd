import type { MatchInfo } from '@linmen/contract/match/football-detail.schemas.ts'
import type { OneMatchDelta, OneMatchSnapshot } from '@linmen/contract/match/one-match.topics.ts'
import { NOTHING_YET } from '@linmen/domain/match/match-fold.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { call, callGateway } from '#kit/call.ts'
import { Refused } from '#kit/failure.ts'
import { ShownContext } from '#kit/shown.ts'
import { navigation } from '#kit/navigation.ts'
import { currentPlace } from '#kit/place.ts'
import { createQueryClient } from '#kit/query-client.ts'
import { Page } from './match-detail.page.tsx'

type Ears = { snapshot: (all: OneMatchSnapshot) => void; delta: (one: OneMatchDelta) => void }
const wire = vi.hoisted(() => ({ topic: null as string | null, ears: null as Ears | null }))
vi.mock('#kit/live.ts', () => ({
  useLive: (topic: { name: string } | null, ears: Ears) => {
    wire.topic = topic?.name ?? null
    wire.ears = ears
  },
  useHeard: () => true,
  useLiveHealth: () => ({ status: 'live', lastAtMs: 1 }),
}))
vi.mock('#kit/call.ts', () => ({ call: vi.fn(async () => ({ states: [] })), callGateway: vi.fn() }))
vi.mock('#features/red-packet/parts/public.ts', () => ({ RainPrompt: () => null }))
vi.mock('#features/match/parts/public.ts', async (original) => ({
  ...(await original<object>()),
  MatchStar: () => null,
}))

const live: MatchInfo['live'] = {
  ...NOTHING_YET,
  version: 5,
  phase: 'halfTime',
  score: { full: { home: 1, away: 0 }, half: { home: 1, away: 0 } },
}
const team = (id: string, name: string) => ({ id, name, rank: 1, coach: '' })
const info: Partial<MatchInfo> = {
  id: '7',
  leagueName: '英超',
  roundName: '第 5 轮',
  kickOffAtMs: Date.parse('2026-11-25T01:45:00+08:00'),
  home: team('1', '曼城'),
  away: team('2', '多特蒙德'),
  live,
  note: null,
  number: '周三001',
  video: false,
  cartoon: false,
}
const goal = {
  seq: 1,
  kind: 'goal',
  side: 'home',
  minute: 23,
  atMs: 0,
  player: '霍尔姆',
  score: { home: 1, away: 0 },
}
const course = { frames: [], momentum: [], figures: [], lines: [] }
let answers: Record<string, unknown> = {}

// A tab brings its own code, which takes a while the first time.
beforeAll(() => import('#features/football/parts/situation-tab.tsx'))
beforeEach(() => {
  answers = {
    'gw.getMatchInfoById': info,
    'gw.getMatchEventByMatchIdList': { matches: [{ matchId: '7', events: [goal] }] },
    'gw.getMatchCartoonInfo': course,
  }
  vi.mocked(callGateway).mockImplementation((async ({ method }: { method: string }) => {
    const answer = answers[method]
    if (answer instanceof Error || answer === undefined) throw answer ?? new Refused('x', {}, '')
    return answer
  }) as never)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

function show(address = '/match-detail/ft?matchId=7') {
  navigation.go(address)
  const shown = { place: currentPlace(), screen: 'MatchDetailFootball' as const, params: {} }
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <ShownContext value={shown}>
        <Page />
      </ShownContext>
    </QueryClientProvider>,
  )
}
const header = async () =>
  (await screen.findByText('英超 第 5 轮')).closest('header')!.parentElement!
const asked = (method: string) =>
  vi.mocked(callGateway).mock.calls.filter(([row]) => row.method === method).length

test('R-NAV-027 the page shows who plays, where it stands and what happened', async () => {
  show('/recommend?matchId=7')
  const top = await header()
  expect(top.textContent).toContain('曼城')
  expect(top.textContent).toContain('半场 1-0')
  expect(await screen.findByText('开球 01:45')).toBeDefined()
  expect(wire.topic).toBe('match.7')
  expect(document.title).toBe('曼城 vs 多特蒙德')
})

test('the tab of plans counts what it lists, though nothing is on sale during play', async () => {
  const state = { matchId: '7', followed: false, plans: 0, plansWritten: 2 }
  vi.mocked(call).mockResolvedValueOnce({ states: [state] } as never)
  show()
  expect(await screen.findByRole('tab', { name: /方案\s*2/ })).toBeDefined()
})

test.each([
  ['https://tv.example/7', true],
  ['javascript:alert(1)', false],
  [null, false],
])('R-DATA-002 a film at %s is offered: %s', async (stream, offered) => {
  answers['gw.getMatchInfoById'] = { ...info, video: true }
  answers['gw.getMatchVideoInfo'] = {
    matchId: '7',
    video: true,
    cartoon: false,
    stream,
    note: '说明',
  }
  show()
  await screen.findByText('说明')
  const film = screen.queryByRole('link', { name: '视频直播' })
  expect(film?.getAttribute('href') ?? null).toBe(offered ? stream : null)
})

test('a pushed goal changes the score, is said once, and asks for the events again', async () => {
  show()
  await screen.findByText('开球 01:45')
  const before = asked('gw.getMatchEventByMatchIdList')
  const next: MatchInfo['live'] = {
    ...live,
    version: 6,
    phase: 'secondHalf',
    score: { ...live.score, full: { home: 2, away: 0 } },
    highlight: { kind: 'goal', side: 'home', minute: 67, player: '霍尔姆', atMs: 1 },
  }
  await act(async () => wire.ears!.delta({ kind: 'live', asOfMs: 10, football: next }))
  expect(document.querySelector('[data-announcer]')?.textContent).toBe('曼城进球，2 比 0，67 分钟')
  expect((await header()).textContent).toContain('20')
  expect(asked('gw.getMatchEventByMatchIdList')).toBe(before + 1)
  // Late and damaged messages change nothing.
  await act(async () => wire.ears!.delta({ kind: 'live', asOfMs: 11, football: live }))
  expect((await header()).textContent).toContain('20')
})

test('pushed sentences join the text live, and pushed figures are asked for', async () => {
  show()
  await screen.findByText('开球 01:45')
  const before = asked('gw.getMatchCartoonInfo')
  const body = { clock: "46'", side: null, text: '下半场开始', important: true, score: goal.score }
  const record = { kind: 'text', seq: 9, atMs: 5, body }
  await act(async () => wire.ears!.delta({ kind: 'depth', asOfMs: 12, records: [record] }))
  expect(await screen.findByText('下半场开始')).toBeDefined()
  expect(asked('gw.getMatchCartoonInfo')).toBe(before)
  const figures = { kind: 'statistics', seq: 1, atMs: 6, body: {} }
  await act(async () => wire.ears!.delta({ kind: 'depth', asOfMs: 13, records: [figures] }))
  expect(asked('gw.getMatchCartoonInfo')).toBe(before + 1)
})

test('how fresh the page is stands at its end, as measured', async () => {
  show()
  await screen.findByText('开球 01:45')
  const moments = { saidAtMs: 1000, receivedAtMs: 1200, sentAtMs: 1400 }
  const asOfMs = Date.now()
  await act(async () => wire.ears!.delta({ kind: 'odds', asOfMs, moments, companies: [] }))
  expect(screen.getByText(/数据 刚刚更新\s上次变化延迟 0.4 秒/)).toBeDefined()
})

test.each([
  ['scheduled', undefined, '比赛未开始'],
  ['postponed', '场地积水', '场地积水'],
  ['cancelled', '主办方取消本场比赛', '比赛取消'],
] as const)('a match that is %s says so', async (phase, note, words) => {
  answers['gw.getMatchInfoById'] = { ...info, live: { ...NOTHING_YET, phase, note } }
  show()
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
  expect(screen.queryByText('事件')).toBeNull()
})

test('extra time, kicks and both legs stand under the score', async () => {
  const full = { home: 1, away: 1 }
  const score = { full, half: { home: 0, away: 1 }, extra: full, penalties: { home: 4, away: 3 } }
  const note = { matchId: '7', text: '首回合 1-2，总比分 3-3', total: { home: 3, away: 3 } }
  answers['gw.getMatchInfoById'] = { ...info, note, live: { ...live, phase: 'finished', score } }
  show()
  expect(await screen.findByText(/半场 0-1\s90 分钟 1-1\s点球 4-3\s总比分 3-3/)).toBeDefined()
})

test('R-API-014 a match nobody knows is said in its place, with a way to try again', async () => {
  answers['gw.getMatchInfoById'] = new Refused('match.not_found', {}, '没有这场比赛')
  show()
  expect((await screen.findByRole('alert')).textContent).toContain('没有这场比赛')
  answers['gw.getMatchInfoById'] = info
  fireEvent.click(screen.getByRole('button', { name: '重新加载' }))
  expect(await screen.findByText('英超 第 5 轮')).toBeDefined()
})
