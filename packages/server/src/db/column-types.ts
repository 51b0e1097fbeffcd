import type { HostFeature } from '@linmen/domain/host/host-features.ts'
import type { HostName } from '@linmen/domain/host/host-names.ts'
import type { Cents } from '@linmen/contract'
import type { ArticleBlock } from '@linmen/contract/home/article.schemas.ts'
import type { FoulReason } from '@linmen/contract/community/community.schemas.ts'
import type { InterpretationFigure } from '@linmen/contract/interpretation/interpretation.schemas.ts'
import type { MessageKind } from '@linmen/contract/message/message.schemas.ts'
import type { ToolKey } from '@linmen/contract/special/tool-key.ts'
import type { GiftItem } from '@linmen/domain/coupon/gift-item.ts'
import type { BasketballBody } from '@linmen/domain/match/basketball/basketball-report.ts'
import type { FootballBody } from '@linmen/domain/match/match-report.ts'
import type { GoodsKind } from '@linmen/domain/sale/goods.ts'
import type { Area, Referee, Venue, Zone } from '@linmen/domain/sport/atlas.ts'
import type { DepthBody } from '@linmen/domain/sport/depth.ts'
import type { ClosingOdds, MatchResult } from '@linmen/domain/sport/fixture.ts'
import type { CareerLine, Honour, Player, Transfer } from '@linmen/domain/sport/player.ts'
import type { ColumnType } from 'kysely'

/**
 * What the database cannot say of a column: whose words it holds, whose shape its JSON has. Null, defaults and words that a
 * constraint lists come from the migrations; `npm run gen` puts both together in `tables.generated.ts`.
 */
export interface ColumnTypes {
  'article.blocks': ColumnType<ArticleBlock[] | null, string | null, string | null>
  'article.paragraphs': ColumnType<string[], string, string>
  'balance.amount': Cents
  'bill_difference.ours': Cents
  'bill_difference.theirs': Cents
  'bill_line.amount': Cents
  'bill_line.fee': Cents
  'captcha.points': readonly { readonly x: number; readonly y: number }[]
  'catalogue.goods_kind': GoodsKind
  'catalogue.price': Cents
  'charge_product.amount': Cents
  'chat_report.reason': FoulReason
  'country.area': Area
  'coupon.threshold': Cents
  'coupon_code.threshold': Cents
  'coupon_code.worth': Cents
  'coupon.worth': Cents
  'depth_record.body': ColumnType<DepthBody, string, never>
  'depth_record.kind': DepthBody['kind']
  'entitlement.item_kind': GoodsKind
  'film.parts': ColumnType<FilmPart[], string, never>
  'fixture.referee': ColumnType<Referee, string>
  'free_unlock.tool': ToolKey
  'interpretation.figure': ColumnType<InterpretationFigure, string | null, never>
  'interpretation.price': Cents
  'league.zones': ColumnType<Zone[], string>
  'match_event.body': ColumnType<FootballBody | BasketballBody, string, never>
  'match_result.closing': ColumnType<ClosingOdds, string, never>
  'match_result.result': ColumnType<MatchResult, string, never>
  'member.level': 0 | 1 | 2
  'message_setting.kind': MessageKind
  'own_limit.month_limit': Cents
  'own_limit.next_limit': Cents
  'pack.broken': Cents
  'pack.earned': Cents
  'pack.paid_earned': Cents
  'pack.paid_part': Cents
  'pack.price': Cents
  'payment.amount': Cents
  'payment.bonus': Cents
  'plan.price': Cents
  'plan_leg.place': 1 | 2
  'post.pictures': ColumnType<string[], string, never>
  'post.reason': FoulReason
  'post_report.reason': FoulReason
  'posting.amount': Cents
  'promo_lot.granted': Cents
  'promo_lot.left_over': Cents
  'promo_lot_use.amount': Cents
  'promotion_gift.item': ColumnType<GiftItem, string>
  'promotion_gift.worth': Cents
  'pull_cursor.what': 'atlas' | 'day' | 'reports' | 'season' | 'depth' | 'demo'
  'red_packet_draw.amount': Cents
  'red_packet_rain.pool': Cents
  'refund.amount': Cents
  'refund.bonus': Cents
  'sale_order.goods_kind': GoodsKind
  'sale_order.look_paid': Cents
  'sale_order.look_value': Cents
  'sale_order.paid_part': Cents
  'sale_order.pay': Cents
  'sale_order.price': Cents
  'sale_order.promo_part': Cents
  'host_setting.hidden': HostFeature[]
  'host_setting.host': HostName
  'session.host': HostName
  'price_change.price': Cents
  'score_correction.back': Cents
  'squad.career': ColumnType<CareerLine[], string, string>
  'squad.honours': ColumnType<Honour[], string, string>
  'squad.players': ColumnType<Player[], string, string>
  'squad.transfers': ColumnType<Transfer[], string, string>
  'subscription.price': Cents
  'team.venue': ColumnType<Venue, string>
  'tool_setting.member_price': Cents
  'tool_setting.others_price': Cents
  'tool_setting.tool': ToolKey
  'tool_score.tool': ToolKey
  'tool_signal.tool': ToolKey
  'vip_period.earned': Cents
  'vip_period.price': Cents
  'withdrawal.amount': Cents
  'withdrawal.fee': Cents
  'withdrawal.tax': Cents
}

/** Where a part of a film begins, in seconds. */
export interface FilmPart {
  readonly title: string
  readonly at: number
}
