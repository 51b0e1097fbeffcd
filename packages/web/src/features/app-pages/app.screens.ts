export const appPages = {
  ErrorPage: () => import('./pages/error.page.tsx'),
  NotDataPage: () => import('./pages/not-data.page.tsx'),
}
