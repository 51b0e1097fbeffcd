import { expect, test } from 'vitest'
import { planText } from './plan-texts.ts'

const match = { home: { name: '曼城' }, away: { name: '多特蒙德' } }

test.each(['home', 'draw', 'away'] as const)(
  'two experts who pick %s in one match write different plans',
  (pick) => {
    for (let at = 0; at < 100; at += 1) {
      const [one, other] = [planText(pick, at, match), planText(pick, at + 1, match)]
      expect(one.title).not.toBe(other.title)
      expect(one.teaser).not.toBe(other.teaser)
      expect(one.body).not.toBe(other.body)
      expect(one.body).not.toMatch(/[{}]/)
    }
  },
)
