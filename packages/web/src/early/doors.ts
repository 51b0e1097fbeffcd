import { appVersion, gatewayPath, wireParams } from '@linmen/contract/kit/transport.ts'
import type { ScreenName } from '@linmen/contract/screens/all-screens.ts'
import { matchScreens } from '@linmen/contract/screens/match.screens.ts'
import { basketballDetailGateway } from '@linmen/contract/sportdata/basketball-detail.gateway.ts'
import { basketballGateway } from '@linmen/contract/sportdata/basketball.gateway.ts'
import { footballDetailGateway } from '@linmen/contract/sportdata/football-detail.gateway.ts'
import { footballGateway } from '@linmen/contract/sportdata/football.gateway.ts'
import { mediaGateway } from '@linmen/contract/sportdata/media.gateway.ts'
import { BASKETBALL_TAB, defaultMatchSettings, FOOTBALL_TAB, oddsOf } from '#kit/match-settings.ts'
import { gatewayBody } from '#kit/payload.ts'
import { storageKeys } from '#kit/storage.ts'

/** A page that many people arrive at from outside. */
export interface Door {
  readonly paths: readonly string[]
  /** Modules it begins with, as the build knows them. */
  readonly modules: readonly string[]
  /** Its first questions to the gateway, as somebody asks them who has changed no setting. */
  readonly bodies: readonly string[]
}

/** What is filled in when somebody arrives. */
const DAY = '{day}'
const MATCH = '{matchId}'

/** Where questions go before it is known who asks. */
export const url = `${gatewayPath}?${new URLSearchParams({
  [wireParams.platform]: 'wap',
  [wireParams.appVersion]: appVersion,
})}`

/** Whoever has settings of their own asks something else. */
export const settingsKey = storageKeys.matchSettings

/** The build writes these into the start page, which fetches and asks before the scripts are there. */
export const doors: readonly Door[] = [
  door(
    'ZqMatchListPage',
    ['match/pages/match-list.page.tsx'],
    [
      gatewayBody(footballGateway.getMatchListByDate, {
        date: DAY,
        company: company(FOOTBALL_TAB),
      }),
    ],
  ),
  door(
    'BkMatchListPage',
    ['match/pages/basketball-list.page.tsx'],
    [
      gatewayBody(basketballGateway.getBkTodayGroupLeagueMatchList, {
        date: DAY,
        company: company(BASKETBALL_TAB),
      }),
    ],
  ),
  door(
    'MatchDetailFootball',
    ['football/pages/match-detail.page.tsx', 'football/parts/situation-tab.tsx'],
    [
      gatewayBody(footballDetailGateway.getMatchInfoById, { matchId: MATCH }),
      gatewayBody(footballDetailGateway.getMatchEventByMatchIdList, { matchIds: [MATCH] }),
      gatewayBody(mediaGateway.getMatchCartoonInfo, { matchId: MATCH }),
    ],
  ),
  door(
    'BkMatchDetailPage',
    ['basketball/pages/basketball-detail.page.tsx', 'basketball/parts/text-tab.tsx'],
    [gatewayBody(basketballDetailGateway.getBkMatchDetail, { matchId: MATCH })],
  ),
]

function door(
  screen: ScreenName & keyof typeof matchScreens,
  pages: readonly string[],
  bodies: readonly string[],
): Door {
  const { path, aliases } = matchScreens[screen]
  const modules = ['src/app/pages.ts', ...pages.map((page) => `src/features/${page}`)]
  return { paths: [path, ...aliases], modules, bodies }
}

function company(tab: string): number {
  return oddsOf(defaultMatchSettings, tab).provider.oddsCompany
}
