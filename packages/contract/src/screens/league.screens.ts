import { screen } from '#kit/screen.ts'

export const leagueScreens = {
  DataTabPage: screen({ path: '/tabs/data', routes: ['rt.tabs.data'], tab: true, planned: true }),
  DataIndexPage: screen({ path: '/data', routes: ['rt.data'], planned: true }),
  DataTabBkPage: screen({ path: '/data/bk/index', routes: ['rt.data.bk.index'], planned: true }),
  SearchPage: screen({ path: '/data/search-page', routes: ['rt.data.search-page'], planned: true }),
  TeamDataPage: screen({ path: '/data/team-data', routes: ['rt.data.team-data'], planned: true }),
  PlayerInfoPage: screen({
    path: '/data/player-info',
    routes: ['rt.data.player-info'],
    planned: true,
  }),
  LeagueListPage: screen({
    path: '/data/league-list',
    routes: ['rt.data.league-list'],
    planned: true,
  }),
  LeagueDataPage: screen({
    path: '/data/league-data/:leagueId',
    routes: ['rt.data.league-data.leagueId'],
    planned: true,
  }),
  StatisticsDetailPage: screen({
    path: '/data/statistics-detail',
    routes: ['rt.data.statistics-detail'],
    planned: true,
  }),
  PlayersDetailPage: screen({
    path: '/data/players-detail',
    routes: ['rt.data.players-detail'],
    planned: true,
  }),
  BkTeamPage: screen({
    path: '/data/bk/league/team/:tab',
    routes: ['rt.data.bk.league.team.tab'],
    planned: true,
  }),
  BkLeaguePage: screen({
    path: '/data/bk/league/:leagueId',
    routes: ['rt.data.bk.league.leagueId'],
    planned: true,
  }),
}
