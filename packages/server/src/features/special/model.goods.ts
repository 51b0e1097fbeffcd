import type { Cents } from '@linmen/contract'
import type { ModelPass } from '@linmen/domain/special/tool-price.ts'
import type { Tool } from '@linmen/domain/special/tools.ts'
import { toolByCode } from '@linmen/domain/special/tools.ts'
import type { Goods } from '#features/sale/public.ts'

/** One match of a tool. */
export interface ToolLook {
  readonly tool: Tool
  readonly matchId: string
  readonly title: string
  readonly price: Cents
  readonly open: boolean
  /** Something could be reckoned. */
  readonly reckoned: boolean
}

/** Bought once for good. Nothing is sold where there is nothing to see. */
export const lookGoods: Goods<ToolLook, 'model.closed'> = {
  kind: 'model',
  about: ({ tool, matchId, title }) => ({
    id: lookId(tool, matchId),
    title: `${tool.name} ${title}`,
    expertId: null,
  }),
  price: ({ price }) => price,
  openTo: ({ open }) => open,
  closed: ({ reckoned }) => (reckoned ? null : 'model.closed'),
}

/** A tool for all matches, for some days. */
export interface ToolPass {
  readonly tool: Tool
  readonly pass: ModelPass
  readonly price: Cents
}

const DAY_MS = 86_400_000

export const passGoods: Goods<ToolPass> = {
  kind: 'model',
  about: ({ tool, pass }) => ({
    id: `${passId(tool)}-${pass.days}`,
    title: `${tool.name} ${pass.name}`,
    expertId: null,
  }),
  price: ({ price }) => price,
  grants: ({ tool, pass }, { nowMs }) => ({
    itemId: passId(tool),
    endsAtMs: nowMs + pass.days * DAY_MS,
  }),
}

export const lookId = ({ code }: Pick<Tool, 'code'>, matchId: string) => `${code}-${matchId}`
export const passId = ({ code }: Pick<Tool, 'code'>) => `${code}-pass`

/** The tool and the match behind the number of a right; null for anything else. */
export function partsOf(itemId: string): { tool: Tool; matchId: string } | null {
  const [, code, matchId] = /^(\d{1,2})-(.+)$/.exec(itemId) ?? []
  const tool = code === undefined ? null : toolByCode(Number(code))
  return tool && matchId !== undefined ? { tool, matchId } : null
}

/** `3-pass` is a right, `3-pass-7` what was ordered. */
export const isPass = (itemId: string) => /^\d{1,2}-pass(?:-\d+)?$/.test(itemId)
