import { actEndpoints } from '@linmen/contract/console/acts.endpoints.ts'
import { switchNames } from '@linmen/domain/operator/switches.ts'
import { audit } from '#kit/audit.ts'
import { command } from '#kit/command.ts'
import { isOn, setSwitch as turn } from '#kit/operator/feature-switch.ts'

/** Shuts something or opens it again, for every process at once. */
export const setSwitch = command(
  actEndpoints.setSwitch,
  async (tx, { id, on, reason }, { actor, nowMs, refuse }) => {
    const name = switchNames.find((each) => each === id)
    if (name === undefined) return refuse('console.gone', {})
    const before = { on: await isOn(tx, name) }
    if (before.on === on) return refuse('console.gone', {})
    await turn(tx, { name, on, reason, by: actor.id, nowMs })
    const line = { atMs: nowMs, actor: actor.id, deed: 'switch.set', subject: id, why: reason }
    await audit(tx, { ...line, before, after: { on } })
    return {}
  },
)
