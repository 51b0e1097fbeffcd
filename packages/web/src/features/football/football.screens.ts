export const footballPages = {
  MatchDetailFootball: () => import('./pages/match-detail.page.tsx'),
  MatchLongPage: () => import('./pages/match-long.page.tsx'),
  FtMatchSharePage: () => import('./pages/match-share.page.tsx'),
  OddsDetailPage: () => import('./pages/odds-detail.page.tsx'),
}
