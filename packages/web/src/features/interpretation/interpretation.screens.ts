export const interpretationPages = {
  JieduListPage: () => import('./pages/interpretation-list.page.tsx'),
  JieduDetailPage: () => import('./pages/interpretation-detail.page.tsx'),
  JieduPayOkPage: () => import('./pages/interpretation-pay-ok.page.tsx'),
  JieduPayErrorPage: () => import('./pages/interpretation-pay-error.page.tsx'),
  JieduPayChargePage: () => import('./pages/interpretation-pay-charge.page.tsx'),
  JieduFeedbackPage: () => import('./pages/interpretation-feedback.page.tsx'),
  MyLookJieduPage: () => import('./pages/my-unlocked.page.tsx'),
  PublishJieduPage: () => import('./pages/publish-interpretation.page.tsx'),
  MyPostJieduPage: () => import('./pages/my-published.page.tsx'),
  ExpertLeagueJieDuPage: () => import('./pages/interpretations-of-league.page.tsx'),
}
