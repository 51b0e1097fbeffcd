import type { PredictionDetail } from '@linmen/contract/prediction/prediction.schemas.ts'
import { wholePercents } from '@linmen/domain/prediction/whole-percents.ts'
import { useState } from 'react'
import { momentText } from '#sport/moment-text.ts'
import { CalibrationBadge } from '#ui/calibration-badge/calibration-badge.tsx'
import { Card } from '#ui/card/card.tsx'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { HeatMap } from '#ui/heat-map/heat-map.tsx'
import { ProbabilityBar } from '#ui/probability-bar/probability-bar.tsx'
import { Section } from '#ui/section/section.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import s from './model-cards.module.css'

export function ModelCards({ prediction }: { prediction: PredictionDetail }) {
  return (
    <>
      <Chances prediction={prediction} />
      <Scores prediction={prediction} />
      <Totals prediction={prediction} />
      <Points prediction={prediction} />
    </>
  )
}

interface Told {
  readonly prediction: PredictionDetail
}

function Chances({ prediction }: Told) {
  const { modelName, method, chances, market, marketName, madeAtMs, record } = prediction
  const [open, setOpen] = useState(false)
  return (
    <Card>
      <Section
        inCard
        title={modelName}
        fact={`${momentText(madeAtMs)} 写入`}
        more={{ text: '模型说明', onClick: () => setOpen(true) }}
      >
        <div className={s.body}>
          <ProbabilityBar
            model={wholePercents(chances)}
            {...(market && { market: wholePercents(market), marketName })}
          />
          <CalibrationBadge
            points={record.calibration.map(({ forecast, came }) => ({ forecast, actual: came }))}
            matches={record.matches}
            hitRate={percent((100 * record.hits) / record.matches)}
            error={percent(100 * (record.calibrationError ?? 0))}
            verified={record.matches > 0}
          />
          <Record record={record} />
          <p className={s.note}>赛前写入，之后不改{marketNote(prediction)}</p>
        </div>
      </Section>
      <Sheet open={open} onClose={() => setOpen(false)} title="模型说明">
        <p className={s.method}>{method}</p>
      </Sheet>
    </Card>
  )
}

/** It is neither the market of now nor the mean of all companies. */
function marketNote({ market, marketName }: PredictionDetail): string {
  if (!market) return '。写入时还没有市场概率'
  return marketName ? `。${marketName}取写入时的欧指去水，不是指数页的平均` : ''
}

function Record({ record }: { record: PredictionDetail['record'] }) {
  if (record.rps === null) return null
  return (
    <p className={s.note}>
      同 {record.matches} 场 RPS：模型 {record.rps.toFixed(4)}
      {record.marketRps === null ? '' : `，市场 ${record.marketRps.toFixed(4)}`}
      （越小越准）
    </p>
  )
}

function Scores({ prediction: { home, away, goals, grid } }: Told) {
  return (
    <Card>
      <Section inCard title="比分概率" fact="单位 %">
        <div className={s.body}>
          <HeatMap
            home={{ name: home, expected: goals.home.toFixed(2) }}
            away={{ name: away, expected: goals.away.toFixed(2) }}
            values={grid}
          />
        </div>
      </Section>
    </Card>
  )
}

function Totals({ prediction: { over, bothScore, totals } }: Told) {
  return (
    <Card>
      <Section inCard title="进球" fact="总进球数单位 %">
        <dl className={s.facts}>
          <Fact name="大于 2.5 球" share={over} />
          <Fact name="双方都进球" share={bothScore} />
        </dl>
        <DataTable
          caption="总进球数概率"
          rows={[totals]}
          keyOf={() => 'totals'}
          columns={totals.map((_, goals) => ({
            head: goals === totals.length - 1 ? `${goals}+ 球` : `${goals} 球`,
            cell: (all: readonly number[]) => (all[goals] ?? 0).toFixed(1),
          }))}
        />
      </Section>
    </Card>
  )
}

const Fact = ({ name, share }: { name: string; share: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{percent(share)}</dd>
  </div>
)

function Points({ prediction: { points, sample } }: Told) {
  return (
    <Card>
      <Section inCard title="要点" fact={`评级样本 ${sample} 场`}>
        <ul className={s.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Section>
    </Card>
  )
}

const percent = (share: number) => (Number.isFinite(share) ? `${share.toFixed(1)}%` : '-')
