import type { AccountTable } from './tables/account.ts'
import type { BalanceTable } from './tables/balance.ts'
import type { ChineseNameTable } from './tables/chinese-name.ts'
import type { CountryTable } from './tables/country.ts'
import type { CouponTable } from './tables/coupon.ts'
import type { DepthRecordTable } from './tables/depth-record.ts'
import type { DiscountCardTable } from './tables/discount-card.ts'
import type { EntitlementTable } from './tables/entitlement.ts'
import type { ExpertProfileTable } from './tables/expert-profile.ts'
import type { FixtureTable } from './tables/fixture.ts'
import type { ForeignNameTable } from './tables/foreign-name.ts'
import type { IdemTable } from './tables/idem.ts'
import type { ImportedMatchTable } from './tables/imported-match.ts'
import type { JournalTable } from './tables/journal.ts'
import type { LeagueTable } from './tables/league.ts'
import type { LoginNonceTable } from './tables/login-nonce.ts'
import type { MatchEventTable } from './tables/match-event.ts'
import type { MatchFollowTable } from './tables/match-follow.ts'
import type { MatchResultTable } from './tables/match-result.ts'
import type { MemberTable } from './tables/member.ts'
import type { OddsTickTable } from './tables/odds-tick.ts'
import type { PackTable } from './tables/pack.ts'
import type { PageViewTable } from './tables/page-view.ts'
import type { PlanBodyTable } from './tables/plan-body.ts'
import type { PlanOrderTable } from './tables/plan-order.ts'
import type { PlanTable } from './tables/plan.ts'
import type { PlayerTable } from './tables/player.ts'
import type { PostingTable } from './tables/posting.ts'
import type { PredictionTable } from './tables/prediction.ts'
import type { PromoLotUseTable } from './tables/promo-lot-use.ts'
import type { PromoLotTable } from './tables/promo-lot.ts'
import type { PullCursorTable } from './tables/pull-cursor.ts'
import type { SchemaMigrationTable } from './tables/schema-migration.ts'
import type { SeasonTable } from './tables/season.ts'
import type { SessionTable } from './tables/session.ts'
import type { SquadTable } from './tables/squad.ts'
import type { StageTable } from './tables/stage.ts'
import type { TeamTable } from './tables/team.ts'
import type { TransportKeyTable } from './tables/transport-key.ts'

/** Every table of the database. An audit compares this list with the migrated schema. */
export interface Tables {
  account: AccountTable
  balance: BalanceTable
  chinese_name: ChineseNameTable
  country: CountryTable
  coupon: CouponTable
  depth_record: DepthRecordTable
  discount_card: DiscountCardTable
  entitlement: EntitlementTable
  expert_profile: ExpertProfileTable
  fixture: FixtureTable
  foreign_name: ForeignNameTable
  idem: IdemTable
  imported_match: ImportedMatchTable
  journal: JournalTable
  league: LeagueTable
  login_nonce: LoginNonceTable
  match_event: MatchEventTable
  match_follow: MatchFollowTable
  match_result: MatchResultTable
  member: MemberTable
  odds_tick: OddsTickTable
  pack: PackTable
  page_view: PageViewTable
  plan: PlanTable
  plan_body: PlanBodyTable
  plan_order: PlanOrderTable
  player: PlayerTable
  posting: PostingTable
  prediction: PredictionTable
  promo_lot: PromoLotTable
  promo_lot_use: PromoLotUseTable
  pull_cursor: PullCursorTable
  schema_migration: SchemaMigrationTable
  season: SeasonTable
  session: SessionTable
  squad: SquadTable
  stage: StageTable
  team: TeamTable
  transport_key: TransportKeyTable
}
