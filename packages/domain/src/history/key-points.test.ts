import { expect, test } from 'vitest'
import type { MatchSheet } from '#sport/fixture.ts'
import { pastGame, pastMatch } from '#test/past-match.ts'
import { keyPoints, type MatchPast } from './key-points.ts'
import { seenBy } from './seen-match.ts'

const past = (
  sport: MatchPast['sport'],
  home: MatchSheet[],
  away: MatchSheet[] = [],
): MatchPast => ({
  sport,
  home: { name: '甲队', recent: seenBy('A', home), atVenue: seenBy('A', home), restDays: 3 },
  away: { name: '乙队', recent: seenBy('B', away), atVenue: seenBy('B', away), restDays: null },
  bouts: [],
})
const texts = (from: MatchPast) => keyPoints(from).map(({ text }) => text)

test('nothing recorded, nothing said', () => {
  expect(keyPoints(past('football', []))).toEqual([])
})

test('every football sentence follows from the matches and names how many there were', () => {
  const sheets = ['3:0', '2:1', '1:0', '1:1'].map((score, at) => pastMatch({ day: 9 - at, score }))
  const all = past('football', sheets)
  expect(texts({ ...all, bouts: seenBy('A', sheets) })).toEqual([
    '双方近4次交锋，甲队对乙队3胜1平0负，进7球失2球，来源：本站收录4场',
    '甲队近4场3胜1平0负，进7球失2球，来源：本站收录4场',
    '甲队近4场主场3胜1平0负，胜率75%，来源：本站收录4场',
    '甲队目前3连胜，来源：本站收录4场',
    '甲队目前3场连续赢盘，来源：本站收录4场',
    '甲队近4场赢盘3走盘0输盘1，赢盘率75%，来源：本站收录4场',
    '甲队近4场大球2走0小球2，大球率50%，来源：本站收录4场',
  ])
})

test('a basketball sentence knows no draws and speaks of points', () => {
  const games = [pastGame({ periods: ['25:20', '25:20', '25:20', '25:20'], lines: [9.5, 170.5] })]
  expect(texts(past('basketball', games))).toEqual([
    '甲队近1场1胜0负，场均得100分失80分，来源：本站收录1场',
    '甲队近1场主场1胜0负，胜率100%，来源：本站收录1场',
    '甲队近1场赢盘1走盘0输盘0，赢盘率100%，来源：本站收录1场',
    '甲队近1场大分1走0小分0，大分率100%，来源：本站收录1场',
  ])
})

test('lines are spoken of only for the matches that had one', () => {
  const sheets = [
    pastMatch({ day: 2, score: '2:0' }),
    pastMatch({ day: 1, score: '2:0', lines: null }),
  ]
  const lines = keyPoints(past('football', sheets)).filter(({ topic }) => topic === 'handicap')
  expect(lines).toMatchObject([{ sample: 1, side: 'home' }])
})

test('a total that is met exactly is neither over nor under: a run does not count it', () => {
  const goals = ['1:0', '1:1', '0:0', '1:0', '3:0'].map((score, at) =>
    pastMatch({ day: 9 - at, score, lines: [0, 2] }),
  )
  const points = ['20:20', '20:19', '20:18', '20:17'].map((quarter) =>
    pastGame({ periods: [quarter, '20:20', '20:20', '20:20'], lines: [9.5, 159] }),
  )
  const runs = (from: MatchPast) => texts(from).filter((text) => /连续[大小]/.test(text))
  expect(runs(past('football', goals))).toEqual(['甲队目前3场连续小球，来源：本站收录5场'])
  // 160 is over, 159 level, 158 and 157 under.
  expect(runs(past('basketball', points.slice(1)))).toEqual([])
  const under = [points[2]!, points[1]!, points[3]!, points[2]!]
  expect(runs(past('basketball', under))).toEqual(['甲队目前3场连续小分，来源：本站收录4场'])
})

test('rest is told when both sides have played', () => {
  const all = past('football', [pastMatch({ score: '1:0' })])
  const rested = { ...all, away: { ...all.away, restDays: 6 } }
  expect(texts(rested).at(-1)).toBe('距上一场，甲队3天，乙队6天，来源：本站收录2场')
})
