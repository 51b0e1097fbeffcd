import { useQuery } from '@tanstack/react-query'
import { basketballFiguresQuery } from '#features/league/basketball.queries.ts'
import { useState } from 'react'
import { Loaded } from '#kit/pages/loaded.tsx'
import { Card } from '#ui/card/card.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { Section } from '#ui/section/section.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { BackToBackCard, HandicapCard, MarginCard, OddEvenCard } from './trend-cards.tsx'
import type { BasketballPart } from '#features/league/parts/season/basketball/basketball-part.ts'
import { FactGrid } from '#features/league/parts/player/fact-grid.tsx'
import { SeasonBar } from '#features/league/parts/season/season-bar.tsx'
import { ShareRow, ShareRows } from '#features/league/parts/player/share-row.tsx'
import s from '#features/league/parts/tab.module.css'

const CARDS = {
  handicap: HandicapCard,
  oddEven: OddEvenCard,
  margin: MarginCard,
  backToBack: BackToBackCard,
}

const TRENDS: readonly { key: keyof typeof CARDS; label: string }[] = [
  { key: 'handicap', label: '盘路' },
  { key: 'oddEven', label: '单双' },
  { key: 'margin', label: '胜分差' },
  { key: 'backToBack', label: '背靠背' },
]

/** A season in figures: points, lines, odd and even, margins, days without rest. */
export function TrendsTab({ page, choice, picker }: BasketballPart) {
  const query = useQuery(basketballFiguresQuery(choice))
  const [trend, setTrend] = useState<keyof typeof CARDS>('handicap')
  const Trend = CARDS[trend]
  return (
    <>
      <SeasonBar season={page.season} picker={picker} />
      <Loaded
        query={query}
        isEmpty={({ matches }) => matches === 0}
        empty={{ title: '暂无统计', text: '这个赛季还没有结束的比赛', sport: 'basketball' }}
      >
        {({ matches, handicap, totals, ...figures }) => (
          <div className={s.cards}>
            <Card as="div">
              <Section inCard title="得分与赛果" fact={`已赛 ${matches} / ${page.announced} 场`}>
                <FactGrid
                  facts={[
                    { label: '场均总分', value: figures.pointsPerMatch.toFixed(1) },
                    { label: '主队场均', value: figures.homePoints.toFixed(1) },
                    { label: '客队场均', value: figures.awayPoints.toFixed(1) },
                  ]}
                />
                <ShareRows
                  parts={[
                    { label: '主胜', count: figures.homeWins.count },
                    { label: '客胜', count: figures.awayWins.count },
                  ]}
                />
                <ShareRow label="打入加时" count={figures.overtimes.count} of={matches} />
                <ShareRows parts={linesOf(handicap)} />
                <ShareRows parts={sumsOf(totals)} />
              </Section>
            </Card>
            <div className={s.bar}>
              <Segmented label="各队统计" items={TRENDS} value={trend} onChange={setTrend} />
            </div>
            <Trend choice={choice} />
          </div>
        )}
      </Loaded>
      <Hint>统计只含已结束的比赛；盘路以终盘结算，仅供参考</Hint>
    </>
  )
}

const linesOf = ({ win, push, lose }: { win: number; push: number; lose: number }) => [
  { label: '主队赢盘', count: win },
  { label: '走盘', count: push },
  { label: '主队输盘', count: lose },
]

const sumsOf = ({ over, push, under }: { over: number; push: number; under: number }) => [
  { label: '大分', count: over },
  { label: '大小走盘', count: push },
  { label: '小分', count: under },
]
