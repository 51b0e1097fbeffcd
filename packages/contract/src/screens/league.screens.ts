import { screen } from '#kit/screen.ts'

export const leagueScreens = {
  DataTabPage: screen({ path: '/tabs/data', routes: ['rt.tabs.data'], tab: true }),
  DataIndexPage: screen({ path: '/data', routes: ['rt.data'] }),
  DataTabBkPage: screen({ path: '/data/bk/index', routes: ['rt.data.bk.index'] }),
  SearchPage: screen({ path: '/data/search-page', routes: ['rt.data.search-page'] }),
  TeamDataPage: screen({ path: '/data/team-data', routes: ['rt.data.team-data'] }),
  PlayerInfoPage: screen({
    path: '/data/player-info',
    routes: ['rt.data.player-info'],
  }),
  LeagueListPage: screen({
    path: '/data/league-list',
    routes: ['rt.data.league-list'],
  }),
  LeagueDataPage: screen({
    path: '/data/league-data/:leagueId',
    routes: ['rt.data.league-data.leagueId'],
  }),
  StatisticsDetailPage: screen({
    path: '/data/statistics-detail',
    routes: ['rt.data.statistics-detail'],
  }),
  PlayersDetailPage: screen({
    path: '/data/players-detail',
    routes: ['rt.data.players-detail'],
  }),
  BkTeamPage: screen({
    path: '/data/bk/league/team/:tab',
    routes: ['rt.data.bk.league.team.tab'],
  }),
  BkLeaguePage: screen({
    path: '/data/bk/league/:leagueId',
    routes: ['rt.data.bk.league.leagueId'],
  }),
}
