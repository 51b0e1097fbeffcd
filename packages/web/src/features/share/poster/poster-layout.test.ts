import { expect, test } from 'vitest'
import { aSharedMatch } from '#test/a-shared-match.ts'
import type { SharedMatch } from '#features/share/shared-match.ts'
import { POSTER, type PosterItem, type TextItem } from './poster-items.ts'
import { posterLayout } from './poster-layout.ts'

const basketball: SharedMatch = {
  ...aSharedMatch,
  sport: 'basketball',
  left: { id: '3', name: '北港', mark: '客' },
  right: { id: '4', name: '河湾', mark: '主' },
  score: { left: 98, right: 101 },
  scorers: { left: [], right: [] },
  quarters: ['一', '二', '三', '四'].map((head) => ({ head, left: '24', right: '25' })),
}
const scheduled: SharedMatch = {
  ...aSharedMatch,
  status: { kind: 'scheduled', text: '04:00' },
  score: null,
  note: '',
  scorers: { left: [], right: [] },
}
const hidden: SharedMatch = {
  ...aSharedMatch,
  score: null,
  hidden: true,
  status: { kind: 'live', text: '进行中' },
}
const longNames: SharedMatch = {
  ...aSharedMatch,
  leagueName: '亚洲足球冠军精英联赛东亚大区资格赛',
  left: { id: '1', name: '圣彼得堡泽尼特海军上将足球俱乐部预备队' },
  right: { id: '2', name: 'Borussia Mönchengladbach Reserve' },
  scorers: { left: ["一 1'", "二 2'", "三 3'", "四 4'", "五 5'"], right: [] },
}

const measure = (text: string, size: number) =>
  [...text].reduce((sum, letter) => sum + (letter > 'ÿ' ? size : size * 0.56), 0)
const layout = (match: SharedMatch) =>
  posterLayout(
    {
      match,
      link: 'https://linmen.example/#/share-page/ftMatch?matchId=7',
      brand: { name: '临门', slogan: '每个数字，都有出处' },
      madeAt: '11-25 21:35',
    },
    measure,
  )
const texts = (items: readonly PosterItem[]) =>
  items.filter((item): item is TextItem => item.is === 'text')
const words = (match: SharedMatch) => texts(layout(match)).map(({ text }) => text)

test('a poster tells league, time, teams, score, scorers and its own age', () => {
  const told = words(aSharedMatch)
  for (const part of ['英超 第 5 轮', '11-25 周三 04:00', '曼城', '多特蒙德', "67'", '2', '1'])
    expect(told).toContain(part)
  expect(told).toContain("霍尔姆 23' 60'")
  expect(told).toContain('比分截至 11-25 21:35')
  expect(told).toContain('演示数据')
})

test('the QR code of the link stands on white with room around it', () => {
  const items = layout(aSharedMatch)
  const at = items.findIndex(({ is }) => is === 'modules')
  expect(items[at]).toMatchObject({ ink: '#0b1a16' })
  expect(items[at - 1]).toMatchObject({ is: 'box', fill: '#ffffff' })
})

test('a basketball match has the away team first and its quarters', () => {
  const told = words(basketball)
  expect(told).toContain('客 北港')
  expect(told.indexOf('98')).toBeLessThan(told.indexOf('101'))
  expect(told.filter((text) => text === '24')).toHaveLength(4)
})

test('before the match stands its time', () => {
  expect(words(scheduled)).toContain('04:00')
  expect(words(scheduled)).toContain('生成于 11-25 21:35')
})

test('a hidden score is nowhere on the picture, nor who scored', () => {
  const told = words(hidden)
  expect(told).toContain('比分已隐藏')
  expect(told.filter((text) => /^\d+$|半场|霍尔姆|席尔瓦/.test(text))).toEqual([])
  expect(told.some((text) => text.startsWith('比分截至'))).toBe(false)
})

const finished: SharedMatch = { ...aSharedMatch, status: { kind: 'finished', text: '完场' } }
const postponed: SharedMatch = { ...scheduled, status: { kind: 'disturbed', text: '推迟' } }

test.each([
  ['before it', scheduled, '扫码看赛前数据', '生成于 11-25 21:35'],
  ['while it is on', aSharedMatch, '扫码看实时比分', '比分截至 11-25 21:35'],
  ['after it', finished, '扫码看完整赛况', '生成于 11-25 21:35'],
  ['when it is put off', postponed, '扫码看比赛', '生成于 11-25 21:35'],
  ['behind the shield', hidden, '扫码看比赛', '生成于 11-25 21:35'],
])('a poster calls to the match in words of its phase: %s', (_when, match, call, asOf) => {
  const told = words(match)
  expect(told.filter((text) => text.startsWith('扫码'))).toEqual([call])
  expect(told).toContain(asOf)
})

test('scorers that do not fit are counted', () => {
  expect(words(longNames)).toContain('另有 3 人进球')
})

test('scorers of both teams are written in one size', () => {
  const scorers = { left: ["伊格纳西奥·苏亚索 11' 86'"], right: ["里瓦斯 46'", "席尔瓦 90'"] }
  const names = texts(layout({ ...aSharedMatch, scorers })).filter(({ text }) => text.endsWith("'"))
  const sizes = names.filter(({ y }) => y > 900).map(({ size }) => size)
  expect(sizes).toHaveLength(3)
  expect(new Set(sizes).size).toBe(1)
  expect(sizes[0]).toBeLessThan(26)
})

const edges = ({ text, x, size, align }: TextItem): [number, number] => {
  const width = measure(text, size)
  if (align === 'left') return [x, x + width]
  return align === 'right' ? [x - width, x] : [x - width / 2, x + width / 2]
}

test.each([
  ['football', aSharedMatch],
  ['basketball', basketball],
  ['scheduled', scheduled],
  ['hidden', hidden],
  ['long names', longNames],
])('nothing of a poster sticks out: %s', (_name, match) => {
  const outside = texts(layout(match)).filter((item) => {
    const [from, to] = edges(item)
    return from < 20 || to > POSTER.width - 20 || item.y > POSTER.height - 20
  })
  expect(outside.map(({ text }) => text)).toEqual([])
})

test('names of two teams never meet', () => {
  const names = texts(layout(longNames)).filter(({ y }) => y >= 600 && y < 700)
  const left = Math.max(...names.filter(({ x }) => x < 375).map((item) => edges(item)[1]))
  const right = Math.min(...names.filter(({ x }) => x > 375).map((item) => edges(item)[0]))
  expect(left).toBeLessThan(right)
})
