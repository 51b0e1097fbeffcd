export const walletPages = {
  JinbiDetailPage: () => import('./pages/coin-detail.page.tsx'),
  MoneyDetailPage: () => import('./pages/cash-detail.page.tsx'),
  ExpertIncomePage: () => import('./pages/expert-income.page.tsx'),
  DrawMoneyPage: () => import('./pages/withdraw.page.tsx'),
  DrawDetailPage: () => import('./pages/withdrawal.page.tsx'),
  ChargePage: () => import('./pages/charge.page.tsx'),
  ChargeFinishPage: () => import('./pages/charge-finish.page.tsx'),
  ChargeBackPage: () => import('./pages/charge-back.page.tsx'),
}
