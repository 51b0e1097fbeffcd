import { basketballDetailGateway } from '@linmen/contract/basketball/basketball-detail.gateway.ts'
import { footballDetailGateway } from '@linmen/contract/football/football-detail.gateway.ts'
import { homeEndpoints } from '@linmen/contract/home/home.endpoints.ts'
import { vipEndpoints } from '@linmen/contract/vip/vip.endpoints.ts'
import { tierConfig } from '@linmen/contract/vip/vip.schemas.ts'
import { act, renderHook, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useHabit } from '#kit/device/habit.ts'
import { answer } from '#test/answers.ts'
import { sampleOf } from '#test/sample.ts'
import { showPage } from '#test/show.tsx'

afterEach(() => localStorage.clear())

const news = answer(homeEndpoints.news, {
  channels: [
    { id: 'headline', name: '要闻', moduleId: '1' },
    { id: 'flash', name: '快讯', moduleId: '7' },
  ],
  channel: 'headline',
  moduleId: '1',
  items: [],
  hasNext: false,
})
const football = answer(
  footballDetailGateway.getMatchInfoById,
  sampleOf(footballDetailGateway.getMatchInfoById.output, { id: '7' }),
)
const basketball = answer(
  basketballDetailGateway.getBkMatchDetail,
  sampleOf(basketballDetailGateway.getBkMatchDetail.output, { id: '7' }),
)
const tiers = answer(vipEndpoints.config, ({ tier }) => sampleOf(tierConfig, { tier }))

test.each([
  ['R-HABIT-009', 'news', 7, '7', '快讯', () => showPage('InformationPage', {}, [news])],
  ['R-HABIT-010', 'vip', 8, 'data', '数据会员', () => showPage('VipPage', {}, [tiers])],
  [
    'R-HABIT-011',
    'ftLeagueDetail',
    9,
    'scorers',
    '射手榜',
    () => showPage('LeagueDataPage', { leagueId: '7' }),
  ],
  [
    'R-HABIT-012',
    'bkLeagueDetail',
    10,
    'best',
    '球员榜',
    () => showPage('BkLeaguePage', { leagueId: '7' }),
  ],
  [
    'R-HABIT-007',
    'ftDetail',
    5,
    'analysis',
    '分析',
    () => showPage('MatchDetailFootball', { matchId: '7' }, [football]),
  ],
  [
    'R-HABIT-008',
    'bkDetail',
    6,
    'analysis',
    '分析',
    () => showPage('BkMatchDetailPage', { matchId: '7' }, [basketball]),
  ],
  ['R-HABIT-013', 'homePlan', 11, 'basketball', '篮球', () => showPage('HomePlan', {})],
] as const)(
  '%s %s is kept under %i, and its page opens on it',
  async (_rule, key, number, tab, label, show) => {
    const { result } = renderHook(() => useHabit(key))
    act(() => result.current.chosen(tab))
    expect(JSON.parse(localStorage.getItem('linmen.habit') ?? '{}')).toMatchObject({
      [number]: { defaultTab: tab },
    })
    await show()
    const chosen = (await screen.findAllByText(label)).map(
      (each) => each.closest('[aria-selected],[aria-pressed],[aria-checked]') ?? each,
    )
    const marks = chosen.map((each) =>
      ['aria-selected', 'aria-pressed', 'aria-checked'].some(
        (mark) => each.getAttribute(mark) === 'true',
      ),
    )
    expect(marks).toContain(true)
  },
)
