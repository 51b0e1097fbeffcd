import { screen } from '#kit/screen.ts'

export const homeScreens = {
  HomePage: screen({ path: '/tabs/home', routes: ['rt.tabs.home'], tab: true }),
  InformationPage: screen({
    path: '/tabs/news',
    routes: ['rt.tabs.news'],
    tab: true,
    planned: true,
  }),
  HomeLive: screen({ path: '/home/live', routes: ['rt.home.live'], planned: true }),
  HomeSearchPage: screen({
    path: '/home-search/searchPage',
    routes: ['rt.home-search.searchPage'],
    planned: true,
  }),
  SearchContentPage: screen({
    path: '/home-search/content',
    routes: ['rt.home-search.content'],
    planned: true,
  }),
  BrokeNewsList: screen({
    path: '/broke-news/broke-list',
    routes: ['rt.broke-news.broke-list'],
    planned: true,
  }),
  InformationSharePage: screen({
    path: '/share-page/information',
    routes: ['rt.share-page.information'],
    planned: true,
  }),
}
