import { named, optional, withDefault } from '#kit/codec.ts'
import { legacyCode, sport } from '#kit/legacy-words.ts'
import { id } from '#kit/scalars.ts'
import { screen } from '#kit/screen.ts'
import { word } from './param-codecs.ts'

export const expertScreens = {
  ExpertListPage: screen({
    path: '/expertList',
    aliases: ['/expert'],
  }),
  ExpertLabPage: screen({
    path: '/expert/lab/:sport/:kind',
    params: { sport: withDefault(sport, 'football'), kind: word },
  }),
  ExpertListTabPage: screen({
    path: '/expert/:tab/:kind/:sport',
    params: { tab: word, kind: word, sport: withDefault(sport, 'football') },
  }),
  ExpertRemindList: screen({
    path: '/public/expertHome/replay/list',
  }),
  ExpertHomeSharePage: screen({
    path: '/public/expertHomeShare/:expertId',
    params: { expertId: id },
  }),
  LeagueRecordPage: screen({
    path: '/leagueRecord/:expertId/:gameType',
    aliases: ['/leagueRecord'],
    params: { expertId: id, gameType: word },
  }),
  LeagueRecordDetailPage: screen({
    path: '/leagueRecordDetail/:option',
    aliases: ['/leagueRecordDetail'],
    // The league; with an expert his picks there, else who knows it best.
    params: { option: word, expertId: optional(id) },
  }),
  ExpertProofPage: screen({
    path: '/expert-proof/:expertId',
    // The pick whose proof is opened.
    params: { expertId: id, pick: optional(id) },
  }),
  ExpertLeagueDistributionPage: screen({
    path: '/public/distribution',
    params: { expertId: id },
  }),
  HisFollowPage: screen({
    path: '/hisAttention/:expertId/:tab',
    params: { expertId: id, tab: withDefault(word, 'other-all') },
  }),
  MyFollowPage: screen({
    path: '/myAttention/:tab',
    access: 'member',
    params: { tab: withDefault(word, 'other-all') },
  }),
  ExpertArticleFeedbackPage: screen({
    path: '/expert-article/feedback/:id',
    access: 'member',
    params: { id },
  }),
  ExpertArticlePage: screen({
    path: '/expert-article/:id',
    params: { id },
  }),
  ExpertNote: screen({
    path: '/expert-note',
    access: 'member',
  }),
  ExpertApplyPage: screen({
    path: '/expert-apply',
    access: 'member',
  }),
  ExpertPushIndexPage: screen({
    path: '/expert-push/index',
    params: { sport: named('qiuFlag', withDefault(sport, 'football')) },
  }),
  PushProtocolPage: screen({
    path: '/public/push-protocol',
  }),
  MyExpertMonth: screen({
    path: '/my-expert-month',
    access: 'member',
  }),
  ExpertSearchPage: screen({
    path: '/expert-search',
    params: { type: optional(legacyCode) },
  }),
}
