import { screens } from '@linmen/contract/screens/all-screens.ts'
import type { Screen } from '@linmen/contract'

interface Wanted {
  readonly football: string
  readonly basketball: string
  idOf(name: string): string
}

/** Screens that hold nothing of the product, or end the visit. */
const APART = new Set(['GalleryPage', 'ErrorPage', 'LoginPage', 'PlanDetailPayErrorPage'])

/** An address for every open screen, about one match of each sport and whatever else the demo has. */
export function everyAddress(wanted: Wanted): { name: string; address: string }[] {
  const open = Object.entries(screens as Record<string, Screen>).filter(
    ([name, { planned }]) => !planned && !APART.has(name),
  )
  const addresses = open.map(([name, { path }]) => {
    const params = paramsFor(name, wanted)
    const filled = path.replaceAll(/:(\w+)/g, (_, param: string) => params[param] ?? '')
    return { name, address: `${filled}?${new URLSearchParams(params)}` }
  })
  return [...addresses, basketballPlayer(wanted)]
}

/** One screen is for players of both sports, and the address says of which. */
function basketballPlayer(wanted: Wanted) {
  const { teamId = '', playerId = '' } = paramsFor('BkTeamPage', wanted)
  const params = new URLSearchParams({ playerId, teamId, sport: 'basketball' })
  return { name: 'PlayerInfoPage basketball', address: `${screens.PlayerInfoPage.path}?${params}` }
}

function paramsFor(name: string, { football, basketball, idOf }: Wanted): Record<string, string> {
  const isBasketball = /^Bk|Bk(Page)?$/.test(name)
  return {
    matchId: isBasketball ? basketball : football,
    leagueId: idOf(isBasketball ? 'bkLeagueId' : 'leagueId'),
    teamId: idOf(isBasketball ? 'bkTeamId' : 'teamId'),
    playerId: idOf(isBasketball ? 'bkPlayerId' : 'playerId'),
    oddsId: isBasketball ? '5' : '6',
    type: '1',
    ...(name === 'BkTeamPage' && { tab: 'overview' }),
    ...(name.startsWith('Plan') && { id: idOf('planId'), planId: idOf('planId') }),
  }
}
