import type { AccountTable } from './tables/account.ts'
import type { BalanceTable } from './tables/balance.ts'
import type { CouponTable } from './tables/coupon.ts'
import type { DiscountCardTable } from './tables/discount-card.ts'
import type { EntitlementTable } from './tables/entitlement.ts'
import type { ExpertProfileTable } from './tables/expert-profile.ts'
import type { FeedCursorTable } from './tables/feed-cursor.ts'
import type { FixtureTable } from './tables/fixture.ts'
import type { IdemTable } from './tables/idem.ts'
import type { JournalTable } from './tables/journal.ts'
import type { LeagueTable } from './tables/league.ts'
import type { LoginNonceTable } from './tables/login-nonce.ts'
import type { MatchEventTable } from './tables/match-event.ts'
import type { MatchFollowTable } from './tables/match-follow.ts'
import type { MemberTable } from './tables/member.ts'
import type { OddsTickTable } from './tables/odds-tick.ts'
import type { PackTable } from './tables/pack.ts'
import type { PageViewTable } from './tables/page-view.ts'
import type { PlanBodyTable } from './tables/plan-body.ts'
import type { PlanOrderTable } from './tables/plan-order.ts'
import type { PlanTable } from './tables/plan.ts'
import type { PostingTable } from './tables/posting.ts'
import type { PromoLotUseTable } from './tables/promo-lot-use.ts'
import type { PromoLotTable } from './tables/promo-lot.ts'
import type { SchemaMigrationTable } from './tables/schema-migration.ts'
import type { SessionTable } from './tables/session.ts'
import type { TeamTable } from './tables/team.ts'
import type { TransportKeyTable } from './tables/transport-key.ts'

/** Every table of the database. An audit compares this list with the migrated schema. */
export interface Tables {
  account: AccountTable
  balance: BalanceTable
  coupon: CouponTable
  discount_card: DiscountCardTable
  entitlement: EntitlementTable
  expert_profile: ExpertProfileTable
  feed_cursor: FeedCursorTable
  fixture: FixtureTable
  idem: IdemTable
  journal: JournalTable
  league: LeagueTable
  login_nonce: LoginNonceTable
  match_event: MatchEventTable
  match_follow: MatchFollowTable
  member: MemberTable
  odds_tick: OddsTickTable
  pack: PackTable
  page_view: PageViewTable
  plan: PlanTable
  plan_body: PlanBodyTable
  plan_order: PlanOrderTable
  posting: PostingTable
  promo_lot: PromoLotTable
  promo_lot_use: PromoLotUseTable
  schema_migration: SchemaMigrationTable
  session: SessionTable
  team: TeamTable
  transport_key: TransportKeyTable
}
