import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import type { PlayerEntry } from '@linmen/contract/league/player.schemas.ts'
import { positionWords } from '#features/league/player-words.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { FavouriteButton } from '#features/favourite/parts/public.ts'
import { ProfileHead } from './profile-head.tsx'

interface PlayerHeadProps {
  readonly player: PlayerEntry
  readonly sport: Sport
  /** The page of the team. */
  readonly teamHref: string | undefined
}

/** Who a player is, and where he plays. */
export const PlayerHead = ({ player, sport, teamHref }: PlayerHeadProps) => (
  <ProfileHead
    mark={<Avatar id={player.id} size={58} />}
    name={player.name}
    action={
      <FavouriteButton subject={{ kind: 'player', sport, id: player.id, name: player.name }} />
    }
    lines={[
      <>
        <a href={teamHref}>{player.teamName}</a>
        {`　${player.shirt} 号　${positionWords[player.position]}`}
      </>,
      `${player.countryName}　${player.age} 岁`,
    ]}
  />
)
