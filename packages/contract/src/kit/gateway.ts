import type { Codec, House } from './codec.ts'
import { refusal, type Refusals } from './refusal.ts'
import { none, type Shape } from './shapes.ts'
import type { Subject } from './subject.ts'

/** One named method behind `POST /sportdata/f`. The historic spelling of the name is the key of its table. */
export interface GatewayMethod<In = any, Out = any> {
  readonly method: string
  readonly sport: 'football' | 'basketball' | 'both'
  readonly input: Shape<In>
  readonly output: Codec<Out>
  /** What it tells of; a write that touches it makes the answer stale. */
  readonly about: readonly Subject[]
  /** How long an answer may be shown without asking again, where the client's default is wrong. */
  readonly freshMs?: number
  readonly planned: boolean
}

/** What a data method may answer besides what any call may: nothing is known under that number, or nobody can tell. */
export const gatewayRefusals = {
  ...refusal('match.not_found', '没有这场比赛'),
  ...refusal('league.not_found', '没有这项赛事'),
  ...refusal('team.not_found', '没有这支球队'),
  ...refusal('player.not_found', '没有这名球员'),
  ...refusal('lottery.no_issue', '没有这一期'),
  ...refusal('source.interrupted', '数据源刚刚中断，请稍后再试'),
} satisfies Refusals

export type GatewayRefusal = keyof typeof gatewayRefusals

type Row = Pick<GatewayMethod, 'method' | 'sport'> &
  Partial<Pick<GatewayMethod, 'about' | 'freshMs'>>

export function gatewayMethod<In = {}, O extends Codec<any> = typeof none>(
  row: Row & { input?: Shape<In>; output: O },
): GatewayMethod<In, House<O>> {
  return { planned: false, about: [], ...row, input: row.input ?? (none as Shape<any>) }
}

export function plannedMethod<In = {}>(
  row: Row & { input?: Shape<In> },
): GatewayMethod<In, unknown> {
  return {
    planned: true,
    about: [],
    output: none as Codec<any>,
    ...row,
    input: row.input ?? (none as Shape<any>),
  }
}
