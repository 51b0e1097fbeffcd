import { screen } from '#kit/screen.ts'

export const interpretationScreens = {
  JieduListPage: screen({ path: '/jiedu-list', routes: ['rt.jiedu-list'], planned: true }),
  JieduPayChargePage: screen({
    path: '/tjInterpretation/pay-charge',
    routes: ['rt.tjInterpretation.pay-charge'],
    aliases: ['/tjInterpretation/:id/pay-charge'],
    access: 'member',
    query: { interpretationId: 'jieduId', balance: 'ableBalance' },
    planned: true,
  }),
  JieduPayOkPage: screen({
    path: '/tjInterpretation/pay-ok',
    routes: ['rt.tjInterpretation.pay-ok'],
    aliases: ['/tjInterpretation/:id/pay-ok'],
    access: 'member',
    planned: true,
  }),
  JieduPayErrorPage: screen({
    path: '/tjInterpretation/pay-error',
    routes: ['rt.tjInterpretation.pay-error'],
    aliases: ['/tjInterpretation/:id/pay-error'],
    access: 'member',
    query: { interpretationId: 'jieduId' },
    planned: true,
  }),
  JieduFeedbackPage: screen({
    path: '/tjInterpretation/feedback',
    routes: ['rt.tjInterpretation.feedback'],
    aliases: ['/tjInterpretation/:id/feedback'],
    access: 'member',
    query: { expertId: 'jcobMemberId' },
    planned: true,
  }),
  JieduDetailPage: screen({
    path: '/tjInterpretation/:id',
    routes: ['rt.tjInterpretation.id'],
    planned: true,
  }),
  MyLookJieduPage: screen({
    path: '/my-look-jiedu/:tab',
    routes: ['rt.my-look-jiedu.tab'],
    access: 'member',
    defaults: { tab: 0 },
    planned: true,
  }),
  MyPostJieduPage: screen({
    path: '/my-post-jiedu/:tab',
    routes: ['rt.my-post-jiedu.tab'],
    access: 'member',
    defaults: { tab: 'all' },
    planned: true,
  }),
  VideoJieduList: screen({
    path: '/video-jiedu-list',
    routes: ['rt.video-jiedu-list'],
    planned: true,
  }),
  VideoExpertHome: screen({
    path: '/video-jiedu-list/expert',
    routes: ['rt.video-jiedu-list.expert'],
    query: { expertId: 'memberId' },
    planned: true,
  }),
  VideoReplayList: screen({
    path: '/video-replay-list',
    routes: ['rt.video-replay-list'],
    planned: true,
  }),
}
