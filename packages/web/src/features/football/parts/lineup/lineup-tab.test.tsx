import { footballDetailGateway } from '@linmen/contract/football/football-detail.gateway.ts'
import type { LineupSide, MatchEvent } from '@linmen/contract/match/football-detail.schemas.ts'
import { NOTHING_YET } from '@linmen/domain/match/match-fold.ts'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { soon } from '#test/soon.ts'
import { answer } from '#test/answers.ts'
import { sampleOf } from '#test/sample.ts'
import { showPart } from '#test/show.tsx'
import { changeShield } from '#sport/shield/shield.ts'
import { LineupTab } from './lineup-tab.tsx'

const { getMatchEventByMatchIdList, getMatchInfoById, getMatchLineup } = footballDetailGateway

const player = (shirt: number, name: string, rating: number | null = null) => ({
  playerId: String(shirt),
  name,
  shirt,
  position: '前锋',
  captain: shirt === 9,
  x: 50,
  y: 80,
  rating,
})
const side = (teamName: string, more: Partial<LineupSide> = {}): LineupSide => ({
  teamId: teamName === '曼城' ? '1' : '2',
  teamName,
  lineup: {
    confirmed: true,
    formation: '4-3-3',
    coach: '老林',
    starters: [player(9, '埃里克·霍尔姆', 8.4)],
    bench: [player(20, '阿德里安')],
  },
  absences: [],
  ...more,
})
const event = { seq: 1, side: 'home', atMs: 0, score: { home: 1, away: 0 } } as const
const events: MatchEvent[] = [
  { ...event, kind: 'goal', minute: 23, player: '埃里克·霍尔姆' },
  { ...event, kind: 'goal', minute: 75, player: '迪亚森', assist: '埃里克·霍尔姆' },
  { ...event, kind: 'goal', minute: 80, player: '迪亚森', assist: '埃里克·霍尔姆' },
  { ...event, kind: 'goal', minute: 85, player: '迪亚森', assist: '阿德里安' },
  { ...event, kind: 'substitution', minute: 70, player: '阿德里安', leaves: '埃里克·霍尔姆' },
]

const full = { home: 1, away: 0 }
const live = { ...NOTHING_YET, phase: 'secondHalf', score: { full } } as const

function show(home: LineupSide, away: LineupSide) {
  showPart(<LineupTab matchId="7" />, [
    answer(getMatchLineup, { matchId: '7', home, away }),
    answer(getMatchInfoById, sampleOf(getMatchInfoById.output, { id: '7', live })),
    answer(getMatchEventByMatchIdList, { matches: [{ matchId: '7', events }] }),
  ])
}

afterEach(() => changeShield({ on: false }))

test('behind the shield everybody is named, and nobody has goals, changes or marks', async () => {
  changeShield({ on: true })
  show(side('曼城'), side('多特蒙德'))
  const eleven = await screen.findByRole('list', { name: '曼城首发' })
  expect(eleven.textContent).toContain('霍尔姆')
  expect(document.body.innerHTML).not.toMatch(/进 1 球|助攻|×2|下场|上场|评分|8\.4/)
})

test('both elevens have their marks, the benches tell who came on', async () => {
  show(side('曼城'), side('多特蒙德'))
  const eleven = await screen.findByRole('list', { name: '曼城首发' })
  await soon(() => expect(eleven.textContent).toContain('进 1 球，助攻 2 次，70 分钟下场'))
  expect(eleven.querySelector('[class*=part]')?.textContent).toBe('×2')
  expect(eleven.querySelectorAll('[class*=part] svg')).toHaveLength(2)
  expect(eleven.textContent).toContain('队长')
  expect(eleven.textContent).toContain('评分 8.4')
  expect(screen.getByRole('list', { name: '曼城替补' }).textContent).toContain(
    '助攻 1 次，70 分钟上场',
  )
  expect(screen.getByRole('list', { name: '多特蒙德替补' }).textContent).toContain('前锋')
  expect(screen.queryByText('预测')).toBeNull()
})

test('a predicted line-up says so', async () => {
  const { lineup } = side('曼城')
  const guessed = { lineup: { ...lineup!, confirmed: false } }
  show(side('曼城', guessed), side('多特蒙德', { lineup: null }))
  expect(await screen.findByText('预测')).toBeDefined()
})

test('before anybody has named one there is a reason instead', async () => {
  show(side('曼城', { lineup: null }), side('多特蒙德', { lineup: null }))
  expect(await screen.findByText('阵容未公布')).toBeDefined()
})

test('everybody in the line-up leads to his page', async () => {
  show(side('曼城'), side('多特蒙德', { lineup: null }))
  const eleven = within(await screen.findByRole('list', { name: '曼城首发' }))
  const bench = within(screen.getByRole('list', { name: '曼城替补' }))
  expect(pageOf(eleven.getByRole('link', { name: /霍尔姆/ }))).toEqual(['9', '1'])
  expect(pageOf(bench.getByRole('link', { name: /阿德里安/ }))).toEqual(['20', '1'])
})

function pageOf(link: HTMLElement) {
  const [path, query] = link.getAttribute('href')!.split('?')
  expect(path).toBe('#/data/player-info')
  const asked = new URLSearchParams(query)
  return [asked.get('playerId'), asked.get('teamId')]
}
