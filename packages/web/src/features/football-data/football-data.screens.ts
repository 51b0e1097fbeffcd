export const footballDataPages = { OddsDetailPage: () => import('./pages/odds-detail.page.tsx') }
