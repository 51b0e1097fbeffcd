export const appPages = {
  ErrorPage: () => import('./pages/error.page.tsx'),
  GoPage: () => import('./pages/go.page.tsx'),
  NotDataPage: () => import('./pages/not-data.page.tsx'),
  TestPage: () => import('./pages/test.page.tsx'),
  AppTestPage: () => import('./pages/app-test.page.tsx'),
}
