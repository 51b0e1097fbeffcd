import { expect, test } from 'vitest'
import { leagueLines } from './league-lines.ts'

test.each([
  ['NBA', ['NBA']],
  ['日本B联赛', ['日本B联赛', undefined]],
  ['欧洲篮球联赛', ['欧洲篮球', '联赛']],
  ['西班牙篮球联赛', ['西班牙篮球', '联赛']],
  ['澳大利亚超级联赛', ['澳大利亚', '超级联赛']],
  ['亚洲俱乐部冠军杯', ['亚洲俱乐部', '冠军杯']],
  ['菲律宾PBA', ['菲律宾PBA']],
  ['联赛联赛联赛', ['联赛联赛', '联赛']],
])('%s', (name, lines) => {
  expect(leagueLines(name)).toEqual(lines.filter(Boolean))
})

test('nothing of a name is lost', () => {
  for (const name of ['国际友谊赛', '世界杯预选赛', '', '杯']) {
    expect(leagueLines(name).join('')).toBe(name)
  }
})
