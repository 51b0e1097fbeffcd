import { expect, test } from 'vitest'
import { planText } from './plan-texts.ts'

const match = {
  leagueName: '欧冠',
  home: { name: '曼城' },
  away: { name: '多特蒙德' },
  odds: { home: 192, draw: 340, away: 420 },
}

test.each(['home', 'draw', 'away'] as const)(
  'two experts who pick %s in one match write different plans',
  (pick) => {
    for (let at = 0; at < 100; at += 1) {
      const [one, other] = [planText(pick, at, match), planText(pick, at + 1, match)]
      expect(one.title).not.toBe(other.title)
      expect(one.teaser).not.toBe(other.teaser)
      expect(one.body).not.toBe(other.body)
    }
  },
)

test.each(['home', 'draw', 'away'] as const)(
  'a plan for %s is made of prices, marked as of the demo, and sold without telling its pick',
  (pick) => {
    const told = [0, 1, 2, 3].map((at) => planText(pick, at, match))
    const open = told.map(({ title, teaser }) => [title, teaser])
    expect(open).toEqual(
      [0, 1, 2, 3].map((at) => Object.values(planText('draw', at, match)).slice(0, 2)),
    )
    for (const { title, teaser, body } of told) {
      expect(title.length).toBeLessThanOrEqual(40)
      expect(teaser).toContain('演示数据')
      expect(body).toContain('演示数据')
      expect(body).toMatch(/\d%|个百分点/)
      expect(body.length).toBeLessThanOrEqual(500)
    }
  },
)

test('the likeliest is called so, and the others are not', () => {
  expect(planText('home', 0, match).body).toContain('主胜约 49%，平局约 28%，客胜约 23%')
  expect(planText('home', 0, match).body).toContain('概率最高的是主胜，比其次的多 21 个百分点')
  expect(planText('away', 0, match).body).toContain('客胜不是最高的一项，少 26 个百分点')
})
