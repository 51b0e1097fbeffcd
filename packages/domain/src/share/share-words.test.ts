import { expect, test } from 'vitest'
import { posterAlt, shareText, shareTitle } from './share-words.ts'

const match = {
  leagueName: '英超',
  left: '曼城',
  right: '利物浦',
  score: { left: 2, right: 1 },
  state: "67'",
}

test('a match is passed on with its score, where it stands and who says so', () => {
  expect(shareTitle(match)).toBe('曼城 2-1 利物浦')
  expect(shareText(match, '临门')).toBe("英超　曼城 2-1 利物浦　67'　临门")
  expect(posterAlt(match, '临门')).toBe("临门海报：英超，曼城 2-1 利物浦，67'，附二维码")
})

test('without a score nothing of it is told, in no text', () => {
  const hidden = { ...match, score: null, state: '' }
  expect(shareTitle(hidden)).toBe('曼城 vs 利物浦')
  expect(shareText(hidden, '临门')).toBe('英超　曼城 vs 利物浦　临门')
  expect(posterAlt(hidden, '临门')).toBe('临门海报：英超，曼城 vs 利物浦，附二维码')
})
