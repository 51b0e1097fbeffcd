import { explainBetHeat, type Quote } from '@linmen/domain/odds/explain-market.ts'
import { useQuery } from '@tanstack/react-query'
import { DataCard } from '#sport/data-card/data-card.tsx'
import { momentText } from '#sport/moment-text.ts'
import { DataTable, type Column } from '#ui/data-table/data-table.tsx'
import { oddsQueries } from '#features/football/match-data.queries.ts'
import { ExplainedFigure } from './explained-figure.tsx'
import s from './market-cards.module.css'
import {
  OUTCOME_NAMES,
  OUTCOMES,
  OutcomeName,
  type OutcomeWord,
} from '#features/football/odds/outcome-name.tsx'

interface BetSharesCardProps {
  readonly matchId: string
  /** The company whose chances the shares are compared with. */
  readonly quote: Quote | undefined
}

/** How the tickets of the national games are spread, beside what the market thinks. */
export function BetSharesCard({ matchId, quote }: BetSharesCardProps) {
  const query = useQuery(oddsQueries.betShares(matchId))
  const plain = query.data?.winDrawLose
  return (
    <DataCard
      title="投注占比"
      fact={plain && `${query.data?.source} ${momentText(plain.atMs)}`}
      query={query}
      height={180}
      isEmpty={({ winDrawLose }) => winDrawLose === null}
      emptyText="本场不在竞彩名单，或尚未公布占比"
    >
      {({ winDrawLose, handicap }) => {
        const columns: Column<OutcomeWord>[] = [
          {
            head: '项',
            align: 'start',
            rowHead: true,
            cell: (outcome) => <OutcomeName outcome={outcome} />,
          },
          { head: '胜平负', cell: (outcome) => percent(winDrawLose?.[outcome]) },
          {
            head: '占比差',
            cell: (outcome) =>
              winDrawLose && quote ? (
                <ExplainedFigure
                  title={`${OUTCOME_NAMES[outcome]}占比差`}
                  explained={explainBetHeat(winDrawLose[outcome], quote, outcome)}
                />
              ) : (
                '-'
              ),
          },
          { head: '让球', cell: (outcome) => percent(handicap?.[outcome]) },
        ]
        return (
          <>
            <DataTable
              caption="各项投注占比"
              rows={OUTCOMES}
              keyOf={(outcome) => outcome}
              columns={columns}
            />
            <div className={s.facts}>
              {quote && `占比差 = 胜平负占比 − ${quote.name} 赛前欧指去水概率。`}
              为正：买的人比概率能解释的多。
            </div>
          </>
        )
      }}
    </DataCard>
  )
}

const percent = (share: number | undefined) => (share === undefined ? '-' : `${share.toFixed(1)}%`)
