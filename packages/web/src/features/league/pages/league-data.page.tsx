import { LeagueView } from '#features/league/parts/season/league-view.tsx'
import { useScreenParams } from '#kit/shown.ts'

export function Page() {
  const { leagueId } = useScreenParams('LeagueDataPage')
  return <LeagueView leagueId={leagueId} title="赛事" />
}
