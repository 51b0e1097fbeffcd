export const hostPages = {
  JdUserCenterPage: () => import('./pages/jd-user-center.page.tsx'),
  HomeJdPage: () => import('./pages/home-jd.page.tsx'),
  XdHome: () => import('./pages/xd-home.page.tsx'),
  CydHome: () => import('./pages/cyd-home.page.tsx'),
  CydLoginPage: () => import('./pages/cyd-login.page.tsx'),
  CydErrorPage: () => import('./pages/cyd-error.page.tsx'),
  TqUserCenterPage: () => import('./pages/tq-user-center.page.tsx'),
  DownloadPage: () => import('./pages/download.page.tsx'),
  HzDownloadPage: () => import('./pages/hz-download.page.tsx'),
}
