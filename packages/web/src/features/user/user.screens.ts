export const userPages = { UserCenterPage: () => import('./pages/user-center.page.tsx') }
