import { screen } from '#kit/screen.ts'

export const matchScreens = {
  ZqMatchListPage: screen({ path: '/tabs/match', routes: ['rt.tabs.match'], tab: true }),
  BkMatchListPage: screen({ path: '/tabs/match-bk', routes: ['rt.tabs.match-bk'], tab: true }),
  MatchDetailFootball: screen({
    path: '/match-detail/ft',
    routes: ['rt.match-detail.ft', 'rt.match-detail', 'rt.recommend'],
    aliases: ['/match-detail', '/recommend'],
  }),
  BkMatchDetailPage: screen({
    path: '/bk-match-detail/bk',
    routes: ['rt.bk-match-detail.bk', 'rt.bk-match-detail'],
    aliases: ['/bk-match-detail'],
  }),
  BkHandicapDetailPage: screen({
    path: '/bk-handicap-detail',
    routes: ['rt.bk-handicap-detail'],
    query: { market: 'type' },
  }),
  BkExplanationPage: screen({ path: '/bk-explanation', routes: ['rt.bk-explanation'] }),
  OddsDetailPage: screen({
    path: '/odds-detail',
    routes: ['rt.odds-detail'],
    query: { market: 'type' },
  }),
  MatchLongPage: screen({ path: '/match/long-page', routes: ['rt.match.long-page'] }),
  TeamRankPage: screen({ path: '/euro/rank', routes: ['rt.euro.rank'] }),
  RedPacketPage: screen({
    path: '/match-packet/packet',
    routes: ['rt.match-packet.packet'],
    planned: true,
  }),
  FtMatchSharePage: screen({ path: '/share-page/ftMatch', routes: ['rt.share-page.ftMatch'] }),
  BkMatchSharePage: screen({ path: '/share-page/bkMatch', routes: ['rt.share-page.bkMatch'] }),
}
