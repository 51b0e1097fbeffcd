export const authPages = { LoginPage: () => import('./pages/login.page.tsx') }
