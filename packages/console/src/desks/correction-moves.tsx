import type { InputOf, OutputOf } from '@linmen/contract'
import { correctionEndpoints } from '@linmen/contract/console/correction.endpoints.ts'
import { Alert, Descriptions, Spin, Table } from 'antd'
import { failureText, useRead } from '#kit/ask.ts'
import type { PreviewProps, Values } from '#kit/console-desk.ts'
import { moneyText } from '#kit/value.tsx'

type Moves = OutputOf<typeof correctionEndpoints.previewCorrection>

/** What the score in the form would move. */
export function CorrectionMoves({ row, values }: PreviewProps) {
  const [home, away] = [values['home'], values['away']]
  if (!isScore(home) || !isScore(away)) return null
  if (home === row['homeScore'] && away === row['awayScore'])
    return <p>填写更正后的比分，这里列出会变动的内容。</p>
  return <MovesOf matchId={String(row['id'])} home={home} away={away} />
}

/** What the drawn mark in the form would move among plans on pools. */
export function MarkMoves({ row, values }: PreviewProps) {
  const mark = isMark(values['mark']) ? values['mark'] : 'score'
  if (row['family'] !== 'pool' || mark === row['mark']) return null
  return <MovesOfMark matchId={String(row['matchId'])} mark={mark} />
}

const isMark = (value: unknown): value is '3' | '1' | '0' | '*' =>
  typeof value === 'string' && ['3', '1', '0', '*'].includes(value)

function MovesOfMark(asked: InputOf<typeof correctionEndpoints.previewMark>) {
  const { data, error } = useRead(correctionEndpoints.previewMark, asked)
  return <Moved {...{ data, error }} />
}

/** The same once more for whoever agrees to it. */
export const CorrectionAgain = ({ row }: { readonly row: Values }) => (
  <MovesOf
    matchId={String(row['matchId'])}
    home={row['home'] as number}
    away={row['away'] as number}
  />
)

const isScore = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0

interface Asked {
  readonly matchId: string
  readonly home: number
  readonly away: number
}

function MovesOf(asked: Asked) {
  const { data, error } = useRead(correctionEndpoints.previewCorrection, asked)
  return <Moved {...{ data, error }} />
}

interface Told {
  readonly data: Moves | undefined
  readonly error: unknown
}

function Moved({ data, error }: Told) {
  if (error) return <Alert type="warning" showIcon title={failureText(error)} />
  if (!data) return <Spin />
  return (
    <section aria-label="将会变动">
      <Alert
        type={data.needsSecond ? 'warning' : 'info'}
        showIcon
        title={`${data.from} 更正为 ${data.to}${data.needsSecond ? '，需要第二人复核' : '，确认后立即结算'}`}
      />
      <Descriptions size="small" column={2} bordered items={countsOf(data)} />
      <Table
        size="small"
        rowKey="id"
        pagination={false}
        dataSource={data.plans}
        locale={{ emptyText: '没有方案改判' }}
        columns={[
          { title: '方案', dataIndex: 'title', ellipsis: true },
          { title: '专家', dataIndex: 'expert' },
          { title: '改判', render: (_, plan) => `${RESULTS[plan.from]} → ${RESULTS[plan.to]}` },
          {
            title: '退款',
            align: 'right',
            render: (_, { orders, back }) => `${orders} 单 ${moneyText(back)}`,
          },
        ]}
      />
    </section>
  )
}

const RESULTS = { hit: '红', miss: '黑', push: '走', void: '作废' } as const

const countsOf = (moves: Moves) => [
  { key: 'plans', label: '改判方案', children: moves.plans.length },
  { key: 'experts', label: '战绩变动的专家', children: moves.experts },
  { key: 'orders', label: '退款订单', children: moves.orders },
  { key: 'back', label: '退回金币', children: moneyText(moves.back) },
  { key: 'restored', label: '补回分成的方案', children: moves.restored },
  { key: 'rewritten', label: '只改比分的方案', children: moves.rewritten },
]
