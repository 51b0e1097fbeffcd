export const planPages = {
  PlanDetailPage: () => import('./pages/plan-detail.page.tsx'),
  PlanDetailPayOkPage: () => import('./pages/plan-pay-ok.page.tsx'),
  PlanDetailPayErrorPage: () => import('./pages/plan-pay-error.page.tsx'),
}
