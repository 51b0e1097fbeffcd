import { BasketballView } from '#features/league/parts/season/basketball/basketball-view.tsx'
import { useScreenParams } from '#kit/shown.ts'

export function Page() {
  const { leagueId } = useScreenParams('BkLeaguePage')
  return <BasketballView leagueId={leagueId} title="赛事" />
}
