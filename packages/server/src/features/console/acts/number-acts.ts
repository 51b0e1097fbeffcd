import { settingEndpoints } from '@linmen/contract/console/setting.endpoints.ts'
import { houseNumbers, numberNames } from '@linmen/domain/operator/numbers.ts'
import { audit } from '#kit/audit.ts'
import { command } from '#kit/command.ts'
import { numberNow, setNumber as keep } from '#kit/operator/house-number.ts'

export const setNumber = command(
  settingEndpoints.setNumber,
  async (tx, { id, value, reason }, { actor, nowMs, refuse }) => {
    const name = numberNames.find((each) => each === id)
    if (name === undefined) return refuse('console.gone', {})
    if (value > houseNumbers[name].most) return refuse('console.too_much', {})
    const before = { value: await numberNow(tx, name) }
    await keep(tx, { name, value, reason, by: actor.id, nowMs })
    const line = { atMs: nowMs, actor: actor.id, deed: 'number.set', subject: id, why: reason }
    await audit(tx, { ...line, before, after: { value } })
    return {}
  },
)
