export const homePages = { HomePage: () => import('./pages/home.page.tsx') }
