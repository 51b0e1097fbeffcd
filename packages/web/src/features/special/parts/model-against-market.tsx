import type { ModelRecord } from '@linmen/contract/prediction/prediction.schemas.ts'
import { dayText } from '#sport/moment-text.ts'
import { Card } from '#ui/card/card.tsx'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { LineChart } from '#ui/line-chart/line-chart.tsx'
import { Section } from '#ui/section/section.tsx'
import { backtestWords } from './backtest-words.ts'
import { CalibrationPicture } from './calibration-picture.tsx'
import s from './record-card.module.css'

/** Scores, calibration and flat stakes over the same matches. */
export function ModelAgainstMarket({ record }: { record: ModelRecord }) {
  return (
    <>
      <Scores record={record} />
      <Card>
        <Section inCard title="校准" fact="说几成，来几成">
          <div className={s.body}>
            <CalibrationPicture
              model={record.model.calibration}
              market={record.market.calibration}
            />
            <p className={s.note}>
              平均相差：模型 {points(record.model.calibrationError)}，市场{' '}
              {points(record.market.calibrationError)}。越小越诚实。
            </p>
          </div>
        </Section>
      </Card>
      <FlatStakes stake={record.stake} />
    </>
  )
}

const figure = (value: number | null) => (value === null ? '-' : value.toFixed(4))
const points = (share: number | null) =>
  share === null ? '-' : `${(100 * share).toFixed(1)} 个百分点`

function Scores({ record }: { record: ModelRecord }) {
  const { matches, backtested, unpriced, model, market, fromMs, untilMs } = record
  const rows = [
    { name: '模型', ...model },
    { name: '市场', ...market },
  ]
  return (
    <Card>
      <Section
        inCard
        title="评级模型与市场"
        fact={fromMs && untilMs ? `${dayText(fromMs)} 至 ${dayText(untilMs)}` : undefined}
      >
        <div className={s.body}>
          <p className={`${s.line} ${s.above}`}>
            同一批 <b>{matches}</b> 场，{leadWords(record.lead, matches)}
          </p>
          <DataTable
            caption="模型与市场"
            rows={rows}
            keyOf={({ name }) => name}
            columns={[
              { head: '', align: 'start', rowHead: true, cell: ({ name }) => name },
              { head: 'RPS', cell: ({ rps }) => figure(rps) },
              { head: '对数损失', cell: ({ logLoss }) => figure(logLoss) },
              {
                head: '首选命中',
                cell: ({ hits }) => `${Math.round((100 * hits) / Math.max(1, matches))}%`,
              },
            ]}
          />
          <p className={s.note}>
            {backtestWords(backtested, matches)}。
            {unpriced > 0 && `另有 ${unpriced} 场没有报价，不计。`}
          </p>
        </div>
      </Section>
    </Card>
  )
}

/** With fewer nobody can tell, whatever the interval says. */
const FEWEST = 30

function leadWords(lead: ModelRecord['lead'], matches: number): string {
  if (!lead) return '还没有可比的场次'
  const gap = `RPS 相差 ${signedText(lead.mean)}（95% 区间 ${signedText(lead.low)} 到 ${signedText(lead.high)}）`
  if (matches < FEWEST) return `场数还少，看不出高下：${gap}`
  if (lead.high < 0) return `模型更准：${gap}`
  if (lead.low > 0) return `市场更准：${gap}`
  return `分不出高下：${gap}`
}

const signedText = (value: number, places = 4) => `${value > 0 ? '+' : ''}${value.toFixed(places)}`

const SHOWN = 6

function FlatStakes({ stake }: { stake: ModelRecord['stake'] }) {
  const { bets, won, points: course } = stake
  const [first, last] = [course[0], course.at(-1)]
  if (!first || !last)
    return (
      <Card>
        <Section inCard title="等额模拟">
          <p className={`${s.body} ${s.note}`}>没有一场的模型概率高于报价所含的概率，没有曲线。</p>
        </Section>
      </Card>
    )
  const share = `${signedText((100 * last.profit) / bets, 1)}%`
  const summary = `${bets} 场各 1 单位，中 ${won} 场，累计 ${signedText(last.profit, 1)} 单位（每场 ${share}），95% 区间 ${signedText(last.low, 1)} 到 ${signedText(last.high, 1)}。${verdict(last, bets)}`
  const line = (pick: 'profit' | 'low' | 'high') =>
    course.map((point) => [point.atMs, point[pick]] as const)
  return (
    <Card>
      <Section inCard title="等额模拟" fact="含返还率">
        <div className={s.body}>
          {first.atMs < last.atMs && (
            <LineChart
              series={[
                { name: '区间下沿', tone: 'draw', points: line('low') },
                { name: '区间上沿', tone: 'draw', points: line('high') },
                { name: '累计', tone: 'home', points: line('profit') },
              ]}
              ticks={[first, last].map(({ atMs }) => ({ at: atMs, text: dayText(atMs) }))}
              format={(value) => String(value)}
              summary={summary}
              shape="lines"
              baseline
            />
          )}
          <p className={s.note}>{summary}</p>
          <DataTable
            caption="等额模拟的经过，单位"
            rows={course.slice(-SHOWN).toReversed()}
            keyOf={({ atMs }) => String(atMs)}
            columns={[
              { head: '截至', align: 'start', rowHead: true, cell: ({ atMs }) => dayText(atMs) },
              { head: '场', cell: (point) => String(point.bets) },
              { head: '累计', cell: ({ profit }) => signedText(profit, 1) },
              {
                head: '区间',
                cell: ({ low, high }) => `${signedText(low, 1)} 至 ${signedText(high, 1)}`,
              },
            ]}
          />
          <p className={s.note}>
            模拟：每场只在模型概率 × 报价最高且大于 1 的一项上记 1
            单位，报价取与预测并列的那家公司。 只用来检验模型，不是建议。
          </p>
        </div>
      </Section>
    </Card>
  )
}

function verdict({ low, high }: { low: number; high: number }, bets: number): string {
  if (bets < FEWEST) return '场数还少，看不出盈亏。'
  if (low > 0) return '区间在零以上。'
  if (high < 0) return '区间在零以下：照它做会亏。'
  return '区间包含零，盈亏可能只是运气。'
}
