import { BasketballPlayer } from '#features/data/parts/basketball-player.tsx'
import { FootballPlayer } from '#features/data/parts/football-player.tsx'
import { useScreenParams } from '#kit/go.ts'

/** A player's own page. The address names the sport; without it he is a footballer. */
export function Page() {
  return useScreenParams()['sport'] === 'basketball' ? <BasketballPlayer /> : <FootballPlayer />
}
