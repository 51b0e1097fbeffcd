import { pushEndpoints } from '@linmen/contract/push/push.endpoints.ts'
import type { Binding } from '#kit/binding.ts'
import { command } from '#kit/command.ts'
import { query } from '#kit/query.ts'
import { pushKeys } from './push-keys.ts'
import { chooseFor, dropOwn, keepSubscription, subscriptionsOf, wishesOf } from './push.repo.ts'
import { isPushAddress } from './send-push.ts'

const look = query(pushEndpoints.look, async (db, _input, { actor, ports }) => {
  const { topics, quiet, hidesScores } = (await wishesOf(db, [actor.id]))(actor.id)
  return {
    publicKey: (await pushKeys(ports)).publicKey,
    devices: (await subscriptionsOf(db, [actor.id])).length,
    wishes: {
      topics: [...topics],
      hidesScores,
      ...(quiet && { quietFrom: quiet.from, quietTo: quiet.to }),
    },
  }
})

const subscribe = command(pushEndpoints.subscribe, async (tx, { address, key, secret }, call) => {
  const { actor, nowMs, ports, refuse } = call
  if (!isPushAddress(address)) refuse('push.address', {})
  const id = ports.ids.next('ps')
  const row = { id, member_id: actor.id, address, key, secret, created_at_ms: nowMs }
  await keepSubscription(tx, row)
  return {}
})

const unsubscribe = command(pushEndpoints.unsubscribe, async (tx, { address }, { actor }) => {
  await dropOwn(tx, actor.id, address)
  return {}
})

const choose = command(pushEndpoints.choose, async (tx, wishes, { actor, nowMs, refuse }) => {
  const { topics, quietFrom: from, quietTo: to, hidesScores } = wishes
  if ((from === undefined) !== (to === undefined)) refuse('bad_input', { field: 'quietTo' })
  const quiet = from === undefined || to === undefined ? null : { from, to }
  await chooseFor(tx, actor.id, { topics: new Set(topics), quiet, hidesScores, nowMs })
  return {}
})

export const pushBindings: Binding[] = [look, subscribe, unsubscribe, choose]
