import type { Demo } from '#ui/demo.ts'
import { Bracket, type BracketColumn } from './bracket.tsx'

const rounds: BracketColumn[] = [
  {
    name: '半决赛',
    ties: [
      {
        id: '1',
        home: { id: '1', name: '伦敦竞技', total: 3 },
        away: { id: '2', name: '曼彻斯特流浪', total: 2 },
        winnerId: '1',
        legs: [
          { id: '11', text: '首回合 2-1', href: '#/ui' },
          { id: '12', text: '次回合 1-1' },
        ],
      },
      {
        id: '2',
        home: { id: '3', name: '利物浦竞技', total: 2 },
        away: { id: '4', name: '巴黎星', total: 2 },
        winnerId: '4',
        note: '点球 4-5',
        legs: [
          { id: '21', text: '首回合 1-0' },
          { id: '22', text: '次回合 2-1' },
        ],
      },
    ],
  },
  {
    name: '决赛',
    ties: [
      {
        id: '3',
        from: ['1', '2'],
        home: { id: '1', name: '伦敦竞技' },
        away: { id: '4', name: '巴黎星' },
        winnerId: null,
        legs: [{ id: '31', text: '06-01 03:00' }],
      },
    ],
  },
]

export const demo: Demo = {
  title: '淘汰赛对阵',
  cases: [{ name: '两回合与决赛', wide: true, show: <Bracket label="对阵示例" rounds={rounds} /> }],
}
