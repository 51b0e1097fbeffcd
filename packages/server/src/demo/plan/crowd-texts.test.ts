import { expect, test } from 'vitest'
import { crowdText } from './crowd-texts.ts'
import type { Option, SeasonMarket } from './season-choice.ts'

const match = {
  sport: 'football' as const,
  leagueName: '英超',
  home: { id: '1', name: '红星' },
  away: { id: '2', name: '蓝月' },
  european: [192, 340, 420],
  asian: [90, 5000, 96],
  overUnder: [88, 25_000, 98],
} as const

test.each<[SeasonMarket, Option, string]>([
  ['european', '3', '主胜约 49%'],
  ['european', '1', '平局约 28%'],
  ['european', '0', '客胜约 23%'],
  ['asian', '3', '红星约 51%'],
  ['asian', '0', '蓝月约 49%'],
  ['overUnder', '3', '大约 51%'],
  ['overUnder', '0', '小约 49%'],
])('%s %s is told by its prices, and the open part does not tell it', (market, option, told) => {
  const { title, summary, reason } = crowdText(match, market, option)
  expect(reason).toContain(told)
  expect([summary, reason].every((text) => text.includes('演示数据'))).toBe(true)
  const other = crowdText(match, market, option === '3' ? '0' : '3')
  expect([title, summary]).toEqual([other.title, other.summary])
  expect(title.length).toBeLessThanOrEqual(40)
})

test('a game without a draw is told by its two prices', () => {
  const game = { ...match, sport: 'basketball' as const, european: [160, 0, 230] }
  expect(crowdText(game, 'european', '0').reason).toContain('客胜约 41%')
  expect(crowdText(game, 'european', '0').reason).not.toContain('平局')
})
