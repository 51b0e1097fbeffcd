import type { BasketballPrediction } from '@linmen/contract/prediction/prediction.schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#kit/pages/loaded.tsx'
import { Card } from '#ui/card/card.tsx'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { Section } from '#ui/section/section.tsx'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'
import { StatBar } from '#ui/stat-bar/stat-bar.tsx'
import { predictionQuery } from '#features/basketball/prediction.queries.ts'
import type { OfMatch } from './detail-tabs.tsx'
import s from './model-tab.module.css'

const ASK_AGAIN_MS = 2000

/** What ratings say about the match from the games of the days before it. */
export function ModelTab({ matchId }: OfMatch) {
  const query = useQuery({
    ...predictionQuery(matchId),
    refetchInterval: ({ state }) => (state.data?.missing === 'soon' ? ASK_AGAIN_MS : false),
  })
  return (
    <>
      <Loaded query={query} skeleton={<SkeletonCards count={2} />}>
        {(told) =>
          told.forecast ? (
            <Forecast told={told} forecast={told.forecast} />
          ) : (
            <EmptyState {...REASONS[told.missing ?? 'soon']} />
          )
        }
      </Loaded>
      <Hint>概率不等于结果　模型仅供理性参考</Hint>
    </>
  )
}

interface ForecastProps {
  readonly told: BasketballPrediction
  readonly forecast: NonNullable<BasketballPrediction['forecast']>
}

function Forecast({ told, forecast }: ForecastProps) {
  const { modelName, sample, home, away, market, method, record } = told
  const rows = [
    {
      name: '分差',
      model: lead(forecast.margin, told),
      market: market && lead(market.margin, told),
    },
    { name: '总分', model: points(forecast.total), market: market && points(market.total) },
  ]
  return (
    <Card>
      <Section inCard title={modelName} fact={`样本 ${sample} 场`}>
        <div className={s.body}>
          <StatBar
            awayFirst
            label={`${away} / ${home} 胜率`}
            home={forecast.home}
            away={forecast.away}
            homeText={`${forecast.home.toFixed(1)}%`}
            awayText={`${forecast.away.toFixed(1)}%`}
          />
          <DataTable
            caption="分差与总分"
            rows={rows}
            keyOf={({ name }) => name}
            columns={[
              { head: '', align: 'start', rowHead: true, cell: ({ name }) => name },
              { head: '模型', cell: ({ model }) => model },
              { head: '盘口', cell: ({ market: line }) => line ?? '-' },
            ]}
          />
          {record && <Record record={record} />}
          <p className={s.note}>{method}</p>
        </div>
      </Section>
    </Card>
  )
}

function Record({ record }: { record: NonNullable<BasketballPrediction['record']> }) {
  const { matches, hits, marginError, marketError } = record
  if (matches === 0 || marginError === null) return null
  return (
    <p className={s.note}>
      回测本联赛近 {matches} 场：胜负对 {hits} 场，分差平均偏差 {marginError.toFixed(1)} 分
      {marketError === null ? '' : `，收盘盘口 ${marketError.toFixed(1)} 分`}（越小越准）
    </p>
  )
}

const lead = (margin: number, { home, away }: BasketballPrediction) =>
  margin === 0 ? '持平' : `${margin > 0 ? home : away} ${points(Math.abs(margin))}`

const points = (value: number) => value.toFixed(1)

const REASONS = {
  notYet: { title: '预测还没有公布', text: '比赛日再来看看' },
  cup: { title: '杯赛没有预测', text: '模型只比较同一联赛的球队，不为杯赛给出概率' },
  tooFew: { title: '样本不足', text: '两队在本联赛收录的比赛还不够，暂不给出概率' },
  soon: { title: '正在计算', text: '正在读取本联赛近几个赛季的比赛，稍后自动显示' },
  neverWritten: { title: '本场没有预测', text: '这场比赛之前没有收录足够的数据' },
} as const
