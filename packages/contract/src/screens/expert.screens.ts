import { screen } from '#kit/screen.ts'

export const expertScreens = {
  ExpertListPage: screen({
    path: '/expertList',
    routes: ['rt.expertList', 'rt.expert'],
    aliases: ['/expert'],
    planned: true,
  }),
  ExpertLabPage: screen({
    path: '/expert/lab/:sport/:kind',
    routes: ['rt.expert.lab.qiuFlag.type'],
    planned: true,
  }),
  ExpertListTabPage: screen({
    path: '/expert/:tab/:kind/:sport',
    routes: ['rt.expert.tab.type.qiuFlag'],
    planned: true,
  }),
  ExpertSearchPage: screen({ path: '/expert-search', routes: ['rt.expert-search'], planned: true }),
  ExpertRemindList: screen({
    path: '/public/expertHome/replay/list',
    routes: ['rt.public.expertHome.replay.list'],
    planned: true,
  }),
  ExpertHomePage: screen({
    path: '/public/expertHome/:expertId',
    routes: ['rt.public.expertHome.expertId'],
    planned: true,
  }),
  ExpertHomeSharePage: screen({
    path: '/public/expertHomeShare/:expertId',
    routes: ['rt.public.expertHomeShare.expertId'],
    planned: true,
  }),
  ExpertArticleFeedbackPage: screen({
    path: '/expert-article/feedback/:id',
    routes: ['rt.expert-article.feedback.id'],
    access: 'member',
    planned: true,
  }),
  ExpertArticlePage: screen({
    path: '/expert-article/:id',
    routes: ['rt.expert-article.id'],
    planned: true,
  }),
  ExpertReplayIndexPage: screen({
    path: '/expert-replay',
    routes: ['rt.expert-replay', 'rt.expertReplayDetail'],
    aliases: ['/expertReplayDetail'],
    planned: true,
  }),
  CommentDetailPage: screen({
    path: '/expert-replay/comment-detail/:id',
    routes: ['rt.expert-replay.comment-detail.id'],
    planned: true,
  }),
  ExpertReplayPage: screen({
    path: '/expert-replay/:id',
    routes: ['rt.expert-replay.id'],
    planned: true,
  }),
  ExpertNote: screen({
    path: '/expert-note',
    routes: ['rt.expert-note'],
    access: 'member',
    planned: true,
  }),
  ExpertApplyPage: screen({
    path: '/expert-apply',
    routes: ['rt.expert-apply'],
    access: 'member',
    planned: true,
  }),
  LeagueRecordPage: screen({
    path: '/leagueRecord/:expertId/:gameType',
    routes: ['rt.leagueRecord.expertId.gameType', 'rt.leagueRecord'],
    aliases: ['/leagueRecord'],
    planned: true,
  }),
  LeagueRecordDetailPage: screen({
    path: '/leagueRecordDetail/:option',
    routes: ['rt.leagueRecordDetail.option', 'rt.leagueRecordDetail'],
    aliases: ['/leagueRecordDetail'],
    planned: true,
  }),
  ExpertLeagueDistributionPage: screen({
    path: '/public/distribution',
    routes: ['rt.public.distribution'],
    planned: true,
  }),
  ExpertLeagueJieDuPage: screen({
    path: '/public/expertJdByLeague',
    routes: ['rt.public.expertJdByLeague'],
    planned: true,
  }),
  ExpertPushIndexPage: screen({
    path: '/expert-push/index',
    routes: ['rt.expert-push.index'],
    defaults: { sport: 1 },
    query: { sport: 'qiuFlag' },
    planned: true,
  }),
  ExpertPushOrderPage: screen({
    path: '/expert-push/order/:expertId',
    routes: ['rt.expert-push.order.expertId'],
    access: 'member',
    planned: true,
  }),
  PushProtocolPage: screen({
    path: '/public/push-protocol',
    routes: ['rt.public.push-protocol'],
    planned: true,
  }),
  MyExpertMonth: screen({
    path: '/my-expert-month',
    routes: ['rt.my-expert-month'],
    access: 'member',
    planned: true,
  }),
  HisFollowPage: screen({
    path: '/hisAttention/:expertId/:tab',
    routes: ['rt.hisAttention.expertId.tab'],
    defaults: { tab: 'other-all' },
    planned: true,
  }),
  MyFollowPage: screen({
    path: '/myAttention/:tab',
    routes: ['rt.myAttention.tab'],
    access: 'member',
    defaults: { tab: 'other-all' },
    planned: true,
  }),
}
