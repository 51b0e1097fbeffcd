/**
 * Written by `npm run gen` from the migrations.
 * Types of single columns stand in `column-types.ts`.
 */

import type { ColumnTypes } from './column-types.ts'
import type { ColumnType } from 'kysely'

export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>

export interface AccountTable {
  code: string
  id: Generated<number>
  /**
   * Has a balance row, which never goes below zero.
   */
  kept: boolean
  kind: 'asset' | 'liability' | 'income' | 'expense'
  owner_id: string | null
}

export interface AdTable {
  bottom_text: string | null
  content: string
  ends_at_ms: number
  form: 'place' | 'popUp'
  hosts: Generated<string[]>
  id: string
  link_code: number | null
  link_subject: string | null
  location: number
  menu_code: number | null
  picture: string | null
  starts_at_ms: number
  trigger: 'daily' | 'timed' | 'immediate' | null
  trigger_date: string | null
}

export interface AnnouncementTable {
  content: string
  created_at_ms: number
  id: string
  kind: 'officialPlan' | 'notice' | 'system' | 'promotion'
  link_code: number | null
  link_family: 'inner-go' | 'response-go' | 'feed-message' | 'go' | null
  link_subject: string | null
  title: string
}

export interface ArticleTable {
  author: string
  automatic: boolean
  blocks: ColumnTypes['article.blocks'] | null
  channel: 'headline' | 'football' | 'basketball' | 'report' | 'data' | 'notice' | 'flash'
  demo: Generated<boolean>
  ended_at_ms: number | null
  id: string
  match_id: string | null
  origin_key: string | null
  origin_url: string | null
  paragraphs: ColumnTypes['article.paragraphs']
  plain_title: string
  published_at_ms: number
  published_by: string | null
  reads: Generated<number>
  removed_at_ms: number | null
  source: string
  summary: string
  title: string
}

export interface AuditTable {
  actor: string
  after: unknown
  at_ms: number
  before: unknown
  deed: string
  detail: Generated<unknown>
  hash: Generated<string>
  id: Generated<number>
  prev_hash: Generated<string>
  seq: Generated<number>
  subject: string
  why: Generated<string>
}

export interface AuditHeadTable {
  hash: string
  one: Generated<boolean>
  seq: number
}

/** Changed by `post_journal` only; a trigger refuses everybody else. */
export interface BalanceTable {
  account_id: number
  amount: Generated<ColumnTypes['balance.amount']>
  version: Generated<number>
}

export interface BannerTable {
  action: string
  begins_at_ms: number
  ends_at_ms: number | null
  id: string
  link_code: number
  link_family: 'inner' | 'answer'
  link_subject: string | null
  note: string
  place: number
  title: string
}

export interface BillTable {
  channel: string
  day: string
  fetched_at_ms: number
  lines: number
}

export interface BillDifferenceTable {
  channel: string
  day: string
  found_at_ms: number
  handled_at_ms: number | null
  handled_by: string | null
  id: string
  kind: 'missing_here' | 'missing_there' | 'amount' | 'status' | 'fee' | 'duplicate'
  move: 'pay' | 'refund' | 'payout'
  ours: ColumnTypes['bill_difference.ours'] | null
  out_no: string
  reason: string | null
  theirs: ColumnTypes['bill_difference.theirs'] | null
  trade_no: string | null
}

export interface BillLineTable {
  amount: ColumnTypes['bill_line.amount']
  channel: string
  day: string
  fee: ColumnTypes['bill_line.fee']
  kind: 'pay' | 'refund' | 'payout'
  line_no: number
  out_no: string
  status: 'done' | 'failed'
  trade_no: string
}

export interface BrandTable {
  agent_id: string
  changed_at_ms: number
  changed_by: string
  company: string
  name: string
  reason: string
  slogan: string
}

/** A picture somebody has to answer; it has one try. */
export interface CaptchaTable {
  ends_at_ms: number
  /**
   * The session or the visitor that asked.
   */
  holder: string
  kind: 'slider' | 'clicks' | 'words'
  points: ColumnTypes['captcha.points']
  token_hash: string
}

/** Whoever answered right may do one thing once. */
export interface CaptchaPassTable {
  ends_at_ms: number
  holder: string
  id: Generated<number>
  purpose: string
  subject: string
}

/** One line of the price list. */
export interface CatalogueTable {
  created_at_ms: number
  days: number | null
  expert_id: string | null
  goods_kind: ColumnTypes['catalogue.goods_kind']
  id: string
  name: string
  on_sale: Generated<boolean>
  price: ColumnTypes['catalogue.price']
  quantity: number
  scope: string
}

export interface ChannelNoticeTable {
  body: Buffer
  channel: string
  last_error: string | null
  number: string
  received_at_ms: number
  taken_at_ms: number | null
}

/** What coins are sold in. */
export interface ChargeProductTable {
  amount: ColumnTypes['charge_product.amount']
  id: string
  on_sale: Generated<boolean>
}

/** A bank card kept for the next charge. */
export interface ChargeWayTable {
  created_at_ms: number
  id: string
  member_id: string
  removed_at_ms: number | null
  sealed: string
  tail: string
}

export interface ChatLineTable {
  body: string
  match_id: string
  member_id: string
  number: number
  removed_by: string | null
  said_at_ms: number
}

export interface ChatReportTable {
  match_id: string
  member_id: string
  number: number
  reason: ColumnTypes['chat_report.reason']
  reported_at_ms: number
}

export interface ChatSupportTable {
  chosen_at_ms: number
  match_id: string
  member_id: string
  team_id: string
}

export interface ChineseNameTable {
  key: string
  name: string
  thing: 'team' | 'league' | 'player'
}

export interface CommunityStandingTable {
  ban_reason: string | null
  banned_at_ms: number | null
  changed_at_ms: number
  changed_by: string
  gag: 'all' | 'post' | 'comment' | 'chat' | null
  gagged_until_ms: number | null
  member_id: string
}

export interface CountryTable {
  area: ColumnTypes['country.area']
  id: string
  /**
   * Initial of the name in pinyin.
   */
  letter: string
  name: string
}

export interface CouponTable {
  category: 'general' | 'plan' | 'interpretation' | 'vip' | 'charge'
  created_at_ms: number
  expert_id: string | null
  expert_level: number | null
  id: string
  kind: 'free' | 'amountOff'
  member_id: string
  name: string
  order_id: string | null
  origin: 'system' | 'member'
  /**
   * Lower-case platform names; empty means everywhere.
   */
  platforms: Generated<string[]>
  /**
   * Expiry is not a state: it follows from the clock.
   */
  state: Generated<'issued' | 'used'>
  threshold: ColumnTypes['coupon.threshold']
  valid_from_ms: number
  valid_to_ms: number
  worth: ColumnTypes['coupon.worth']
}

export interface CouponCodeTable {
  category: 'general' | 'plan' | 'interpretation'
  code: string
  created_at_ms: number
  days: number
  ends_at_ms: number
  name: string
  threshold: ColumnTypes['coupon_code.threshold']
  uses_left: number
  worth: ColumnTypes['coupon_code.worth']
}

export interface CouponCodeUseTable {
  at_ms: number
  code: string
  member_id: string
}

export interface DailyCountTable {
  count: number
  day: string
  deed: string
  subject: string
}

export interface DepthRecordTable {
  at_ms: number
  body: ColumnTypes['depth_record.body']
  kind: ColumnTypes['depth_record.kind']
  match_id: string
  received_at_ms: number
  seq: number
}

/** How an order that waits for its money is to be priced. */
export interface DirectSaleTable {
  order_id: string
  platform: string
  wish: 'none' | 'card' | 'coupon'
}

export interface DiscountCardTable {
  created_at_ms: number
  id: string
  member_id: string
  name: string
  /**
   * What remains to pay: a 九折 card is 90.
   */
  percent: number
  uses_left: number
  valid_to_ms: number
}

export interface EndedMatchTable {
  match_id: string
}

/** The right to use something, and the order it came from. */
export interface EntitlementTable {
  /**
   * Null: for good.
   */
  ends_at_ms: number | null
  granted_at_ms: number
  /**
   * The one right to this thing that is not over: a second purchase finds it.
   */
  holds_place: Generated<boolean>
  id: string
  item_id: string
  item_kind: ColumnTypes['entitlement.item_kind']
  member_id: string
  order_id: string
  revoked_at_ms: number | null
  starts_at_ms: number
}

export interface ExpertApplicationTable {
  answer: string | null
  card_back: string | null
  card_front: string | null
  created_at_ms: number
  decided_at_ms: number | null
  decided_by: string | null
  id: string
  image: string | null
  member_id: string
  picked_id: number | null
  reason: string
  state: Generated<'pending' | 'accepted' | 'refused'>
}

export interface ExpertArticleTable {
  body: string
  expert_id: string
  id: string
  published_at_ms: number
  title: string
}

export interface ExpertLevelChangeTable {
  at_ms: number
  from_level: number
  id: string
  member_id: string
  month: string
  reasons: string
  to_level: number
}

export interface ExpertProfileTable {
  bio: Generated<string>
  created_at_ms: number
  /**
   * 1 is the highest of ten.
   */
  grade: number
  member_id: string
  share_percent: number
}

/** Teams and players a member follows. */
export interface FavouriteTable {
  kept_at_ms: number
  kind: 'team' | 'player'
  member_id: string
  sport: 'football' | 'basketball'
  subject_id: string
}

export interface FeatureSwitchTable {
  changed_at_ms: number
  changed_by: string
  is_on: boolean
  name: string
  reason: string
}

export interface FeedbackTable {
  answer: string | null
  answered_at_ms: number | null
  answered_by: string | null
  content: string
  created_at_ms: number
  id: string
  kind: 'other' | 'fault' | 'idea' | 'payment' | 'content' | 'account'
  member_id: string
  pictures: Generated<string[]>
}

/** The film of an interpretation. */
export interface FilmTable {
  bytes: number
  file: string
  free_bytes: number
  free_seconds: number
  interpretation_id: string
  parts: ColumnTypes['film.parts']
  poster: string
  seconds: number
  type: string
}

export interface FilmUploadTable {
  bytes: number
  created_at_ms: number
  file: string
  free_bytes: number | null
  free_seconds: number | null
  id: string
  member_id: string
  received: Generated<number>
  remade: Generated<boolean>
  seconds: number | null
  state: Generated<'open' | 'whole' | 'used'>
}

export interface FilteredWordTable {
  deed: 'refuse' | 'review'
  kind: 'abuse' | 'advert' | 'fraud' | 'vulgar'
  word: string
}

export interface FixtureTable {
  away_id: string
  away_rank: number | null
  beijing_issue: string | null
  beijing_number: number | null
  /**
   * The day it is listed and numbered under, noon to noon in Beijing.
   */
  business_day: string
  first_leg_id: string | null
  group_name: string | null
  has_cartoon: boolean
  has_video: boolean
  home_id: string
  home_rank: number | null
  id: string
  kick_off_at_ms: number
  league_id: string
  neutral: boolean
  number: string | null
  pool_issue: string | null
  pool_place: number | null
  referee: ColumnTypes['fixture.referee'] | null
  round: number | null
  round_name: string
  season_id: string
  single_handicap: number | null
  sport: 'football' | 'basketball'
  stage_id: string
}

/** The spelling, reduced to its key, under which something was imported. */
export interface ForeignNameTable {
  id: string
  key: string
  thing: 'team' | 'league' | 'player'
}

/** What a member opened for nothing on a day of Beijing. */
export interface FreeUnlockTable {
  at_ms: number
  day: string
  kind: 'tool' | 'text'
  match_id: string | null
  member_id: string
  place: Generated<number>
  tool: ColumnTypes['free_unlock.tool'] | null
}

export interface HomeModuleTable {
  id: string
  kind:
    | 'swiper'
    | 'entries'
    | 'live'
    | 'experts'
    | 'plans'
    | 'news'
    | 'topics'
    | 'leagues'
    | 'focus'
    | 'interpretations'
    | 'videos'
    | 'signals'
  open: Generated<boolean>
  place: number
  title: string
}

export interface HostIdentityTable {
  created_at_ms: number
  member_id: string
  provider: 'microblog' | 'weather' | 'shopping'
  subject: string
}

export interface HostSettingTable {
  changed_at_ms: number
  changed_by: string
  hidden: ColumnTypes['host_setting.hidden']
  host: ColumnTypes['host_setting.host']
  reason: string
}

export interface HouseNumberTable {
  changed_at_ms: number
  changed_by: string
  name: string
  reason: string
  value: number
}

/** One remembered write: who asked, under which request id, for what, and what was answered. */
export interface IdemTable {
  created_at_ms: number
  fingerprint: string
  key: string
  /**
   * The answer's wire fields as JSON text; null only while the first call is still running.
   */
  response: string | null
  scope: string
}

/** What a file says of a football match. Never changed: what is said later stands in other records. */
export interface ImportedMatchTable {
  closed_at_ms: number
  closing_place: number | null
  corners_away: number | null
  corners_home: number | null
  full_away: number
  full_home: number
  half_away: number | null
  half_home: number | null
  match_id: string
  offers: string
  opened_at_ms: number
  received_at_ms: number
  red_away: number | null
  red_home: number | null
  yellow_away: number | null
  yellow_home: number | null
}

/** The name of this database and of all processes on it. */
export interface InstallationTable {
  id: string
  only_one: Generated<boolean>
}

/** What an expert explains about a match. Only the result is ever added. */
export interface InterpretationTable {
  away_goals: number | null
  away_name: string
  away_team_id: string | null
  expert_id: string
  figure: ColumnTypes['interpretation.figure'] | null
  headings: Generated<string[]>
  hidden_at_ms: number | null
  hidden_by: string | null
  hidden_reason: string | null
  home_goals: number | null
  home_name: string
  home_team_id: string | null
  id: string
  in_set_meals: Generated<boolean>
  kickoff_ms: number
  lead: string
  league_id: string | null
  league_name: string
  length: number
  match_id: string
  match_number: string | null
  medium: 'written' | 'video'
  odds_hundredths: number
  pick: 'home' | 'draw' | 'away'
  price: ColumnTypes['interpretation.price']
  published_at_ms: number
  result: 'hit' | 'miss' | 'void' | null
  settled_at_ms: number | null
  sport: 'football' | 'basketball' | 'pool14' | 'pick9' | 'single'
  teaser: string
  title: string
}

/** The paid text. */
export interface InterpretationBodyTable {
  body: string
  interpretation_id: string
}

/** A buyer's stars and words, and the expert's answer. */
export interface InterpretationNoteTable {
  content: Generated<string>
  created_at_ms: number
  expert_id: string
  id: string
  interpretation_id: string
  member_id: string
  replied_at_ms: number | null
  reply: string | null
  score: number
  shown: Generated<boolean>
}

/** What is open to somebody besides what an order gave: for nothing, or as the second of two. */
export interface InterpretationOpenedTable {
  interpretation_id: string
  member_id: string
  opened_at_ms: number
  order_id: string | null
  with_id: string | null
}

/** Two that are sold together. */
export interface InterpretationPairTable {
  first_id: string
  second_id: string
}

/** One event of the books. Append-only. */
export interface JournalTable {
  actor_id: string | null
  at_ms: number
  event: string
  id: string
  /**
   * What happened, once: `buy:{order}`. A second journal of the same key is refused.
   */
  key: string
  ref: string
  reverses: string | null
}

export interface LeagueTable {
  category: number
  colour: string
  country_id: string
  full_name: string
  hot: boolean
  id: string
  kind: 'league' | 'cup'
  /**
   * Initial of the name in pinyin.
   */
  letter: string
  level: number
  name: string
  rules: string
  sport: 'football' | 'basketball'
  zones: ColumnTypes['league.zones']
}

export interface LedgerBlockTable {
  hash: string
  journals: number
  no: number
  sealed_at_ms: number
}

export interface LedgerBlockJournalTable {
  block_no: number
  journal_id: string
}

/** Login nonces that were used. They are signed when issued, so only use needs a row. */
export interface LoginNonceTable {
  expires_at_ms: number
  nonce: string
}

export interface LotteryMarkTable {
  changed_at_ms: number
  changed_by: string
  family: 'pool' | 'beijing'
  mark: '3' | '1' | '0' | '*'
  match_id: string
  reason: string
}

/** One report about play. Never changed: a mistake is followed by a report that takes it back. */
export interface MatchEventTable {
  at_ms: number
  body: ColumnTypes['match_event.body']
  feed_seq: number
  match_id: string
  received_at_ms: number
  version: number
}

export interface MatchFollowTable {
  followed_at_ms: number
  match_id: string
  member_id: string
}

/** How a match ended. The newest version counts. */
export interface MatchResultTable {
  closing: ColumnTypes['match_result.closing'] | null
  match_id: string
  phase: string
  recorded_at_ms: number
  result: ColumnTypes['match_result.result']
  version: number
}

export interface MemberTable {
  avatar_key: Generated<string>
  created_at_ms: number
  deleted_at_ms: number | null
  id: string
  /**
   * 0 normal, 1 laboratory user, 2 expert with a public record.
   */
  level: ColumnTypes['member.level']
  nickname: string
  /**
   * The number people tell each other and customer service.
   */
  number: Generated<number>
  password_hash: string
  phone: string
  role: 'member' | 'expert' | 'operator'
  /**
   * What the member says about themselves.
   */
  signature: Generated<string>
}

export interface MemberFollowTable {
  followed_at_ms: number
  followed_id: string
  follower_id: string
}

export interface MemberHoldTable {
  member_id: string
  placed_at_ms: number
  placed_by: string
  reason: string
  scope: 'money' | 'all'
  until_ms: number | null
}

export interface MessageTable {
  content: string
  created_at_ms: number
  id: string
  is_read: Generated<boolean>
  is_removed: Generated<boolean>
  kind:
    | 'match'
    | 'officialPlan'
    | 'expertPlan'
    | 'notice'
    | 'order'
    | 'vip'
    | 'level'
    | 'system'
    | 'coupon'
    | 'promotion'
    | 'letter'
    | 'comment'
    | 'reply'
    | 'like'
    | 'follow'
  level: number | null
  link_code: number | null
  link_family: 'inner-go' | 'response-go' | 'feed-message' | 'go' | null
  link_subject: string | null
  member_id: string
  once_key: string | null
  sender_id: string | null
  title: string
}

export interface MessageSettingTable {
  changed_at_ms: number
  is_open: boolean
  kind: ColumnTypes['message_setting.kind']
  member_id: string
}

/** What one company offered from one moment on. Three whole numbers each, as in `LineOdds` and `EuropeanOdds`. */
export interface OddsTickTable {
  asian: number[]
  at_ms: number
  company: number
  european: number[]
  match_id: string
  over_under: number[]
  received_at_ms: number
  seq: number
}

export interface OperatorTable {
  added_at_ms: number
  factor: string | null
  factor_set_at_ms: number | null
  factor_step: Generated<number>
  member_id: string
  role: 'owner' | 'finance' | 'content' | 'risk' | 'support' | 'reader'
}

export interface OperatorRecoveryTable {
  code_hash: string
  member_id: string
  used_at_ms: number | null
}

export interface OperatorSessionTable {
  agent: string
  begun_at_ms: number
  bound_to: string | null
  ends_at_ms: number
  idle_ends_at_ms: number
  ip: string
  member_id: string
  seen_at_ms: number
  session_id: string
}

export interface OutboxTable {
  created_at_ms: number
  /**
   * The number the other side knows the message by.
   */
  id: string
  kind: string
  last_error: string | null
  next_at_ms: number
  payload: unknown
  sent_at_ms: number | null
  /**
   * Stuck: all tries failed, and it waits for a person.
   */
  state: Generated<'waiting' | 'sent' | 'stuck'>
  tries: Generated<number>
}

/** What a member has told us to hold them to, for one calendar month. */
export interface OwnLimitTable {
  changed_at_ms: number
  cools_until_ms: number | null
  member_id: string
  month_limit: ColumnTypes['own_limit.month_limit'] | null
  next_from_ms: number | null
  next_limit: ColumnTypes['own_limit.next_limit'] | null
}

/** A bought set meal. */
export interface PackTable {
  /**
   * What was never used and is income since its days are over.
   */
  broken: Generated<ColumnTypes['pack.broken']>
  /**
   * Set when its order was paid back.
   */
  closed_at_ms: number | null
  created_at_ms: number
  earned: Generated<ColumnTypes['pack.earned']>
  /**
   * Set when the set meal is tied to one expert.
   */
  expert_id: string | null
  expires_at_ms: number
  id: string
  looks: number
  member_id: string
  name: string
  paid_earned: Generated<ColumnTypes['pack.paid_earned']>
  paid_part: ColumnTypes['pack.paid_part']
  price: ColumnTypes['pack.price']
  scope: 'jingcai' | 'pool'
  used: Generated<number>
}

/** One reported event: an opened page, a viewed item, a click or a start. Counters are computed from these. */
export interface PageViewTable {
  agent_id: string
  at_ms: number
  came_from: string | null
  detail: string | null
  id: Generated<number>
  item_id: string | null
  kind: 'start' | 'page' | 'item' | 'click'
  member_id: string | null
  platform: string
  screen: string | null
  /**
   * The page path, the item's kind or the click's key.
   */
  subject: string
}

/** Whoever brings members. */
export interface PartnerTable {
  member_id: string
  share_id: string
  since_ms: number
}

export interface PasswordTicketTable {
  ends_at_ms: number
  holder: string
  member_id: string
  ticket_hash: string
}

/** Money at a payment channel. */
export interface PaymentTable {
  amount: ColumnTypes['payment.amount']
  bonus: Generated<ColumnTypes['payment.bonus']>
  cancelled_at_ms: number | null
  channel: string
  checks: Generated<number>
  coupon_id: string | null
  created_at_ms: number
  ends_at_ms: number
  finished_at_ms: number | null
  host: string
  id: string
  member_id: string
  next_check_ms: number | null
  order_id: string | null
  problem: string | null
  return_url: string | null
  returned_at_ms: number | null
  state: Generated<'pending' | 'unknown' | 'closed' | 'success' | 'conflict'>
  subject: string
  trade_no: string | null
  way: string
}

export interface PhoneCodeTable {
  code_hash: string
  created_at_ms: number
  ends_at_ms: number
  /**
   * The session or the visitor that asked.
   */
  holder: string
  id: string
  phone: string
  purpose:
    | 'register'
    | 'resetPassword'
    | 'verifyPhone'
    | 'expertApply'
    | 'loginOrRegister'
    | 'retrievePassword'
  tries: Generated<number>
  used: Generated<boolean>
}

/** A picture somebody has brought; its bytes are in the blob store under the same path. */
export interface PictureTable {
  bytes: number
  created_at_ms: number
  height: number
  is_private: boolean
  member_id: string
  path: string
  width: number
}

/** A published plan. Pick, odds, match and price never change; the result is written once. */
export interface PlanTable {
  away_goals: number | null
  away_name: string
  away_team_id: string | null
  close_value: number | null
  expert_id: string
  given_at_ms: number | null
  hidden_at_ms: number | null
  hidden_by: string | null
  hidden_reason: string | null
  home_goals: number | null
  home_name: string
  home_team_id: string | null
  id: string
  in_set_meals: Generated<boolean>
  kickoff_ms: number
  league_id: string | null
  league_name: string
  /**
   * In 1/10000; a handicap is positive when the home side gives.
   */
  line: number | null
  market: 'winDrawLose' | 'winLose' | 'handicap' | 'overUnder'
  match_id: string
  match_number: string | null
  odds_hundredths: number | null
  pick: 'home' | 'draw' | 'away' | 'over' | 'under' | null
  plan_no: string
  /**
   * The issue a plan on a pool is about; the match of such a plan is the first of the issue to begin.
   */
  pool_issue: string | null
  /**
   * How many single lines the choices make.
   */
  pool_lines: number | null
  /**
   * Chosen matches that came out right, once it is settled.
   */
  pool_right: number | null
  price: ColumnTypes['plan.price']
  promised_ms: number | null
  published_at_ms: number
  refund_on_miss: Generated<boolean>
  result: 'hit' | 'miss' | 'push' | 'void' | null
  /**
   * What one unit came back as.
   */
  returned_hundredths: number | null
  settled_at_ms: number | null
  sport: 'football' | 'basketball' | 'pool14' | 'pick9' | 'single'
  teaser: string
  title: string
  two_for_one: Generated<boolean>
}

/** The paid text, apart from everything a list may select. */
export interface PlanBodyTable {
  body: string
  plan_id: string
}

export interface PlanCorrectionTable {
  at_ms: number
  from_away: number | null
  from_home: number | null
  from_result: 'hit' | 'miss' | 'push' | 'void'
  from_returned: number
  id: string
  plan_id: string
  to_result: 'hit' | 'miss' | 'push' | 'void'
  to_returned: number
}

/** One of the two matches of a two-for-one. Never changed. */
export interface PlanLegTable {
  away_name: string
  away_team_id: string | null
  home_name: string
  home_team_id: string | null
  kickoff_ms: number
  league_name: string
  line: number | null
  market: 'winDrawLose' | 'winLose' | 'handicap' | 'overUnder'
  match_id: string
  match_number: string | null
  odds_hundredths: number
  pick: 'home' | 'draw' | 'away' | 'over' | 'under'
  place: ColumnTypes['plan_leg.place']
  plan_id: string
}

export interface PlanNoteTable {
  content: string
  created_at_ms: number
  expert_id: string
  id: string
  member_id: string
  plan_id: string
  replied_at_ms: number | null
  reply: string | null
  shown: Generated<boolean>
}

/** One of the fourteen matches of a plan on a pool, with what is chosen of it. Never changed. */
export interface PlanPoolMatchTable {
  away_name: string
  away_team_id: string | null
  home_name: string
  home_team_id: string | null
  kickoff_ms: number
  league_name: string
  /**
   * 3 home, 1 draw, 0 away, one or more of them; empty where 任九 leaves the match out.
   */
  marks: '' | '3' | '1' | '0' | '31' | '30' | '10' | '310'
  match_id: string
  place: number
  plan_id: string
}

export interface PlayerTable {
  id: string
  name: string
  /**
   * What is heard of the name; null until it has been listened to.
   */
  sounds: string | null
  team_id: string
}

/** A post, or a comment below one. */
export interface PostTable {
  answers_id: string | null
  appeal: string | null
  appealed_at_ms: number | null
  body: string
  changed_by: string | null
  demo: Generated<boolean>
  id: string
  match_id: string | null
  member_id: string
  pictures: ColumnTypes['post.pictures']
  pinned_at_ms: number | null
  post_id: string | null
  reason: ColumnTypes['post.reason'] | null
  state: 'waiting' | 'shown' | 'hidden' | 'removed'
  topic_id: string | null
  written_at_ms: number
}

/** One line of a journal: debit positive, credit negative. Append-only. */
export interface PostingTable {
  account_id: number
  amount: ColumnTypes['posting.amount']
  journal_id: string
}

export interface PostLikeTable {
  liked_at_ms: number
  member_id: string
  post_id: string
}

export interface PostReportTable {
  member_id: string
  post_id: string
  reason: ColumnTypes['post_report.reason']
  reported_at_ms: number
}

export interface PrecedentTable {
  company: number
  first: number
  kick_off_at_ms: number
  league_id: string
  market: number
  match_id: string
  outcome: number
  second: number
  third: number
}

/** What a model said about a match before it began. Appended, never changed. */
export interface PredictionTable {
  chances: number[]
  goals: number[]
  id: string
  made_at_ms: number
  market: number[] | null
  market_company: number | null
  market_prices: number[] | null
  match_id: string
  model: string
  rho: number
  sample: number
}

export interface PriceChangeTable {
  created_at_ms: number
  ended_at_ms: number | null
  id: string
  on_sale: boolean
  price: ColumnTypes['price_change.price']
  product_id: string
  reason: string
  set_by: string
  starts_at_ms: number
  state: Generated<'waiting' | 'done' | 'cancelled'>
}

export interface PromoLotTable {
  created_at_ms: number
  expires_at_ms: number
  granted: ColumnTypes['promo_lot.granted']
  id: string
  left_over: ColumnTypes['promo_lot.left_over']
  member_id: string
  payment_id: string | null
  source: 'charge' | 'redpacket'
}

export interface PromoLotUseTable {
  amount: ColumnTypes['promo_lot_use.amount']
  lot_id: string
  order_id: string
}

export interface PromotionTable {
  audience: 'everyone' | 'newcomer' | 'vip' | 'nonVip'
  budget: number | null
  ends_at_ms: number
  hosts: Generated<string[]>
  is_demo: Generated<boolean>
  key: string
  kind: 'couponSpree' | 'vipOffer' | 'lossReturn' | 'cupSeason' | 'topUpGift' | 'invitation'
  lead: string
  league_id: string | null
  rules: string[]
  spent: Generated<number>
  starts_at_ms: number
  title: string
}

export interface PromotionClaimTable {
  created_at_ms: number
  gift_id: string
  id: string
  member_id: string
  promotion_key: string
  turn: number
}

export interface PromotionGiftTable {
  given: Generated<number>
  id: string
  item: ColumnTypes['promotion_gift.item']
  most: Generated<number>
  name: string
  need: Generated<number>
  place: number
  promotion_key: string
  stock: number | null
  valid_days: number
  worth: ColumnTypes['promotion_gift.worth']
}

export interface PromotionSupportTable {
  created_at_ms: number
  member_id: string
  promotion_key: string
  team_id: string
}

export interface PullCursorTable {
  as_of_ms: number
  key: string
  what: ColumnTypes['pull_cursor.what']
}

export interface PushGoalTable {
  goal: number
  match_id: string
  told_at_ms: number
}

export interface PushKeyTable {
  created_at_ms: number
  only_one: Generated<boolean>
  private_sealed: string
  public_key: string
}

export interface PushSettingTable {
  changed_at_ms: number
  goals: boolean
  hides_scores: boolean
  member_id: string
  money: boolean
  plans: boolean
  quiet_from: number | null
  quiet_to: number | null
}

export interface PushSubscriptionTable {
  address: string
  created_at_ms: number
  id: string
  key: string
  member_id: string
  secret: string
}

/** Written by the limiter only. */
export interface RateLimitTable {
  /**
   * By the real clock, however fast ours runs.
   */
  expire: number | null
  key: string
  points: Generated<number>
}

export interface RatingRewardTable {
  created_at_ms: number
  interpretation_id: string
  member_id: string
}

/** Who a member is in the register of the state; name and number are sealed. */
export interface RealNameTable {
  born_on: string
  id_card_mark: string
  id_card_sealed: string
  member_id: string
  name_sealed: string
  proved_at_ms: number
}

export interface RecordCheckpointTable {
  note: string
  signed_at_ms: number
  size: number
}

export interface RecordEntryTable {
  at_ms: number
  body: string
  bytes: Buffer | null
  id: Generated<number>
  kind: 'commit' | 'reveal' | 'result' | 'settle'
  leaf: Buffer | null
  number: number | null
  subject: string
}

export interface RecordNodeTable {
  hash: Buffer
  level: number
  place: number
}

export interface RecordSecretTable {
  match_ids: string[]
  open_at_ms: number
  opened: Generated<boolean>
  pick: string
  salt: Buffer
  subject: string
}

export interface RedPacketDrawTable {
  amount: ColumnTypes['red_packet_draw.amount']
  drawn_at_ms: number
  goal_count: number
  lot_id: string
  match_id: string
  member_id: string
  place: number
}

export interface RedPacketJoinTable {
  goal_count: number
  joined_at_ms: number
  match_id: string
  member_id: string
}

export interface RedPacketRainTable {
  ends_at_ms: number
  goal_at_ms: number
  goal_count: number
  match_id: string
  opened_at_ms: number
  packets: number
  pool: ColumnTypes['red_packet_rain.pool']
  seed: string
  seed_hash: string
  taken: Generated<number>
}

export interface RefundTable {
  amount: ColumnTypes['refund.amount']
  answer: string | null
  bonus: Generated<ColumnTypes['refund.bonus']>
  channel: string | null
  checks: Generated<number>
  created_at_ms: number
  decided_at_ms: number | null
  decided_by: string | null
  finished_at_ms: number | null
  id: string
  kind: 'order' | 'charge'
  member_id: string
  next_check_ms: number | null
  proposed_by: string
  reason: string
  state: Generated<'proposed' | 'rejected' | 'submitted' | 'unknown' | 'done' | 'failed'>
  subject_id: string
  title: string
}

export interface RegistrationTable {
  agent_id: string
  created_at_ms: number
  member_id: string
  /**
   * Whose link led here, as the address said it.
   */
  share_id: string | null
  way: 'password' | 'code' | 'host'
}

/** An expert's look back at a match that is over. */
export interface ReplayTable {
  away_goals: number
  away_name: string
  away_team_id: string | null
  body: string
  expert_id: string
  home_goals: number
  home_name: string
  home_team_id: string | null
  id: string
  kickoff_ms: number
  league_name: string
  match_id: string
  published_at_ms: number
  sport: 'football' | 'basketball'
  summary: string
  title: string
  verdict: 'right' | 'partly' | 'wrong'
  video_id: string | null
}

/** What somebody says about a replay, or about a comment on it. */
export interface ReplayCommentTable {
  content: string
  created_at_ms: number
  id: string
  member_id: string
  parent_id: string | null
  replay_id: string
}

/** An order of anything that is sold. */
export interface SaleOrderTable {
  card_id: string | null
  coupon_id: string | null
  created_at_ms: number
  expert_id: string | null
  goods_id: string
  goods_kind: ColumnTypes['sale_order.goods_kind']
  id: string
  kind: 'full' | 'setMeal' | 'freeCoupon' | 'amountOff' | 'discountCard'
  look_paid: Generated<ColumnTypes['sale_order.look_paid']>
  look_value: Generated<ColumnTypes['sale_order.look_value']>
  member_id: string
  pack_id: string | null
  paid_part: Generated<ColumnTypes['sale_order.paid_part']>
  pay: ColumnTypes['sale_order.pay']
  price: ColumnTypes['sale_order.price']
  promo_part: Generated<ColumnTypes['sale_order.promo_part']>
  refund_reason: string | null
  share_percent: Generated<number>
  share_restored_ms: number | null
  /**
   * When the expert's share was settled.
   */
  share_settled_ms: number | null
  state:
    | 'created'
    | 'paying'
    | 'paid'
    | 'fulfilled'
    | 'closing'
    | 'closed'
    | 'kept_as_coins'
    | 'refunding'
    | 'refunded'
  title: string
}

export interface SchemaMigrationTable {
  applied_at_ms: number
  checksum: string
  name: string
  number: number
}

export interface ScoreCorrectionTable {
  answer: string | null
  back: ColumnTypes['score_correction.back']
  created_at_ms: number
  decided_at_ms: number | null
  decided_by: string | null
  done_at_ms: number | null
  feed_seq: number
  from_away: number
  from_home: number
  id: string
  match_id: string
  plans: number
  proposed_by: string
  reason: string
  state: 'proposed' | 'rejected' | 'agreed' | 'done'
  to_away: number
  to_home: number
}

export interface SearchClickTable {
  clicks: number
  day: string
  member_id: string
}

export interface SearchQueryTable {
  asked_at_ms: number
  day: string
  found: boolean
  person: string
  /**
   * As it was written.
   */
  shown: string
  /**
   * As it is compared.
   */
  word: string
}

export interface SeasonTable {
  first_day: string
  id: string
  last_day: string
  league_id: string
  name: string
  rounds: number
}

export interface SecretMarkTable {
  mark: string
  number: Generated<number>
  sealed_root: string | null
}

export interface SessionTable {
  /**
   * Where it was begun; null for sessions older than this column.
   */
  agent_id: string | null
  created_at_ms: number
  ended_at_ms: number | null
  ends_at_ms: number
  host: ColumnTypes['session.host'] | null
  idle_ends_at_ms: number
  kind: 'browser' | 'token'
  member_id: string
  platform: string | null
  proved_at_ms: Generated<number>
  public_id: string
  /**
   * SHA-256 of the secret. The secret itself exists only at the client.
   */
  secret_hash: string
  seen_at_ms: number
  /**
   * Key of the session's request signatures, given to the browser at login.
   */
  sign_key: string
}

/** Who plays for a team, as it was last fetched. */
export interface SquadTable {
  career: ColumnTypes['squad.career']
  honours: ColumnTypes['squad.honours']
  players: ColumnTypes['squad.players']
  pulled_at_ms: number
  team_id: string
  transfers: ColumnTypes['squad.transfers']
}

export interface StageTable {
  id: string
  kind: 'table' | 'groups' | 'knockout'
  name: string
  place: number
  season_id: string
}

/** Something a job could not do: tried again, then shown to a person. */
export interface StuckWorkTable {
  first_at_ms: number
  kind: string
  last_at_ms: number
  last_error: string
  ref: string
  tries: number
}

export interface SubscriptionTable {
  created_at_ms: number
  ends_at_ms: number
  expert_id: string
  id: string
  member_id: string
  price: ColumnTypes['subscription.price']
  starts_at_ms: number
}

export interface TeamTable {
  coach: string
  country_id: string
  founded_year: number
  id: string
  league_id: string
  name: string
  /**
   * What is heard of the name; null until it has been listened to.
   */
  sounds: string | null
  sport: 'football' | 'basketball'
  venue: ColumnTypes['team.venue']
}

export interface ToolScoreTable {
  backtested: number
  chance_sum: number
  hits: number
  matches: number
  scored_at_ms: number
  tool: ColumnTypes['tool_score.tool']
  until_ms: number | null
}

export interface ToolSettingTable {
  changed_at_ms: number
  changed_by: string
  is_on: boolean
  member_price: ColumnTypes['tool_setting.member_price'] | null
  others_price: ColumnTypes['tool_setting.others_price'] | null
  reason: string
  tool: ColumnTypes['tool_setting.tool']
}

/** What a tool pointed at before kick-off. Appended, never changed. */
export interface ToolSignalTable {
  backtest: boolean
  chance: number
  kick_off_at_ms: number
  made_at_ms: number
  match_id: string
  side: 'home' | 'draw' | 'away' | null
  strength: number
  tool: ColumnTypes['tool_signal.tool']
  value: string
}

export interface TopicTable {
  created_at_ms: number
  created_by: string
  id: string
  name: string
  note: string
  open: Generated<boolean>
}

export interface TopicFollowTable {
  followed_at_ms: number
  member_id: string
  topic_id: string
}

/** The key pair that hides passwords on their way here. Shared by all processes on one database. */
export interface TransportKeyTable {
  bits: number
  created_at_ms: number
  kid: string
  private_pem: string
}

export interface VipBargainTable {
  created_at_ms: number
  ends_at_ms: number
  id: string
  member_id: string
  taken_at_ms: number | null
}

export interface VipBargainHelpTable {
  bargain_id: string
  created_at_ms: number
  helper_id: string
}

export interface VipGiftTable {
  closes_at_ms: number
  id: string
  member_id: string
  month_no: number
  opens_at_ms: number
  period_id: string
  taken_at_ms: number | null
  tier: 'red' | 'super' | 'data'
}

export interface VipPeriodTable {
  created_at_ms: number
  earned: Generated<ColumnTypes['vip_period.earned']>
  ends_at_ms: number
  id: string
  is_trial: boolean
  member_id: string
  name: string
  price: ColumnTypes['vip_period.price']
  revoked_at_ms: number | null
  starts_at_ms: number
  tier: 'red' | 'super' | 'data'
}

/** Cash on its way out. */
export interface WithdrawalTable {
  account_sealed: string
  amount: ColumnTypes['withdrawal.amount']
  bank_name: string
  channel: string | null
  checks: Generated<number>
  created_at_ms: number
  fee: Generated<ColumnTypes['withdrawal.fee']>
  finished_at_ms: number | null
  first_by: string | null
  held_until_ms: number
  id: string
  kind: 'bank' | 'alipay'
  member_id: string
  name_sealed: string
  next_check_ms: number | null
  payee: string
  reason: string | null
  request_id: string
  reviewed_at_ms: number | null
  second_by: string | null
  state: Generated<
    | 'review'
    | 'approved'
    | 'submitted'
    | 'unknown'
    | 'succeeded'
    | 'failed'
    | 'rejected'
    | 'cancelled'
  >
  submitted_at_ms: number | null
  tax: Generated<ColumnTypes['withdrawal.tax']>
}

/** Where a member's cash may be sent. */
export interface WithdrawalWayTable {
  bank_code: string | null
  bank_name: string
  branch: Generated<string>
  created_at_ms: number
  id: string
  kind: 'bank' | 'alipay'
  member_id: string
  removed_at_ms: number | null
  sealed: string
  tail: string
}

export interface WorkDraftTable {
  body: string
  kept_at_ms: number
  kind: 'plan' | 'interpretation' | 'replay'
  member_id: string
}

export interface Tables {
  account: AccountTable
  ad: AdTable
  announcement: AnnouncementTable
  article: ArticleTable
  audit: AuditTable
  audit_head: AuditHeadTable
  balance: BalanceTable
  banner: BannerTable
  bill: BillTable
  bill_difference: BillDifferenceTable
  bill_line: BillLineTable
  brand: BrandTable
  captcha: CaptchaTable
  captcha_pass: CaptchaPassTable
  catalogue: CatalogueTable
  channel_notice: ChannelNoticeTable
  charge_product: ChargeProductTable
  charge_way: ChargeWayTable
  chat_line: ChatLineTable
  chat_report: ChatReportTable
  chat_support: ChatSupportTable
  chinese_name: ChineseNameTable
  community_standing: CommunityStandingTable
  country: CountryTable
  coupon: CouponTable
  coupon_code: CouponCodeTable
  coupon_code_use: CouponCodeUseTable
  daily_count: DailyCountTable
  depth_record: DepthRecordTable
  direct_sale: DirectSaleTable
  discount_card: DiscountCardTable
  ended_match: EndedMatchTable
  entitlement: EntitlementTable
  expert_application: ExpertApplicationTable
  expert_article: ExpertArticleTable
  expert_level_change: ExpertLevelChangeTable
  expert_profile: ExpertProfileTable
  favourite: FavouriteTable
  feature_switch: FeatureSwitchTable
  feedback: FeedbackTable
  film: FilmTable
  film_upload: FilmUploadTable
  filtered_word: FilteredWordTable
  fixture: FixtureTable
  foreign_name: ForeignNameTable
  free_unlock: FreeUnlockTable
  home_module: HomeModuleTable
  host_identity: HostIdentityTable
  host_setting: HostSettingTable
  house_number: HouseNumberTable
  idem: IdemTable
  imported_match: ImportedMatchTable
  installation: InstallationTable
  interpretation: InterpretationTable
  interpretation_body: InterpretationBodyTable
  interpretation_note: InterpretationNoteTable
  interpretation_opened: InterpretationOpenedTable
  interpretation_pair: InterpretationPairTable
  journal: JournalTable
  league: LeagueTable
  ledger_block: LedgerBlockTable
  ledger_block_journal: LedgerBlockJournalTable
  login_nonce: LoginNonceTable
  lottery_mark: LotteryMarkTable
  match_event: MatchEventTable
  match_follow: MatchFollowTable
  match_result: MatchResultTable
  member: MemberTable
  member_follow: MemberFollowTable
  member_hold: MemberHoldTable
  message: MessageTable
  message_setting: MessageSettingTable
  odds_tick: OddsTickTable
  operator: OperatorTable
  operator_recovery: OperatorRecoveryTable
  operator_session: OperatorSessionTable
  outbox: OutboxTable
  own_limit: OwnLimitTable
  pack: PackTable
  page_view: PageViewTable
  partner: PartnerTable
  password_ticket: PasswordTicketTable
  payment: PaymentTable
  phone_code: PhoneCodeTable
  picture: PictureTable
  plan: PlanTable
  plan_body: PlanBodyTable
  plan_correction: PlanCorrectionTable
  plan_leg: PlanLegTable
  plan_note: PlanNoteTable
  plan_pool_match: PlanPoolMatchTable
  player: PlayerTable
  post: PostTable
  post_like: PostLikeTable
  post_report: PostReportTable
  posting: PostingTable
  precedent: PrecedentTable
  prediction: PredictionTable
  price_change: PriceChangeTable
  promo_lot: PromoLotTable
  promo_lot_use: PromoLotUseTable
  promotion: PromotionTable
  promotion_claim: PromotionClaimTable
  promotion_gift: PromotionGiftTable
  promotion_support: PromotionSupportTable
  pull_cursor: PullCursorTable
  push_goal: PushGoalTable
  push_key: PushKeyTable
  push_setting: PushSettingTable
  push_subscription: PushSubscriptionTable
  rate_limit: RateLimitTable
  rating_reward: RatingRewardTable
  real_name: RealNameTable
  record_checkpoint: RecordCheckpointTable
  record_entry: RecordEntryTable
  record_node: RecordNodeTable
  record_secret: RecordSecretTable
  red_packet_draw: RedPacketDrawTable
  red_packet_join: RedPacketJoinTable
  red_packet_rain: RedPacketRainTable
  refund: RefundTable
  registration: RegistrationTable
  replay: ReplayTable
  replay_comment: ReplayCommentTable
  sale_order: SaleOrderTable
  schema_migration: SchemaMigrationTable
  score_correction: ScoreCorrectionTable
  search_click: SearchClickTable
  search_query: SearchQueryTable
  season: SeasonTable
  secret_mark: SecretMarkTable
  session: SessionTable
  squad: SquadTable
  stage: StageTable
  stuck_work: StuckWorkTable
  subscription: SubscriptionTable
  team: TeamTable
  tool_score: ToolScoreTable
  tool_setting: ToolSettingTable
  tool_signal: ToolSignalTable
  topic: TopicTable
  topic_follow: TopicFollowTable
  transport_key: TransportKeyTable
  vip_bargain: VipBargainTable
  vip_bargain_help: VipBargainHelpTable
  vip_gift: VipGiftTable
  vip_period: VipPeriodTable
  withdrawal: WithdrawalTable
  withdrawal_way: WithdrawalWayTable
  work_draft: WorkDraftTable
}
