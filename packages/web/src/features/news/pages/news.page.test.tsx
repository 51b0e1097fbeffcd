import { article, articleDetail } from '@linmen/contract/home/article.schemas.ts'
import { chatEndpoints } from '@linmen/contract/chat/chat.endpoints.ts'
import { chatRoom } from '@linmen/contract/chat/chat.schemas.ts'
import { homeEndpoints } from '@linmen/contract/home/home.endpoints.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { changeShield } from '#sport/shield/shield.ts'
import { answer, outage, refusal } from '#test/answers.ts'
import { sampleOf } from '#test/sample.ts'
import { showPage } from '#test/show.tsx'

const match = {
  id: 'm1',
  sport: 'football',
  league: '英超',
  home: '红星',
  away: '蓝月',
  homeId: 'h1',
  awayId: 'a1',
  kickOffAtMs: Date.now() - 7_200_000,
  endedAtMs: Date.now() - 600_000,
} as const
const told = {
  id: 'report-m1',
  channel: 'report',
  title: '英超战报：红星 2-1 蓝月',
  plainTitle: '英超战报：红星 对 蓝月',
  automatic: true,
  source: '比赛记录',
  match,
} as const
const report = sampleOf(article, told)
const channels = [
  { id: 'headline', name: '要闻', moduleId: '1' },
  { id: 'flash', name: '快讯', moduleId: '7' },
] as const
const home = answer(homeEndpoints.news, {
  channels: [...channels],
  channel: 'headline',
  moduleId: '1',
  items: [report],
  hasNext: false,
})
const more = answer(homeEndpoints.moreNews, { items: [report], hasNext: false })

afterEach(() => changeShield({ on: false, revealed: {} }))

test('news stand by channel, and a report says that nobody wrote it', async () => {
  const { network } = await showPage('InformationPage', {}, [home, more])
  expect(await screen.findByRole('heading', { name: told.title })).toBeDefined()
  expect(screen.getByText('自动生成')).toBeDefined()
  fireEvent.click(await screen.findByRole('tab', { name: '快讯' }))
  await waitFor(() =>
    expect(network.asked(homeEndpoints.moreNews).some(({ moduleId }) => moduleId === '7')).toBe(
      true,
    ),
  )
})

test('what somebody wrote stands first and wide, a report among the headlines is a line, a notice is words', async () => {
  const words = (id: string, channel: 'headline' | 'data' | 'notice') =>
    sampleOf(article, { id, channel, title: `题目 ${id}`, automatic: false, match: undefined })
  const items = [words('a', 'headline'), report, words('b', 'data'), words('c', 'notice')]
  await showPage('InformationPage', {}, [
    home,
    answer(homeEndpoints.moreNews, { items, hasNext: false }),
  ])
  const rowOf = async (name: string) => (await screen.findByRole('heading', { name })).closest('a')!
  const kinds = []
  for (const { title } of items) kinds.push((await rowOf(title)).querySelectorAll('svg').length)
  expect(kinds).toEqual([1, 0, 1, 0])
  expect((await rowOf(report.title)).textContent).toContain('自动生成')
})

test('who does not want to know a result reads titles without it, and a report waits', async () => {
  changeShield({ on: true })
  await showPage('InformationPage', {}, [home, more])
  expect(await screen.findByRole('heading', { name: told.plainTitle })).toBeDefined()
  expect(screen.queryByText(/2-1/)).toBeNull()
  const whole = sampleOf(articleDetail, { ...told, paragraphs: ['红星 2-1 蓝月'], related: [] })
  await showPage('InformationSharePage', { id: 'report-m1' }, [
    answer(homeEndpoints.lookArticle, whole),
  ])
  expect(await screen.findByText('战报已隐藏')).toBeDefined()
  expect(screen.queryByText(/2-1/)).toBeNull()
})

test('an article is shown as the text it is, and one that is gone leads to what is new', async () => {
  const text = '<img src=x onerror=alert(1)>'
  const whole = sampleOf(articleDetail, { id: 'a', title: '标题', paragraphs: [text], related: [] })
  const { container, unmount } = await showPage('InformationSharePage', { id: 'a' }, [
    answer(homeEndpoints.lookArticle, whole),
  ])
  expect(await screen.findByText(text)).toBeDefined()
  expect(container.querySelector('img')).toBeNull()
  unmount()
  await showPage('InformationSharePage', { id: 'b' }, [
    refusal(homeEndpoints.lookArticle, 'information.not_found'),
    home,
  ])
  expect(await screen.findByRole('heading', { name: '资讯不存在或已撤下' })).toBeDefined()
})

test('flashes and rooms stand in lists, say why they are empty and that they failed', async () => {
  const flash = sampleOf(article, { ...told, channel: 'flash', title: '完场：红星 2-1 蓝月' })
  const shown = await showPage('BrokeNewsList', {}, [
    answer(homeEndpoints.moreNews, { items: [flash], hasNext: false }),
  ])
  expect(await screen.findByText(/完场：红星/)).toBeDefined()
  shown.unmount()
  const room = sampleOf(chatRoom, { matchId: 'm1', home: '红星', away: '蓝月', playing: true })
  const rooms = await showPage('HomeLive', {}, [answer(chatEndpoints.listRooms, { rooms: [room] })])
  expect(await screen.findByText('红星 vs 蓝月')).toBeDefined()
  rooms.unmount()
  const none = await showPage('HomeLive', {}, [answer(chatEndpoints.listRooms, { rooms: [] })])
  expect(await screen.findByText('现在没有开放的直播间')).toBeDefined()
  none.unmount()
  await showPage('BrokeNewsList', {}, [outage(homeEndpoints.moreNews)])
  expect((await screen.findByRole('alert')).textContent).toContain('网络异常')
})

test('a text with markup is shown as what it means, and leads away safely', async () => {
  const blocks = [
    { kind: 'head', runs: [{ text: '赛前' }] },
    {
      kind: 'text',
      runs: [
        { text: '<b>不是标签</b>' },
        { text: '名单', strong: true, href: 'https://example.org/a' },
      ],
    },
  ] as const
  const { container } = await showPage('InformationSharePage', { id: 'a1' }, [
    answer(
      homeEndpoints.lookArticle,
      sampleOf(articleDetail, {
        ...{ id: 'a1', title: '周末看点', originUrl: 'https://example.org/1' },
        blocks: blocks.map(({ kind, runs }) => ({ kind, runs: [...runs] })),
      }),
    ),
  ])
  expect(await screen.findByRole('heading', { name: '赛前' })).toBeDefined()
  expect(screen.getByText(/<b>不是标签<\/b>/)).toBeDefined()
  const link = screen.getByRole('link', { name: '名单' })
  expect(link.getAttribute('rel')).toContain('noopener')
  expect(container.querySelectorAll('b')).toHaveLength(1)
  expect(screen.getByRole('link', { name: '查看原文' })).toBeDefined()
})
