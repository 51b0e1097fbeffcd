export const dataPages = {
  DataTabPage: () => import('./pages/data-tab.page.tsx'),
  DataIndexPage: () => import('./pages/data-index.page.tsx'),
  SearchPage: () => import('./pages/search.page.tsx'),
  LeagueListPage: () => import('./pages/league-list.page.tsx'),
  LeagueDataPage: () => import('./pages/league-data.page.tsx'),
  StatisticsDetailPage: () => import('./pages/statistics.page.tsx'),
  PlayersDetailPage: () => import('./pages/players.page.tsx'),
  TeamDataPage: () => import('./pages/team.page.tsx'),
  PlayerInfoPage: () => import('./pages/player.page.tsx'),
  TeamRankPage: () => import('./pages/team-rank.page.tsx'),
}
