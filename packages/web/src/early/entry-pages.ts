import { gatewayPath } from '@linmen/contract/kit/transport.ts'
import { firstScreens } from '@linmen/contract/screens/first.screens.ts'
import { basketballDetailGateway } from '@linmen/contract/basketball/basketball-detail.gateway.ts'
import { basketballGateway } from '@linmen/contract/basketball/basketball.gateway.ts'
import { footballDetailGateway } from '@linmen/contract/football/football-detail.gateway.ts'
import { footballGateway } from '@linmen/contract/football/football.gateway.ts'
import { mediaGateway } from '@linmen/contract/football/media.gateway.ts'
import {
  BASKETBALL_TAB,
  defaultMatchSettings,
  FOOTBALL_TAB,
  oddsOf,
} from '#sport/match-settings.ts'
import { gatewayBody } from '#kit/wire/payload.ts'
import { storageKeys } from '#kit/storage.ts'

/** A page that many people arrive at from outside. */
export interface EntryPage {
  readonly paths: readonly string[]
  /** Modules it begins with, as the build knows them. */
  readonly modules: readonly string[]
  /** Its first questions to the gateway, as somebody asks them who has changed no setting. */
  readonly bodies: readonly string[]
}

/** What is filled in when somebody arrives. */
const DAY = '{day}'
const MATCH = '{matchId}'

/** Where questions go. */
export const path = gatewayPath

/** Whoever has settings of their own asks something else. */
export const settingsKey = storageKeys.matchSettings

/** The build writes these into the start page, which fetches and asks before the scripts are there. */
export const entryPages: readonly EntryPage[] = [
  entryPage(
    'ZqMatchListPage',
    ['match/pages/match-list.page.tsx'],
    [
      gatewayBody(footballGateway.getMatchListByDate, {
        date: DAY,
        company: company(FOOTBALL_TAB),
      }),
    ],
  ),
  entryPage(
    'BkMatchListPage',
    ['match/pages/basketball-list.page.tsx'],
    [
      gatewayBody(basketballGateway.getBkTodayGroupLeagueMatchList, {
        date: DAY,
        company: company(BASKETBALL_TAB),
      }),
    ],
  ),
  entryPage(
    'MatchDetailFootball',
    ['football/pages/match-detail.page.tsx', 'football/parts/situation-tab.tsx'],
    [
      gatewayBody(footballDetailGateway.getMatchInfoById, { matchId: MATCH }),
      gatewayBody(footballDetailGateway.getMatchEventByMatchIdList, { matchIds: [MATCH] }),
      gatewayBody(mediaGateway.getMatchCartoonInfo, { matchId: MATCH }),
    ],
  ),
  entryPage(
    'BkMatchDetailPage',
    ['basketball/pages/basketball-detail.page.tsx', 'basketball/parts/text-tab.tsx'],
    [gatewayBody(basketballDetailGateway.getBkMatchDetail, { matchId: MATCH })],
  ),
]

function entryPage(
  screen: keyof typeof firstScreens,
  pages: readonly string[],
  bodies: readonly string[],
): EntryPage {
  const { path, aliases } = firstScreens[screen]
  const modules = ['src/app/pages.ts', ...pages.map((page) => `src/features/${page}`)]
  return { paths: [path, ...aliases], modules, bodies }
}

function company(tab: string): number {
  return oddsOf(defaultMatchSettings, tab).provider.oddsCompany
}
