import type { PlayerEntry } from '@linmen/contract/sportdata/player.schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { playerQuery } from '#features/data/data.queries.ts'
import { footWords, positionWords, valueWords } from '#features/data/player-words.ts'
import { hrefTo, useScreenParams } from '#kit/go.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { ResultsVeil } from '#kit/veil.tsx'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { BodyCard } from './body-card.tsx'
import { CareerCard, HonoursCard, TransfersCard } from './career-cards.tsx'
import { ProfileHead } from './profile-head.tsx'
import s from './tab.module.css'

/** A footballer's own page. */
export function FootballPlayer() {
  const { playerId = '', teamId } = useScreenParams()
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

const Head = ({ player }: { player: PlayerEntry }) => (
  <ProfileHead
    mark={<Avatar id={player.id} size={58} />}
    name={player.name}
    lines={[
      <>
        <a href={hrefTo('TeamDataPage', { teamId: player.teamId })}>{player.teamName}</a>
        {`　${player.shirt} 号　${positionWords[player.position]}`}
      </>,
      `${player.countryName}　${player.age} 岁`,
    ]}
  />
)
