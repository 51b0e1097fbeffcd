import { expect, test } from 'vitest'
import { lastColumns, type ListedPlayer } from './lineup-columns.ts'

const nobody: ListedPlayer = { role: null, rating: null, height: null }

test.each<[string, readonly Partial<ListedPlayer>[], string[]]>([
  ['a squad has heights', [{ height: '201 cm' }], ['身高']],
  ['a line-up has roles', [{ role: '先发' }, { role: '替补' }], ['角色']],
  ['one mark is enough', [{ role: '先发', rating: '8.1' }, { role: '替补' }], ['角色', '评分']],
  ['nobody, nothing', [], []],
])('%s', (_, players, heads) => {
  const shown = lastColumns(players.map((player) => ({ ...nobody, ...player })))
  expect(shown.map(({ head }) => head)).toEqual(heads)
})
