export const searchPages = {
  HomeSearchPage: () => import('./pages/search.page.tsx'),
  SearchContentPage: () => import('./pages/search-content.page.tsx'),
}
