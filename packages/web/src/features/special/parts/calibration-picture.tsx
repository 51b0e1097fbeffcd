import type { ModelRecord } from '@linmen/contract/prediction/prediction.schemas.ts'
import { cx } from '#ui/class-names.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import s from './picture.module.css'

type Points = ModelRecord['model']['calibration']

const SIZE = 300
const EDGE = 36
const ROOM = SIZE - 2 * EDGE
const TICKS = [0, 0.5, 1]
const x = (share: number) => EDGE + share * ROOM
const y = (share: number) => SIZE - EDGE - share * ROOM

/** What was said against what came, of the model and of the market; the diagonal is perfect. The table says it in figures. */
export function CalibrationPicture({ model, market }: { model: Points; market: Points }) {
  return (
    <>
      <p className={s.legend}>
        <span className={s.home}>
          <i />
          模型
        </span>
        <span className={s.away}>
          <i />
          市场
        </span>
        <span>虚线：说几成就来几成</span>
      </p>
      <svg className={s.square} viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
        {TICKS.map((share) => (
          <g key={share}>
            <path
              className={s.grid}
              d={`M${x(0)} ${y(share)}H${x(1)}M${x(share)} ${y(0)}V${y(1)}`}
            />
            <text className={s.label} x={x(share)} y={SIZE - 14} textAnchor="middle">
              {100 * share}%
            </text>
            <text className={s.label} x={x(0) - 4} y={y(share) + 3} textAnchor="end">
              {100 * share}%
            </text>
          </g>
        ))}
        <path className={cx(s.axis, s.dashed)} d={`M${x(0)} ${y(0)}L${x(1)} ${y(1)}`} />
        <Course points={market} tone={s.away} square />
        <Course points={model} tone={s.home} />
      </svg>
      <DataTable
        caption="校准：预测概率与实际频率"
        rows={binsOf(model, market)}
        keyOf={({ bin }) => bin}
        columns={[
          { head: '预测', align: 'start', rowHead: true, cell: ({ bin }) => bin },
          { head: '模型次数', cell: (row) => String(row.model?.n ?? 0) },
          { head: '实际', cell: (row) => percent(row.model?.came) },
          { head: '市场次数', cell: (row) => String(row.market?.n ?? 0) },
          { head: '实际', cell: (row) => percent(row.market?.came) },
        ]}
      />
    </>
  )
}

interface CourseProps {
  readonly points: Points
  readonly tone: string | undefined
  readonly square?: boolean
}

function Course({ points, tone, square = false }: CourseProps) {
  const placed = points.map(({ forecast, came }) => [x(forecast), y(came)] as const)
  return (
    <g className={tone}>
      <path className={s.course} d={`M${placed.map((at) => at.join(' ')).join('L')}`} />
      {placed.map(([left, top]) =>
        square ? (
          <rect key={left} className={s.dot} x={left - 3} y={top - 3} width="6" height="6" />
        ) : (
          <circle key={left} className={s.dot} cx={left} cy={top} r="3.5" />
        ),
      )}
    </g>
  )
}

const BINS = 10
const percent = (share: number | undefined) =>
  share === undefined ? '-' : `${Math.round(100 * share)}%`

/** The tenths of both side by side. */
const binsOf = (model: Points, market: Points) =>
  Array.from({ length: BINS }, (_, at) => {
    const inBin = ({ forecast }: Points[number]) =>
      Math.min(BINS - 1, Math.floor(forecast * BINS)) === at
    return {
      bin: `${10 * at}–${10 * (at + 1)}%`,
      model: model.find(inBin),
      market: market.find(inBin),
    }
  }).filter((row) => row.model ?? row.market)
