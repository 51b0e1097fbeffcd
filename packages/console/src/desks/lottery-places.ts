import { lotteryDesks } from '@linmen/contract/console/lottery-desks.ts'
import { lotterySettingEndpoints } from '@linmen/contract/console/lottery-setting.endpoints.ts'
import { operatorDesks } from '@linmen/contract/console/operator-desks.ts'
import { reason, type ConsoleDesk } from '#kit/console-desk.ts'
import { MarkMoves } from './correction-moves.tsx'

const MARKS = [
  { value: '3', label: '3 主胜' },
  { value: '1', label: '1 平' },
  { value: '0', label: '0 客胜' },
  { value: '*', label: '* 任意结果都算对' },
]

export const lotteryPlaces: readonly ConsoleDesk[] = [
  {
    desk: lotteryDesks.lotteryIssues,
    group: 'content',
    related: [
      {
        desk: lotteryDesks.lotteryMatches,
        wish: ({ family, issue }) => ({ family: String(family), issue: String(issue) }),
      },
    ],
  },
  {
    desk: lotteryDesks.lotteryMatches,
    group: 'content',
    deeds: [
      {
        title: '登记官方开奖',
        row: lotterySettingEndpoints.setMark,
        fields: [
          {
            name: 'mark',
            title: '彩果',
            kind: 'choice',
            options: MARKS,
            initial: ({ mark }) => mark,
          },
          reason,
        ],
        input: ({ family, matchId }, values) => ({ family, matchId, ...values }),
        Preview: MarkMoves,
      },
      {
        title: '恢复按比分',
        danger: true,
        row: lotterySettingEndpoints.setMark,
        when: ({ official }) => official !== undefined,
        input: ({ family, matchId }, values) => ({ family, matchId, mark: 'score', ...values }),
        Preview: MarkMoves,
      },
    ],
    related: [{ desk: operatorDesks.audit, wish: ({ id }) => ({ subject: String(id) }) }],
  },
]
