import { modelVipEndpoints } from '@linmen/contract/prediction/model-vip.endpoints.ts'
import { NOTHING } from '@linmen/domain/money/cents.ts'
import { beijingDay } from '@linmen/domain/match/business-day.ts'
import { HISTORY_DAYS } from '@linmen/domain/special/tool-price.ts'
import { toolByCode, toolOf, TOOLS } from '@linmen/domain/special/tools.ts'
import type { OfferedTool } from '@linmen/domain/special/tool-setting.ts'
import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'
import type { Reader } from '#db/port.ts'
import { archiveOf } from '#features/archive/public.ts'
import { boughtBy, ownedAmong } from '#features/sale/public.ts'
import { countVipMembers } from '#features/vip/public.ts'
import { balanceOf } from '#features/wallet/public.ts'
import { pageFrom, pageOf } from '#kit/page-of.ts'
import { query } from '#kit/query.ts'
import { numberNow } from '#kit/operator/house-number.ts'
import { accessTo, type Asker } from './access.ts'
import { isPass, partsOf, passId } from './model.goods.ts'
import { tierOf } from './member-tier.ts'
import { latestStrengths, signalsOf } from './signal.repo.ts'
import { presentSignal } from './special.present.ts'
import { boughtOrders, buyersByTool, comingMatches, passHolders } from './special.repo.ts'
import { offeredByCode } from './tool-setting.repo.ts'
import { freeLooks, freeUsed } from './unlock.repo.ts'

export const unlockState = query(
  modelVipEndpoints.unlockState,
  async (db, { model }, { actor, nowMs, refuse }) => {
    const tool = toolByCode(model) ?? refuse('model.not_found', {})
    return unlockStateOf(db, tool.code, { actor, nowMs })
  },
)

/** Whether a tool is open to who asks, whatever the match, and whether today's free look is left. */
export async function unlockStateOf(db: Reader, code: number, { actor, nowMs }: Asker) {
  const tool = await offeredByCode(db, code)
  const freeLooksADay = await numberNow(db, 'freeLooks')
  const today = { day: beijingDay(nowMs), kind: 'tool' as const }
  const used = actor ? await freeUsed(db, actor.id, today) : 0
  const open =
    (tool?.on === true && tool.price === null) ||
    (actor !== null && tool !== null && (await mayUse(db, tool, { actor, nowMs })))
  return {
    analysis: {
      lookTime: freeLooksADay,
      pageLength: HISTORY_DAYS.winMark,
      unlockedToday: used > 0,
    },
    model: {
      pageLength: HISTORY_DAYS.tools,
      open,
      free: actor !== null && used < freeLooksADay,
    },
  }
}

async function mayUse(
  db: Reader,
  tool: OfferedTool,
  { actor, nowMs }: { readonly actor: { readonly id: string }; readonly nowMs: number },
): Promise<boolean> {
  if (tool.on && (await tierOf(db, actor.id, nowMs)).includes(tool)) return true
  const item = passId(tool)
  return (await ownedAmong(db, { memberId: actor.id, kind: 'model', nowMs }, [item])).has(item)
}

export const price = query(modelVipEndpoints.price, async (db, { model }, { refuse }) => {
  const tool = await offeredByCode(db, model)
  if (!tool?.on) return refuse('model.not_found', {})
  const { member, others } = tool.price ?? { member: NOTHING, others: NOTHING }
  return { member, others, open: tool.price === null }
})

export const balance = query(modelVipEndpoints.balance, async (db, _input, { actor, nowMs }) => ({
  balance: await balanceOf(db, actor.id, nowMs),
}))

const PAGE = 20

export const listBought = query(modelVipEndpoints.listBought, async (db, { pageNo }, { actor }) => {
  const page = await pageFrom(boughtOrders(db, actor.id), { pageNo, pageSize: PAGE })
  return {
    hasNext: page.hasNext,
    items: page.items.map(({ id, goods_id, title, pay, created_at_ms, ends_at_ms }) => ({
      orderId: id,
      tool: (partsOf(goods_id)?.tool ?? toolOf('sameOdds')).key,
      matchId: isPass(goods_id) ? null : (partsOf(goods_id)?.matchId ?? null),
      title,
      amount: pay,
      boughtAtMs: created_at_ms,
      endsAtMs: ends_at_ms,
    })),
  }
})

/** Matches the member has opened, the latest first; of a tool that is free the next ones, which are open to everybody. */
export const listUnlocked = query(
  modelVipEndpoints.listUnlocked,
  async (db, { model, pageNo }, { ports, actor, nowMs }) => {
    const wanted = (await isFree(db, model))
      ? (await comingMatches(ports, nowMs, PAGE)).map(({ fixture }) => ({
          code: model,
          matchId: fixture.id,
        }))
      : (await looksOf(db, actor.id)).filter(({ code }) => model === 0 || code === model)
    const { items, hasNext } = pageOf(wanted, { pageNo, pageSize: PAGE })
    const sheets = await archiveOf(ports).matches([...new Set(items.map(({ matchId }) => matchId))])
    const byId = new Map(sheets.map((sheet): [string, MatchSheet] => [sheet.fixture.id, sheet]))
    const access = await accessTo(
      db,
      sheets.map(({ fixture }) => fixture),
      { actor, nowMs },
    )
    const rows = await signalsOf(db, [...byId.keys()])
    const strengths = await latestStrengths(db)
    return {
      hasNext,
      items: items.flatMap(({ code, matchId }) => {
        const [sheet, tool] = [byId.get(matchId), toolByCode(code)]
        if (!sheet || !tool) return []
        const signal = rows.find((row) => row.match_id === matchId && row.tool === tool.key)
        return [
          presentSignal({ sheet, tool, access: access.of(tool, sheet.fixture), signal, strengths }),
        ]
      }),
    }
  },
)

const isFree = async (db: Reader, code: number) => {
  const tool = await offeredByCode(db, code)
  return tool?.on === true && tool.price === null
}

interface Look {
  readonly code: number
  readonly matchId: string
}

/** What a member has opened: free looks newest first, then what was bought. */
export async function looksOf(db: Reader, memberId: string): Promise<Look[]> {
  const free = (await freeLooks(db, memberId)).map(({ tool, match_id }) => ({
    code: toolOf(tool).code,
    matchId: match_id,
  }))
  const bought = (await boughtBy(db, memberId, 'model')).flatMap((itemId) => {
    const parts = isPass(itemId) ? null : partsOf(itemId)
    return parts ? [{ code: parts.tool.code, matchId: parts.matchId }] : []
  })
  return [...free, ...bought]
}

export const countBuyers = query(modelVipEndpoints.countBuyers, async (db) => {
  const buyers = await buyersByTool(db)
  const models = TOOLS.map(({ key, code }) => ({ tool: key, buyers: buyers.get(code) ?? 0 }))
  return { total: models.reduce((sum, each) => sum + each.buyers, 0), models }
})

export const countBuyersOf = query(
  modelVipEndpoints.countBuyersOf,
  async (db, { model }, { refuse }) => {
    const tool = toolByCode(model) ?? refuse('model.not_found', {})
    return { tool: tool.key, buyers: (await buyersByTool(db)).get(tool.code) ?? 0 }
  },
)

/** Everybody to whom a tool is open for a time: members, and who bought a pass. */
export const countMembers = query(
  modelVipEndpoints.countMembers,
  async (db, _input, { nowMs }) => ({
    members: (await passHolders(db, nowMs)) + (await countVipMembers(db, nowMs)),
  }),
)
