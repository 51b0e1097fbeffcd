import { correctionEndpoints } from '@linmen/contract/console/correction.endpoints.ts'
import { feedDesks } from '@linmen/contract/console/feed-desks.ts'
import { operatorDesks } from '@linmen/contract/console/operator-desks.ts'
import { reason, type ConsoleDesk, type Values } from '#kit/console-desk.ts'
import { CorrectionAgain, CorrectionMoves } from './correction-moves.tsx'

const waits = ({ state }: Values) => state === 'proposed'

export const feedPlaces: readonly ConsoleDesk[] = [
  {
    desk: feedDesks.corrections,
    group: 'duty',
    deeds: [
      {
        title: '同意更正',
        key: 'a',
        row: correctionEndpoints.decideCorrection,
        when: waits,
        fields: [{ ...reason, title: '说明' }],
        input: ({ id }, values) => ({ id, approve: true, ...values }),
        Preview: CorrectionAgain,
      },
      {
        title: '驳回更正',
        key: 'r',
        danger: true,
        row: correctionEndpoints.decideCorrection,
        when: waits,
        input: ({ id }, values) => ({ id, approve: false, ...values }),
      },
    ],
    related: [{ desk: operatorDesks.audit, wish: ({ id }) => ({ subject: String(id) }) }],
  },
  {
    desk: feedDesks.results,
    group: 'content',
    deeds: [
      {
        title: '更正比分',
        key: 'c',
        danger: true,
        row: correctionEndpoints.proposeCorrection,
        fields: [
          {
            name: 'home',
            title: '主队得分（足球为九十分钟）',
            kind: 'number',
            initial: ({ homeScore }) => homeScore,
          },
          {
            name: 'away',
            title: '客队得分',
            kind: 'number',
            initial: ({ awayScore }) => awayScore,
          },
          reason,
        ],
        input: ({ id }, values) => ({ matchId: id, ...values }),
        Preview: CorrectionMoves,
      },
    ],
    related: [{ desk: feedDesks.corrections, wish: ({ id }) => ({ matchId: String(id) }) }],
  },
]
