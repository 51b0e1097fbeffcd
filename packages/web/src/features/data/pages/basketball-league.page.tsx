import { BasketballView } from '#features/data/parts/basketball-view.tsx'
import { useScreenParams } from '#kit/go.ts'

export function Page() {
  const { leagueId = '' } = useScreenParams()
  return <BasketballView leagueId={leagueId} title="赛事" />
}
