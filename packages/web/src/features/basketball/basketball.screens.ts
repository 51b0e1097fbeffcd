export const basketballPages = {
  BkMatchDetailPage: () => import('./pages/basketball-detail.page.tsx'),
  BkHandicapDetailPage: () => import('./pages/odds-history.page.tsx'),
  BkExplanationPage: () => import('./pages/explanation.page.tsx'),
  BkMatchSharePage: () => import('./pages/basketball-share.page.tsx'),
}
