export const newsPages = {
  InformationPage: () => import('./pages/news.page.tsx'),
  InformationSharePage: () => import('./pages/article.page.tsx'),
  BrokeNewsList: () => import('./pages/broke-news.page.tsx'),
  HomeLive: () => import('./pages/live-rooms.page.tsx'),
}
