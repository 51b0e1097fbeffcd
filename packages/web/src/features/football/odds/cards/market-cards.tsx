import { useQuery } from '@tanstack/react-query'
import { oddsQueries } from '#features/football/match-data.queries.ts'
import { BetSharesCard } from './bet-shares-card.tsx'
import { DispersionCard } from './dispersion-card.tsx'
import { ExchangeCard } from './exchange-card.tsx'
import { Explaining } from './explained-figure.tsx'
import { KellyCard } from './kelly-card.tsx'
import s from './market-cards.module.css'
import { SameOddsCard } from './same-odds-card.tsx'
import type { OfMatch } from '#features/football/of-match.ts'

interface MarketCardsProps extends OfMatch {
  readonly inPlay: boolean
  /** Until when trades of the exchange may be seen: those of play tell how it goes. */
  readonly tradesUntilMs: number
}

/** What follows from the prices of results. Every underlined figure explains itself. */
export function MarketCards({ matchId, inPlay, tradesUntilMs }: MarketCardsProps) {
  const kelly = useQuery(oddsQueries.kelly(matchId))
  return (
    <Explaining>
      <div className={s.cards}>
        <p className={s.note}>
          {inPlay && '凯利、离散、必发盈亏、同赔没有滚球，按终盘计算。'}
          带下划点线的数字可点开看算法
        </p>
        <KellyCard query={kelly} />
        <DispersionCard matchId={matchId} query={kelly} />
        <BetSharesCard matchId={matchId} quote={kelly.data?.rows[0]} />
        <ExchangeCard {...{ matchId, tradesUntilMs }} />
        <SameOddsCard matchId={matchId} />
      </div>
    </Explaining>
  )
}
