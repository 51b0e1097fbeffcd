export const matchPages = {
  ZqMatchListPage: () => import('./pages/match-list.page.tsx'),
  BkMatchListPage: () => import('./pages/basketball-list.page.tsx'),
}
