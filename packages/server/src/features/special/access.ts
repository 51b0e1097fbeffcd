import type { ToolAccess } from '@linmen/contract/special/tool.schemas.ts'
import { beijingDay } from '@linmen/domain/match/business-day.ts'
import { priceFor } from '@linmen/domain/special/tool-price.ts'
import type { OfferedTool } from '@linmen/domain/special/tool-setting.ts'
import { TOOLS, type Tool } from '@linmen/domain/special/tools.ts'
import type { Reader } from '#db/port.ts'
import { ownedAmong } from '#features/sale/public.ts'
import { numberNow } from '#kit/operator/house-number.ts'
import { tierOf } from './member-tier.ts'
import { lookId, passId } from './model.goods.ts'
import { offeredTools } from './tool-setting.repo.ts'
import { freeLooks, freeUsed } from './unlock.repo.ts'

export interface Asker {
  readonly actor: { readonly id: string } | null
  readonly nowMs: number
}

interface AskedMatch {
  readonly id: string
  readonly kickOffAtMs: number
}

/** Why each tool of these matches is open to who asks, or that it is locked. */
export interface AccessTable {
  readonly of: (tool: Tool, match: AskedMatch) => ToolAccess
  /** The same of a tool whatever the match, as long as it has not begun. */
  readonly ofAny: (tool: Tool) => ToolAccess
  /** Price list of a tool for who asks; null for what is free, or not offered. */
  readonly priceOf: (tool: Tool) => ReturnType<typeof priceList>
  /** Whether more of it may be opened. */
  readonly isOn: (tool: Tool) => boolean
  readonly vip: boolean
  readonly freeLeft: number
}

export async function accessTo(
  db: Reader,
  matches: readonly AskedMatch[],
  { actor, nowMs }: Asker,
): Promise<AccessTable> {
  const now = await offeredTools(db)
  const isOn = (tool: Tool) => now(tool).on
  if (!actor)
    return {
      of: (tool, match) => openToAll(now(tool), match, nowMs),
      ofAny: (tool) => openToAll(now(tool), ANY_MATCH, nowMs),
      priceOf: (tool) => priceList(now(tool), false),
      ...{ isOn, vip: false, freeLeft: 0 },
    }
  const ids = matches.map(({ id }) => id)
  const wanted = TOOLS.flatMap((tool) => [passId(tool), ...ids.map((id) => lookId(tool, id))])
  const owned = await ownedAmong(db, { memberId: actor.id, kind: 'model', nowMs }, wanted)
  const looks = await freeLooks(db, actor.id, ids)
  const free = new Set(looks.map(({ tool, match_id }) => `${tool} ${match_id}`))
  const tier = await tierOf(db, actor.id, nowMs)
  const used = await freeUsed(db, actor.id, { day: beijingDay(nowMs), kind: 'tool' })
  const of = (tool: Tool, match: AskedMatch): ToolAccess => {
    const open = openToAll(now(tool), match, nowMs)
    if (open !== 'locked') return open
    if (owned.has(lookId(tool, match.id))) return 'bought'
    if (free.has(`${tool.key} ${match.id}`)) return 'dailyFree'
    if (owned.has(passId(tool))) return 'pass'
    return isOn(tool) && tier.includes(tool) ? 'member' : 'locked'
  }
  return {
    isOn,
    vip: tier.vip,
    freeLeft: Math.max(0, (await numberNow(db, 'freeLooks')) - used),
    priceOf: (tool) => priceList(now(tool), tier.vip),
    of,
    ofAny: (tool) => of(tool, ANY_MATCH),
  }
}

/** Nobody has bought it, and it never begins. */
const ANY_MATCH: AskedMatch = { id: '', kickOffAtMs: Infinity }

/** Free tools, and every tool once its match has begun: then it is history. Nobody comes anew to one that is not offered. */
const openToAll = (
  { price, on }: OfferedTool,
  { kickOffAtMs }: AskedMatch,
  nowMs: number,
): ToolAccess =>
  !on ? 'locked' : price === null ? 'free' : kickOffAtMs <= nowMs ? 'started' : 'locked'

const priceList = ({ price, on }: OfferedTool, vip: boolean) =>
  on && price ? { ...price, mine: priceFor(price, vip) } : null
