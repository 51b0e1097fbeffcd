export const matchPages = { ZqMatchListPage: () => import('./pages/match-list.page.tsx') }
