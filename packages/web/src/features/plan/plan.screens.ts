export const planPages = {
  PlanDetailPayChargePage: () => import('./pages/plan-pay-charge.page.tsx'),
  HomePlan: () => import('./pages/home-plan.page.tsx'),
  PlanDetailFeedbackPage: () => import('./pages/plan-feedback.page.tsx'),
  PublishPlanTab: () => import('./pages/publish-plan.page.tsx'),
  PlanLookerPage: () => import('./pages/plan-looker.page.tsx'),
  PlanBoxPage: () => import('./pages/plan-box.page.tsx'),
  PlanListPage: () => import('./pages/plan-list.page.tsx'),
  MyPostPlanPage: () => import('./pages/my-post-plan.page.tsx'),
  MyLookPlanPage: () => import('./pages/my-look-plan.page.tsx'),
  PlanDetailPage: () => import('./pages/plan-detail.page.tsx'),
  PlanDetailPayOkPage: () => import('./pages/plan-pay-ok.page.tsx'),
  PlanDetailPayErrorPage: () => import('./pages/plan-pay-error.page.tsx'),
}
