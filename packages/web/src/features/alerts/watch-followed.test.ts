import { NOTHING_YET } from '@linmen/domain/match/match-fold.ts'
import type { MatchLive } from '@linmen/contract/match/match-live.schemas.ts'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { soon } from '#test/soon.ts'
import { call, callGateway } from '#kit/call.ts'
import { clock } from '#kit/clock.ts'
import { currentPlace } from '#kit/place.ts'
import { changeShield, readShield, shield } from '#sport/shield/shield.ts'
import { watchFollowed } from './watch-followed.ts'

type Ears = { delta: (delta: object) => void; snapshot: (all: object) => void }
const wire = vi.hoisted(() => ({ ears: new Map<string, Ears>() }))
vi.mock('#kit/live.ts', () => ({
  followTopic: (topic: { name: string }, ears: Ears) => {
    wire.ears.set(topic.name, ears)
    return () => {}
  },
}))
vi.mock('#kit/call.ts', () => ({ call: vi.fn(), callGateway: vi.fn() }))
vi.mock('#kit/place.ts', async (original) => ({
  ...(await original<object>()),
  currentPlace: vi.fn(),
}))

const shown = vi.fn()
const NOW_MS = Date.parse('2026-11-25T20:00:00Z')
let stop: () => void

beforeEach(async () => {
  vi.spyOn(clock, 'nowMs').mockReturnValue(NOW_MS)
  vi.mocked(call).mockResolvedValue({ matchIds: ['7'], hasNext: false } as never)
  vi.mocked(callGateway).mockResolvedValue({
    home: { name: '曼城' },
    away: { name: '多特蒙德' },
    kickOffAtMs: NOW_MS - 3_600_000,
  })
  vi.mocked(currentPlace).mockReturnValue(placeAt('/tabs/home'))
  vi.stubGlobal('Notification', function (title: string, { body, tag }: NotificationOptions) {
    shown({ title, body, tag })
    return {}
  })
  shield.set(readShield())
  const queries = new QueryClient()
  stop = watchFollowed(queries)
  await soon(() => {
    if (queries.isFetching() > 0) throw new Error('still asking')
  })
  await settled()
})
afterEach(() => {
  stop()
  changeShield({ on: false, delaySeconds: 0, revealed: {} })
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.mocked(call).mockReset()
  shown.mockReset()
})

const settled = () => new Promise((resolve) => setTimeout(resolve, 0))
const placeAt = (path: string, query = {}) =>
  ({ path, query, address: path, key: '', depth: 0 }) as ReturnType<typeof currentPlace>
const live = (version: number, home: number): MatchLive => ({
  ...NOTHING_YET,
  version,
  phase: 'secondHalf',
  score: { full: { home, away: 0 } },
  highlight: { kind: 'goal', side: 'home', minute: 67, player: '霍尔姆', atMs: NOW_MS - 1000 },
})
const goal = (matchId = '7') => {
  const { snapshot, delta } = wire.ears.get('ft.live')!
  snapshot({ matches: [{ matchId, live: live(1, 0) }] })
  delta({ kind: 'change', matchId, live: live(2, 1) })
}

test('a goal of a followed match is told once, under the name of its match', async () => {
  goal()
  await soon(() =>
    expect(shown).toHaveBeenCalledExactlyOnceWith({
      title: '进球　曼城 1-0 多特蒙德',
      body: "曼城　67' 霍尔姆",
      tag: 'match-7',
    }),
  )
})

test('other matches are not told', async () => {
  goal('8')
  await settled()
  expect(shown).not.toHaveBeenCalled()
})

test.each([
  ['its list', placeAt('/tabs/match')],
  ['its own page', placeAt('/match-detail/ft', { matchId: '7' })],
])('who looks at %s sees it there', async (_name, place) => {
  vi.mocked(currentPlace).mockReturnValue(place)
  goal()
  await settled()
  expect(shown).not.toHaveBeenCalled()
})

test('who looks at another match is told', async () => {
  vi.mocked(currentPlace).mockReturnValue(placeAt('/match-detail/ft', { matchId: '8' }))
  goal()
  await soon(() => expect(shown).toHaveBeenCalledOnce())
})

test('behind the shield a notification says nothing of the score', async () => {
  changeShield({ on: true })
  goal()
  await soon(() =>
    expect(shown).toHaveBeenCalledExactlyOnceWith({
      title: '曼城 vs 多特蒙德',
      body: '有新动态',
      tag: 'match-7',
    }),
  )
})

test('television is not overtaken', async () => {
  changeShield({ delaySeconds: 30 })
  goal()
  await settled()
  expect(shown).not.toHaveBeenCalled()
  vi.mocked(clock.nowMs).mockReturnValue(NOW_MS + 30_000)
  changeShield({ delaySeconds: 15 })
  await soon(() => expect(shown).toHaveBeenCalledOnce())
})
