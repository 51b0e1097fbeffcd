import { expect, test } from 'vitest'
import { detailTabs } from './detail-tabs.tsx'

test('R-MATCH-BK-028 all ten sides of a match can be named in an address, then what experts and readers say, under ten tabs', () => {
  const tabs = detailTabs('1')
  expect(tabs.map(({ label }) => label)).toEqual([
    '直播',
    '统计',
    '阵容',
    '分析',
    '战绩',
    '指数',
    '模型',
    '方案',
    '解读',
    '聊天',
  ])
  const parts = tabs.flatMap((tab) => tab.parts ?? [])
  const wanted = [
    'analysis',
    'standings',
    'lineup',
    'injury',
    'text',
    'odds',
    'tips',
    'bouts',
    'recent',
    'future',
    'model',
    'special',
  ]
  expect(wanted.filter((part) => !parts.includes(part))).toEqual([])
  expect(new Set(parts).size).toBe(parts.length)
})
