import { hostActEndpoints } from '@linmen/contract/console/host.endpoints.ts'
import { isHostName } from '@linmen/domain/host/host-names.ts'
import { audit } from '#kit/audit.ts'
import { command } from '#kit/command.ts'
import { dropHost, hiddenNow, keepHost, setForHost } from '#kit/operator/host-shows.ts'
import { brandOfAgent, dropBrand, keepBrand } from './host-setting.repo.ts'

/** What a host hides from now on, all of it. */
export const setHost = command(
  hostActEndpoints.setHost,
  async (tx, { id, hidden, reason }, { actor, nowMs, refuse }) => {
    if (!isHostName(id)) return refuse('console.gone', {})
    const before = { hidden: await hiddenNow(tx, id) }
    const after = { hidden: [...new Set(hidden)] }
    await keepHost(tx, id, { ...after, reason, changed_by: actor.id, changed_at_ms: nowMs })
    const line = { atMs: nowMs, actor: actor.id, deed: 'host.set', subject: id, why: reason }
    await audit(tx, { ...line, before, after })
    return {}
  },
)

export const resetHost = command(
  hostActEndpoints.resetHost,
  async (tx, { id, reason }, { actor, nowMs, refuse }) => {
    const hidden = isHostName(id) ? await setForHost(tx, id) : null
    if (!isHostName(id) || hidden === null) return refuse('console.gone', {})
    await dropHost(tx, id)
    const line = { atMs: nowMs, actor: actor.id, deed: 'host.reset', subject: id, why: reason }
    await audit(tx, { ...line, before: { hidden }, after: { hidden: await hiddenNow(tx, id) } })
    return {}
  },
)

export const setBrand = command(
  hostActEndpoints.setBrand,
  async (tx, { id, reason, ...brand }, { actor, nowMs, refuse }) => {
    if (!/^\w+$/.test(id)) return refuse('console.agent_word', {})
    const before = await brandOfAgent(tx, id)
    await keepBrand(tx, id, { ...brand, reason, changed_by: actor.id, changed_at_ms: nowMs })
    const line = { atMs: nowMs, actor: actor.id, deed: 'brand.set', subject: id, why: reason }
    await audit(tx, { ...line, ...(before && { before }), after: brand })
    return {}
  },
)

export const removeBrand = command(
  hostActEndpoints.removeBrand,
  async (tx, { id, reason }, { actor, nowMs, refuse }) => {
    const before = await brandOfAgent(tx, id)
    if (!before) return refuse('console.gone', {})
    await dropBrand(tx, id)
    const line = { atMs: nowMs, actor: actor.id, deed: 'brand.remove', subject: id, why: reason }
    await audit(tx, { ...line, before })
    return {}
  },
)
