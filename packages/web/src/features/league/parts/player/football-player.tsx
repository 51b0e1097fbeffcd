import type { PlayerEntry } from '@linmen/contract/league/player.schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { playerQuery, teamQuery } from '#features/league/league.queries.ts'
import { footWords, valueWords } from '#features/league/player-words.ts'
import { hrefTo } from '#kit/go.ts'
import { useScreenParams } from '#kit/shown.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { ResultsVeil } from '#sport/shield/veil.tsx'
import { FootballFixture } from '#features/league/parts/season/football-fixture.tsx'
import { NearMatches } from '#features/league/parts/team/near-matches.tsx'
import { BodyCard } from './body-card.tsx'
import { CareerCard, HonoursCard, TransfersCard } from './career-cards.tsx'
import { PlayerHead } from './player-head.tsx'
import s from '#features/league/parts/tab.module.css'

/** A footballer's own page. */
export function FootballPlayer() {
  const { playerId, teamId } = useScreenParams('PlayerInfoPage')
  const query = useQuery(playerQuery(playerId, teamId))
  const player = query.data?.player
  return (
    <PageFrame title={player?.name ?? '球员'} {...(player && { header: <Head player={player} /> })}>
      <Loaded
        query={query}
        isEmpty={(page) => page.player === null}
        empty={{ title: '没有这名球员', text: '资料可能还没有收录' }}
      >
        {(page) =>
          page.player && (
            <div className={s.cards}>
              <NextOfTeam teamId={page.player.teamId} />
              <BodyCard
                player={page.player}
                more={[
                  { label: '惯用脚', value: footWords[page.player.strong] },
                  { label: '估值', value: valueWords(page.player.value) },
                ]}
              />
              <ResultsVeil what="生涯数据" at={playerId}>
                <CareerCard seasons={page.seasons} />
              </ResultsVeil>
              <TransfersCard transfers={page.transfers} />
              <HonoursCard honours={page.honours} />
            </div>
          )
        }
      </Loaded>
    </PageFrame>
  )
}

/** When his team plays next, and how it played last. */
function NextOfTeam({ teamId }: { teamId: string }) {
  const { data } = useQuery(teamQuery(teamId))
  if (!data) return null
  return <NearMatches {...data} row={(match) => <FootballFixture match={match} league />} />
}

const Head = ({ player }: { player: PlayerEntry }) => (
  <PlayerHead
    player={player}
    sport="football"
    teamHref={hrefTo('TeamDataPage', { teamId: player.teamId })}
  />
)
