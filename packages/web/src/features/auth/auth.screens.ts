export const authPages = {
  LoginPage: () => import('./pages/login.page.tsx'),
  RegisterPage: () => import('./pages/register.page.tsx'),
  FindPasswordPage: () => import('./pages/find-password.page.tsx'),
}
