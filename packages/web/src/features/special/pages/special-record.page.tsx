import type { PredictionBrief } from '@linmen/contract/prediction/prediction.schemas.ts'
import { toolOf } from '@linmen/domain/special/tools.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { hrefTo } from '#kit/go.ts'
import { ResultsVeil } from '#sport/shield/veil.tsx'
import { dayText } from '#sport/moment-text.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { Section } from '#ui/section/section.tsx'
import { SmallEmpty } from '#ui/small-empty/small-empty.tsx'
import { ModelAgainstMarket } from '#features/special/parts/model-against-market.tsx'
import { RecordFilter, useRecordFilter } from '#features/special/parts/record-filter.tsx'
import { RecordLines } from '#features/special/parts/record-card.tsx'
import { specialQueries } from '#features/special/special.queries.ts'
import s from './pages.module.css'

/** Every tool and the ratings beside the market, with what is worthless said as well. */
export function Page() {
  return (
    <PageFrame title="模型战绩">
      <p className={s.lead}>
        每项信号都在开赛前写入，之后不改；标为回测的，是赛后按开赛前已知的数据补算。区间为
        95%，虚线是市场对同一赛果的预期。
      </p>
      <ResultsVeil what="模型战绩" at="special-record">
        <Ratings />
        <Tools />
        <Predictions />
      </ResultsVeil>
      <Hint>RPS 与对数损失越小越准　历史不代表以后</Hint>
    </PageFrame>
  )
}

/** The model beside the market, for any league and period, as a picture, in words and as a file. */
function Ratings() {
  const filter = useRecordFilter()
  const query = useQuery({
    ...specialQueries.record(filter.asked),
    // What was chosen before stays until the next is there: its leagues are what can be chosen.
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <Card>
        <Section
          inCard
          title="模型对市场"
          aside={
            <Button look="ghost" size="s" href={fileOf(filter.asked)}>
              下载 CSV
            </Button>
          }
        >
          <RecordFilter filter={filter} leagues={query.data?.leagues ?? []} />
        </Section>
      </Card>
      <Loaded
        query={query}
        isEmpty={({ matches }) => matches === 0}
        empty={{ title: '这段时间没有完场的预测', text: '换一个联赛或更长的时间' }}
      >
        {(record) => <ModelAgainstMarket record={record} />}
      </Loaded>
    </>
  )
}

/** The same rows, one line for each match. */
const fileOf = (asked: ReturnType<typeof useRecordFilter>['asked']) => {
  const { leagueId, from, to } = asked
  const words = { leagueId, startDate: from, endDate: to }
  const given = Object.entries(words).filter(([, word]) => word !== undefined)
  return `/api/model/record.csv?${new URLSearchParams(given as [string, string][])}`
}

function Tools() {
  const query = useQuery(specialQueries.records())
  return (
    <Loaded query={query}>
      {({ models }) =>
        models.map((record) => (
          <Card key={record.tool}>
            <Section
              inCard
              title={toolOf(record.tool).title}
              more={{
                text: '说明',
                href: hrefTo('SpecialIntroduce', { type: toolOf(record.tool).code }) ?? '',
              }}
            >
              <div className={s.section}>
                <RecordLines record={record} />
              </div>
            </Section>
          </Card>
        ))
      }
    </Loaded>
  )
}

const SHOWN = 20

function Predictions() {
  const query = useQuery(specialQueries.predictions())
  return (
    <Loaded query={query}>
      {({ predictions }) => (
        <Card>
          <Section inCard title="最近的预测" fact={`${predictions.length} 场`}>
            {predictions.length === 0 ? (
              <SmallEmpty text="还没有预测" />
            ) : (
              <DataTable
                caption="最近的预测"
                rows={predictions.slice(0, SHOWN)}
                keyOf={({ predictionId }) => predictionId}
                linkOf={({ matchId, home, away }) => ({
                  href: hrefTo('MatchDetailFootball', { matchId }),
                  label: `${home} 对 ${away}`,
                })}
                columns={PREDICTION_COLUMNS}
              />
            )}
          </Section>
        </Card>
      )}
    </Loaded>
  )
}

const PICKS = { home: '主胜', draw: '平', away: '客胜' } as const

const PREDICTION_COLUMNS = [
  {
    head: '比赛',
    align: 'start' as const,
    rowHead: true,
    cell: ({ home, away, kickOffAtMs }: PredictionBrief) =>
      `${dayText(kickOffAtMs)} ${home} vs ${away}`,
  },
  { head: '预测', cell: ({ pick }: PredictionBrief) => PICKS[pick] },
  {
    head: '比分',
    cell: ({ score }: PredictionBrief) => (score ? `${score.home}-${score.away}` : '未赛'),
  },
  {
    head: '结果',
    cell: ({ hit, backtest }: PredictionBrief) =>
      `${hit === null ? '-' : hit ? '中' : '未中'}${backtest ? ' 回测' : ''}`,
  },
]
