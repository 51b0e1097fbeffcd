import type { LineupSide, MatchEvent } from '@linmen/contract/match/football-detail.schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#kit/pages/loaded.tsx'
import { Card } from '#ui/card/card.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { SmallEmpty } from '#ui/small-empty/small-empty.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import { lineupQuery } from '#features/football/football.queries.ts'
import { useEvents } from '#features/football/use-match.ts'
import { useShownMatch } from '#features/football/use-shown-match.ts'
import { BenchCard } from './bench-card.tsx'
import { PitchElevens } from '#features/football/parts/pitch/pitch-elevens.tsx'
import s from './lineup-tab.module.css'

interface Sides {
  readonly home: LineupSide
  readonly away: LineupSide
}

/** 阵容: both elevens on one pitch and the benches. Who is missing stands among the news of 分析. */
export function LineupTab({ matchId }: { matchId: string }) {
  const query = useQuery(lineupQuery(matchId))
  const events = useEvents(matchId)
  const { veil } = useShownMatch(matchId)
  return (
    <div className={s.tab}>
      <Loaded query={query}>
        {({ home, away }) => {
          const sides = veil ? { home: unrated(home), away: unrated(away) } : { home, away }
          return <Lineups sides={sides} events={events} />
        }}
      </Loaded>
    </div>
  )
}

/** Who plays, without how well. */
function unrated(side: LineupSide): LineupSide {
  const { lineup } = side
  if (!lineup) return side
  const [starters, bench] = [lineup.starters, lineup.bench].map((players) =>
    players.map((player) => ({ ...player, rating: null })),
  )
  return { ...side, lineup: { ...lineup, starters: starters!, bench: bench! } }
}

function Lineups({ sides, events }: { sides: Sides; events: readonly MatchEvent[] }) {
  const { home, away } = sides
  const named = home.lineup !== null || away.lineup !== null
  const guessed = [home, away].some(({ lineup }) => lineup && !lineup.confirmed)
  return (
    <>
      {named ? (
        <>
          <Card as="div" label="首发阵容">
            <TeamLine side={home} at="home" />
            <PitchElevens home={home} away={away} events={events} />
            <TeamLine side={away} at="away" />
          </Card>
          <BenchCard home={home} away={away} events={events} />
        </>
      ) : (
        <Card>
          <SmallEmpty title="阵容未公布" text="一般在开球前一小时公布" />
        </Card>
      )}
      {guessed && <Hint>预测阵容以赛前公布为准</Hint>}
    </>
  )
}

function TeamLine({ side, at }: { side: LineupSide; at: 'home' | 'away' }) {
  const { teamName, lineup } = side
  return (
    <div className={s.team}>
      <i className={s[at]} />
      <b className={s.name}>{teamName}</b>
      {lineup && <span className={s.formation}>{lineup.formation}</span>}
      {lineup && !lineup.confirmed && <Tag tone="dashed">预测</Tag>}
      {lineup?.coach && <span className={s.coach}>主教练 {lineup.coach}</span>}
      {!lineup && <span className={s.coach}>阵容未公布</span>}
    </div>
  )
}
