import { BasketballPlayer } from '#features/league/parts/player/basketball-player.tsx'
import { FootballPlayer } from '#features/league/parts/player/football-player.tsx'
import { useScreenParams } from '#kit/shown.ts'

/** A player's own page. The address names the sport; without it he is a footballer. */
export function Page() {
  return useScreenParams('PlayerInfoPage').sport === 'basketball' ? (
    <BasketballPlayer />
  ) : (
    <FootballPlayer />
  )
}
