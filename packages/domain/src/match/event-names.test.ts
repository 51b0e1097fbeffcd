import type { MatchEvent } from '@linmen/contract/match/football-detail.schemas.ts'
import { expect, test } from 'vitest'
import { eventNames } from '#match/event-names.ts'

const by = (player: string, more: Partial<MatchEvent> = {}) => ({ player, ...more }) as MatchEvent

test.each([
  ['one of a family', ['约书亚·怀特利', '卡尔·霍尔姆'], '怀特利'],
  ['the same man twice', ['约书亚·怀特利', '约书亚·怀特利'], '怀特利'],
  ['two of a family', ['约书亚·怀特利', '马丁·怀特利'], '约·怀特利'],
  ['two of a family with one initial', ['约书亚·怀特利', '约翰·怀特利'], '约书亚·怀特利'],
  ['a family name alone beside a whole name', ['约书亚·怀特利', '怀特利'], '约·怀特利'],
])('%s', (_what, players, expected) => {
  expect(eventNames(players.map((player) => by(player)))(players[0]!)).toBe(expected)
})

test('who assists and who leaves has a name too', () => {
  const nameOf = eventNames([
    by('卡尔·霍尔姆', { assist: '约书亚·怀特利' }),
    by('李明', { leaves: '马丁·怀特利' }),
  ])
  expect(['约书亚·怀特利', '马丁·怀特利', '李明', ''].map(nameOf)).toEqual([
    '约·怀特利',
    '马·怀特利',
    '李明',
    '',
  ])
})
