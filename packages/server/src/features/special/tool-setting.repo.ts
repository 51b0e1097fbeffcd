import type { ToolKey } from '@linmen/contract/special/tool-key.ts'
import { offered, type OfferedTool, type ToolSetting } from '@linmen/domain/special/tool-setting.ts'
import { toolByCode, TOOLS, type Tool } from '@linmen/domain/special/tools.ts'
import type { Reader, Tx } from '#db/port.ts'

/** Tools as they are offered now. */
export async function offeredTools(db: Reader): Promise<(tool: Tool) => OfferedTool> {
  const rows = await db
    .selectFrom('tool_setting')
    .select(['tool', 'is_on', 'member_price', 'others_price'])
    .execute()
  const set = new Map(rows.map((row): [ToolKey, ToolSetting] => [row.tool, settingOf(row)]))
  return (tool) => offered(tool, set.get(tool.key))
}

/** Those nobody has taken away, in the order of pages. */
export async function toolsOnOffer(db: Reader): Promise<OfferedTool[]> {
  const now = await offeredTools(db)
  return TOOLS.map(now).filter(({ on }) => on)
}

/** Null where nothing has this number. */
export async function offeredByCode(db: Reader, code: number): Promise<OfferedTool | null> {
  const tool = toolByCode(code)
  return tool && (await offeredTools(db))(tool)
}

type Row = Parameters<typeof settingOf>[0]

const settingOf = (row: {
  readonly is_on: boolean
  readonly member_price: NonNullable<ToolSetting['price']>['member'] | null
  readonly others_price: NonNullable<ToolSetting['price']>['others'] | null
}): ToolSetting => ({
  on: row.is_on,
  price:
    row.member_price === null || row.others_price === null
      ? null
      : { member: row.member_price, others: row.others_price },
})

interface Change extends Row {
  readonly tool: ToolKey
  readonly reason: string
  readonly changed_by: string
  readonly changed_at_ms: number
}

export async function keepToolSetting(tx: Tx, { tool, ...state }: Change): Promise<void> {
  await tx
    .insertInto('tool_setting')
    .values({ tool, ...state })
    .onConflict((conflict) => conflict.column('tool').doUpdateSet(state))
    .execute()
}
