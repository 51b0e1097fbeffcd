import type { Cents } from '@linmen/contract'
import { settingEndpoints } from '@linmen/contract/console/setting.endpoints.ts'
import { settingDesks } from '@linmen/contract/console/setting-desks.ts'
import { priceFault } from '@linmen/domain/special/tool-setting.ts'
import { TOOLS } from '@linmen/domain/special/tools.ts'
import { sql } from 'kysely'
import { audit } from '#kit/audit.ts'
import { command } from '#kit/command.ts'
import { asked, serveDesk } from '#kit/operator/serve-desk.ts'
import { keepToolSetting, offeredTools } from './tool-setting.repo.ts'

/** What a tool costs from now on, and whether it is offered. What somebody has opened stays open. */
export const setTool = command(
  settingEndpoints.setTool,
  async (tx, { id, on, member, others, reason }, { actor, nowMs, refuse }) => {
    const tool = TOOLS.find(({ key }) => key === id)
    if (!tool) return refuse('console.gone', {})
    const fault = priceFault(tool, { member, others })
    if (fault) return refuse(`console.tool_${fault}`, {})
    const was = (await offeredTools(tx))(tool)
    const price = member === 0 ? null : { member: member as Cents, others: others as Cents }
    await keepToolSetting(tx, {
      tool: tool.key,
      is_on: on,
      member_price: price?.member ?? null,
      others_price: price?.others ?? null,
      reason,
      changed_by: actor.id,
      changed_at_ms: nowMs,
    })
    const line = { atMs: nowMs, actor: actor.id, deed: 'tool.set', subject: id, why: reason }
    const before = { on: was.on, price: was.price }
    await audit(tx, { ...line, before, after: { on, price } })
    return {}
  },
)

/** Every tool there is, whether or not anybody has ever touched it. */
export const toolTable = serveDesk(settingDesks.tools, ({ state }) => {
  const known = TOOLS.map(({ key, code, title, price }, place) => {
    const [member, others] = [price?.member ?? 0, price?.others ?? 0]
    return sql`(${place}::int, ${key}::text, ${code}::int, ${title}::text, ${price !== null}::boolean,
      ${member}::bigint, ${others}::bigint)`
  })
  return sql`
    select k.name as id, k.code, k.title, k.sold,
      case when s.tool is null then k.member else coalesce(s.member_price, 0) end as member,
      case when s.tool is null then k.others else coalesce(s.others_price, 0) end as others,
      case when coalesce(s.is_on, true) then 'on' else 'off' end as state,
      s.changed_at_ms as "changedAtMs", s.changed_by as "changedBy", s.reason
    from (values ${sql.join(known)}) as k (place, name, code, title, sold, member, others)
    left join tool_setting s on s.tool = k.name
    where true ${asked(state, (word) => sql`coalesce(s.is_on, true) = ${word === 'on'}`)}
    order by k.place`
})
