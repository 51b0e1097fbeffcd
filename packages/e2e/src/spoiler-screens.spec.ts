import { openScreens, type OpenScreenName } from '@linmen/contract/screens/open-screens.ts'
import { matchEndpoints } from '@linmen/contract/match/match.endpoints.ts'
import { footballGateway } from '@linmen/contract/football/football.gateway.ts'
import { expect, test } from './journey.ts'
import { callsOfPage } from './page-calls.ts'
import { mayTellResults, toldNoResults } from './spoiler-screens.ts'

test('a list of matches may tell results, and following one may not', () => {
  expect(mayTellResults(footballGateway.getMatchListByDate)).toBe(true)
  expect(mayTellResults(matchEndpoints.followMatch)).toBe(false)
})

test('the calls of a page are found through its parts and its tables of queries', () => {
  expect(callsOfPage('ZqMatchListPage')).toContain(footballGateway.getMatchListByDate)
  expect(callsOfPage('AboutUsPage')).not.toContain(footballGateway.getMatchListByDate)
})

test('what shows matches, plans, records, tables or reports is swept; what shows none is passed over', () => {
  const swept = (names: readonly OpenScreenName[]) =>
    names.filter((name) => toldNoResults.has(name))
  expect(
    swept([
      ...(['HomePage', 'ZqMatchListPage', 'BkMatchListPage', 'MatchDetailFootball'] as const),
      ...(['BkMatchDetailPage', 'PlanListPage', 'PlanDetailPage', 'ExpertHomePage'] as const),
      ...(['ExpertListPage', 'LeagueDataPage', 'BkTeamPage', 'SpecialRecordPage'] as const),
      ...(['InformationPage', 'InformationSharePage', 'MessageSystemPage'] as const),
    ]),
  ).toEqual([])
  const passed: readonly OpenScreenName[] = ['AboutUsPage', 'ChargePage', 'DeviceListPage']
  expect(passed.filter((name) => !toldNoResults.has(name))).toEqual([])
  // Were the reading of the pages to fail, everything or nothing would be passed over.
  expect(toldNoResults.size).toBeLessThan(Object.keys(openScreens).length / 2)
})
