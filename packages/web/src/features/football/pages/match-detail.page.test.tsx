import { footballDetailGateway } from '@linmen/contract/football/football-detail.gateway.ts'
import { mediaGateway } from '@linmen/contract/football/media.gateway.ts'
import type { MatchInfo } from '@linmen/contract/match/football-detail.schemas.ts'
import { matchEndpoints } from '@linmen/contract/match/match.endpoints.ts'
import type { OneMatchDelta, OneMatchSnapshot } from '@linmen/contract/match/one-match.topics.ts'
import { NOTHING_YET } from '@linmen/domain/match/match-fold.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { answer, refusal, type Answer } from '#test/answers.ts'
import { sampleOf } from '#test/sample.ts'
import { showHere, showPage } from '#test/show.tsx'
import { navigation } from '#kit/navigation.ts'

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

const { getMatchEventByMatchIdList, getMatchInfoById } = footballDetailGateway
const { getMatchCartoonInfo, getMatchVideoInfo } = mediaGateway
const { followStates } = matchEndpoints

const live: MatchInfo['live'] = {
  ...NOTHING_YET,
  version: 5,
  phase: 'halfTime',
  score: { full: { home: 1, away: 0 }, half: { home: 1, away: 0 } },
}
const team = (id: string, name: string) => ({ id, name, rank: 1, coach: '' })
const info = (more: Partial<MatchInfo> = {}) =>
  answer(
    getMatchInfoById,
    sampleOf(getMatchInfoById.output, {
      id: '7',
      leagueName: '英超',
      roundName: '第 5 轮',
      kickOffAtMs: Date.parse('2026-11-25T01:45:00+08:00'),
      home: team('1', '曼城'),
      away: team('2', '多特蒙德'),
      live,
      note: null,
      number: '周三001',
      ...more,
    }),
  )
const goal = {
  seq: 1,
  kind: 'goal' as const,
  side: 'home' as const,
  minute: 23,
  atMs: 0,
  player: '霍尔姆',
  score: { home: 1, away: 0 },
}
const known = [
  info(),
  answer(getMatchEventByMatchIdList, { matches: [{ matchId: '7', events: [goal] }] }),
  answer(getMatchCartoonInfo, sampleOf(getMatchCartoonInfo.output, { matchId: '7' })),
  answer(followStates, { states: [] }),
]

// A tab brings its own code, which takes a while the first time.
beforeAll(() => import('#features/football/parts/situation-tab.tsx'))
beforeEach(() =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  ),
)

const show = (...more: readonly Answer[]) =>
  showPage('MatchDetailFootball', { matchId: '7' }, [...known, ...more])
const header = async () =>
  (await screen.findByText('英超 第 5 轮')).closest('header')!.parentElement!

test('R-NAV-027 the page shows who plays, where it stands and what happened', async () => {
  navigation.go('/recommend?matchId=7')
  await showHere('MatchDetailFootball', known)
  const top = await header()
  expect(top.textContent).toContain('曼城')
  expect(top.textContent).toContain('半场 1-0')
  expect(await screen.findByText('开球 01:45')).toBeDefined()
  expect(wire.topic).toBe('match.7')
  expect(document.title).toBe('曼城 vs 多特蒙德')
})

test('the tab of plans counts what it lists, though nothing is on sale during play', async () => {
  const state = { matchId: '7', followed: false, plans: 0, plansWritten: 2 }
  await show(answer(followStates, { states: [state] }))
  expect(await screen.findByRole('tab', { name: /方案\s*2/ })).toBeDefined()
})

test.each([
  ['https://tv.example/7', true],
  ['javascript:alert(1)', false],
  [null, false],
])('R-DATA-002 a film at %s is offered: %s', async (stream, offered) => {
  const film = { matchId: '7', video: true, cartoon: false, stream, note: '说明' }
  await show(info({ video: true }), answer(getMatchVideoInfo, film))
  await screen.findByText('说明')
  const link = screen.queryByRole('link', { name: '视频直播' })
  expect(link?.getAttribute('href') ?? null).toBe(offered ? stream : null)
})

test('a pushed goal changes the score, is said once, and asks for the events again', async () => {
  const { network } = await show()
  await screen.findByText('开球 01:45')
  const before = network.asked(getMatchEventByMatchIdList).length
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
  expect(network.asked(getMatchEventByMatchIdList)).toHaveLength(before + 1)
  // Late and damaged messages change nothing.
  await act(async () => wire.ears!.delta({ kind: 'live', asOfMs: 11, football: live }))
  expect((await header()).textContent).toContain('20')
})

test('pushed sentences join the text live, and pushed figures are asked for', async () => {
  const { network } = await show()
  await screen.findByText('开球 01:45')
  const before = network.asked(getMatchCartoonInfo).length
  const body = { clock: "46'", side: null, text: '下半场开始', important: true, score: goal.score }
  const record = { kind: 'text', seq: 9, atMs: 5, body }
  await act(async () => wire.ears!.delta({ kind: 'depth', asOfMs: 12, records: [record] }))
  expect(await screen.findByText('下半场开始')).toBeDefined()
  expect(network.asked(getMatchCartoonInfo)).toHaveLength(before)
  const figures = { kind: 'statistics', seq: 1, atMs: 6, body: {} }
  await act(async () => wire.ears!.delta({ kind: 'depth', asOfMs: 13, records: [figures] }))
  expect(network.asked(getMatchCartoonInfo)).toHaveLength(before + 1)
})

test('how fresh the page is stands at its end, as measured', async () => {
  await show()
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
  await show(info({ live: { ...NOTHING_YET, phase, note } }))
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
  expect(screen.queryByText('事件')).toBeNull()
})

test('extra time, kicks and both legs stand under the score', async () => {
  const full = { home: 1, away: 1 }
  const score = { full, half: { home: 0, away: 1 }, extra: full, penalties: { home: 4, away: 3 } }
  const note = { matchId: '7', text: '首回合 1-2，总比分 3-3', total: { home: 3, away: 3 } }
  await show(info({ note, live: { ...live, phase: 'finished', score } }))
  expect(await screen.findByText(/半场 0-1\s90 分钟 1-1\s点球 4-3\s总比分 3-3/)).toBeDefined()
})

test('R-API-014 a match nobody knows is said in its place, with a way to try again', async () => {
  const { network } = await show(refusal(getMatchInfoById, 'match.not_found'))
  expect((await screen.findByRole('alert')).textContent).toContain('没有这场比赛')
  network.now(info())
  fireEvent.click(screen.getByRole('button', { name: '重新加载' }))
  expect(await screen.findByText('英超 第 5 轮')).toBeDefined()
})
