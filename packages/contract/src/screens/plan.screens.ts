import { screen } from '#kit/screen.ts'

export const planScreens = {
  HomePlan: screen({
    path: '/tabs/plan',
    routes: ['rt.tabs.plan'],
    tab: true,
    query: { sport: 'qiuFlag' },
    planned: true,
  }),
  PublishPlanTab: screen({
    path: '/publish',
    routes: ['rt.publish'],
    access: 'member',
    defaults: { tab: 0 },
    query: { sport: 'matchType' },
    planned: true,
  }),
  PlanDetailPayChargePage: screen({
    path: '/plan/pay-charge',
    routes: ['rt.plan.pay-charge'],
    access: 'member',
    query: { balance: 'ableBalance' },
    planned: true,
  }),
  PlanDetailPayOkPage: screen({
    path: '/plan/pay-ok',
    routes: ['rt.plan.pay-ok'],
    access: 'member',
  }),
  PlanDetailPayErrorPage: screen({
    path: '/plan/pay-error',
    routes: ['rt.plan.pay-error'],
    access: 'member',
  }),
  PlanDetailFeedbackPage: screen({
    path: '/plan/feedback',
    routes: ['rt.plan.feedback'],
    access: 'member',
    planned: true,
  }),
  PlanLookerPage: screen({
    path: '/plan/look-list/:planId',
    routes: ['rt.plan.look-list.planId'],
    planned: true,
  }),
  PlanDetailPage: screen({ path: '/plan-detail/:id', routes: ['rt.plan-detail.id'] }),
  PlanBoxPage: screen({
    path: '/planBox',
    routes: ['rt.planBox'],
    access: 'member',
    planned: true,
  }),
  PlanListPage: screen({
    path: '/plan-list/:sport/:kind',
    routes: ['rt.plan-list.qiuFlag.type'],
    planned: true,
  }),
  MyPostPlanPage: screen({
    path: '/my-post-plan/:expertId/:tab',
    routes: ['rt.my-post-plan.expertId.tab', 'rt.my-post-plan'],
    aliases: ['/my-post-plan'],
    access: 'member',
    defaults: { tab: 'all' },
    planned: true,
  }),
  MyLookPlanPage: screen({
    path: '/my-look-plan/:tab',
    routes: ['rt.my-look-plan.tab'],
    access: 'member',
    defaults: { tab: 'all' },
    planned: true,
  }),
}
