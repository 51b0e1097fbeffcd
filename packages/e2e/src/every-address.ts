import { openScreens } from '@linmen/contract/screens/open-screens.ts'
import type { Screen } from '@linmen/contract'

/** What a screen is about: its parameter, and what `demo:ids` calls such a thing. */
const ownIds: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  SpecialPage: { id: 'specialId' },
  ProbabilityChange: { winMarkId: 'windMarkId' },
  ExpertHomePage: { expertId: 'expertId' },
  ExpertHomeSharePage: { expertId: 'expertId' },
  HisFollowPage: { expertId: 'expertId' },
  LeagueRecordPage: { expertId: 'expertId' },
  LeagueRecordDetailPage: { option: 'expertLeague' },
  ExpertProofPage: { expertId: 'expertId' },
  ExpertLeagueDistributionPage: { expertId: 'expertId' },
  ExpertPushOrderPage: { expertId: 'expertId' },
  ExpertArticlePage: { id: 'articleId' },
  ExpertArticleFeedbackPage: { id: 'articleId' },
  MyPostPlanPage: { expertId: 'expertId' },
  PlanLookerPage: { planId: 'planId' },
  PlanBoxPage: { id: 'planId' },
  PlanDetailFeedbackPage: { id: 'planId' },
  PlanDetailPage: { id: 'planId', planId: 'planId' },
  PlanDetailPayOkPage: { id: 'planId', planId: 'planId' },
  JieduDetailPage: { id: 'jieduId' },
  JieduPayOkPage: { id: 'ratableJieduId' },
  JieduPayChargePage: { jieduId: 'jieduId' },
  JieduPayErrorPage: { jieduId: 'jieduId' },
  JieduFeedbackPage: { id: 'ratableJieduId', jcobMemberId: 'expertId' },
  VideoJieduList: { id: 'paidVideoId' },
  VideoExpertHome: { memberId: 'expertId' },
  ExpertReplayPage: { id: 'replayId' },
  CommentDetailPage: { id: 'commentId' },
  ExpertLeagueJieDuPage: { expertId: 'expertId' },
  PostPage: { id: 'postId' },
  TopicPage: { id: 'topicId' },
  InformationSharePage: { id: 'informationId' },
  SearchContentPage: { words: 'keyWord' },
}

/** Words of an address that name no thing: a tab, a kind, a sport. */
const OWN_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  CampaignPage: { key: 'euroVip' },
  ExpertLabPage: { sport: '1', kind: 'all' },
  ExpertListTabPage: { tab: 'famous', kind: 'all', sport: '1' },
  HisFollowPage: { tab: 'other-all' },
  MyFollowPage: { tab: 'other-all' },
  LeagueRecordPage: { gameType: 'all' },
  PlanListPage: { sport: '1', kind: 'all' },
  MyPostPlanPage: { tab: 'all' },
  MyLookPlanPage: { tab: 'all' },
  GiftDetailPage: { giftPackgeId: 'giftId' },
  PlanDetailPayChargePage: { planNo: 'planNo', planId: 'planId' },
  DrawDetailPage: { id: 'drawId' },
}

interface Wanted {
  readonly football: string
  readonly basketball: string
  idOf(name: string): string
}

/** Screens that hold nothing of the product, or end the visit. */
const APART = new Set(['GalleryPage', 'GoPage', 'ErrorPage', 'LoginPage', 'PlanDetailPayErrorPage'])

/** An address for every open screen, about one match of each sport and whatever else the demo has. */
export function everyAddress(wanted: Wanted): { name: string; address: string }[] {
  const open = Object.entries<Screen>(openScreens).filter(([name]) => !APART.has(name))
  const addresses = open.map(([name, { path }]) => {
    const params = paramsFor(name, wanted)
    const filled = path.replaceAll(/:(\w+)/g, (_, param: string) => params[param] ?? '')
    return { name, address: `${filled}?${new URLSearchParams(params)}` }
  })
  const plans = `${openScreens.PlanSpecial.path}?type=2`
  return [
    ...addresses,
    basketballPlayer(wanted),
    { name: 'PlanSpecial basketball', address: plans },
  ]
}

/** One screen is for players of both sports, and the address says of which. */
function basketballPlayer(wanted: Wanted) {
  const { teamId = '', playerId = '' } = paramsFor('BkTeamPage', wanted)
  const params = new URLSearchParams({ playerId, teamId, qiuFlag: '2' })
  return {
    name: 'PlayerInfoPage basketball',
    address: `${openScreens.PlayerInfoPage.path}?${params}`,
  }
}

function paramsFor(name: string, { football, basketball, idOf }: Wanted): Record<string, string> {
  const isBasketball = /^Bk|Bk(Page)?$/.test(name)
  return {
    matchId: isBasketball ? basketball : football,
    leagueId: idOf(isBasketball ? 'bkLeagueId' : 'leagueId'),
    teamId: idOf(isBasketball ? 'bkTeamId' : 'teamId'),
    playerId: idOf(isBasketball ? 'bkPlayerId' : 'playerId'),
    oddsId: isBasketball ? '5' : '6',
    type: '1',
    ...(name === 'BkTeamPage' && { tab: 'overview' }),
    ...OWN_WORDS[name],
    ...Object.fromEntries(
      Object.entries(ownIds[name] ?? {}).map(([param, demoId]) => [param, idOf(demoId)]),
    ),
  }
}
