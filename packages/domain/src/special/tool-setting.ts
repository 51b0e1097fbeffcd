import type { ToolPrice } from './tool-price.ts'
import type { Tool } from './tools.ts'

/** What operators have set for a tool. */
export interface ToolSetting {
  readonly on: boolean
  readonly price: ToolPrice
}

/** A tool as it is offered now. */
export interface OfferedTool extends Tool {
  readonly on: boolean
}

/** Figures the page of a match shows to everybody are not sold, whatever somebody sets. */
const isSellable = ({ price }: Tool): boolean => price !== null

export const offered = (tool: Tool, set: ToolSetting | undefined): OfferedTool => ({
  ...tool,
  on: set?.on ?? true,
  price: set && isSellable(tool) ? set.price : tool.price,
})

type PriceFault = 'not_sold' | 'half' | 'upside_down'

/** Both prices or none, and who is no member never pays less. */
export function priceFault(
  tool: Tool,
  { member, others }: { readonly member: number; readonly others: number },
): PriceFault | null {
  if (!isSellable(tool)) return member === 0 && others === 0 ? null : 'not_sold'
  if ((member === 0) !== (others === 0)) return 'half'
  return others < member ? 'upside_down' : null
}
