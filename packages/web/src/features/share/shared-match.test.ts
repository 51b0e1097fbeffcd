import { expect, test } from 'vitest'
import { aSharedMatch } from '#test/a-shared-match.ts'
import { shareLink } from './shared-match.ts'

test('a link carries the number of its share and the way it goes', () => {
  const link = shareLink(aSharedMatch, { shareId: 'ab12cd34', from: 'poster' })
  const query = new URLSearchParams(link.split('?').at(-1))
  expect(link).toContain('#/share-page/ftMatch?')
  expect(Object.fromEntries(query)).toEqual({
    matchId: '7',
    shareInfoId: 'ab12cd34',
    shareFrom: 'poster',
  })
})
