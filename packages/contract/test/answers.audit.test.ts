import { expect, test } from 'vitest'
import type { Endpoint } from '#kit/endpoint.ts'
import { allEndpoints } from '#tables.ts'
import { calls, entities } from './inventory.ts'

const rows: readonly Endpoint[] = Object.values(allEndpoints).flatMap((table) =>
  Object.values<Endpoint>(table),
)
const rowOf = (call: string) => rows.find((row) => row.call === call)!

/** Fields of the envelope, which every answer has. */
const ENVELOPE = new Set(['isSuccess', 'success', 'code', 'msg', 'errorMsg', 'errorCode'])

test('an answer has every field the inventory names for its call', () => {
  const wrong = calls.flatMap(({ id, responseFields }) => {
    const row = rowOf(id)
    if (!row) return []
    const told = namesIn(row.output.schema)
    return responseFields
      .map((field) => field.split(' ')[0]!)
      .filter((field) => !ENVELOPE.has(field) && !told.has(field))
      .map((field) => `${id} ${field}`)
  })
  expect(wrong).toEqual([])
})

// Left out: what the client makes of an answer, or sends itself.
test.each([
  ['c.validate.init', 'en.slider-captcha', ['d']],
  ['c.click.validate.init', 'en.click-captcha', ['data']],
  ['c.msg.queryMsg.subType.page', 'en.message-item', []],
  [
    'c.msg.queryMsg.subType.page',
    'en.message-page',
    ['msgList', 'unReadMsgList', 'emptyMsg', 'deleteBean'],
  ],
  [
    'c.sns-new.message.getMessageNum',
    'en.message-counts',
    ['commentTime', 'likeTime', 'followTime'],
  ],
  ['c.member.vip.info', 'en.vip-info', []],
  ['c.vip.vipOrderRecord', 'en.vip-order-record', []],
  ['c.setMeal.list.x', 'en.set-meal', []],
  ['c.setMeal.new.count', 'en.set-meal-count', []],
  ['c.appVersion.checkUpdatePopAndAlert', 'en.ad-popup', []],
  ['c.push.checkAllExpire', 'en.expiry-alert', []],
  ['c.wechat.getTotalAmount', 'en.monthly-limit', []],
  ['c.hd.match.redPacket.check', 'en.redpacket-answer', []],
  ['c.hd.match.redPacket.check', 'en.redpacket-match', []],
  ['c.model.vip.info.x', 'en.model-unlock', []],
  ['c.model.vip.price.x', 'en.model-price', []],
  ['c.vip.unlock.textInfo', 'en.text-unlock', []],
  ['c.wxgzh.preDualPay', 'en.payment-response', []],
  ['c.consume.low', 'en.low-consume', []],
  ['c.uc.index', 'en.user-info', []],
  ['c.uc.index', 'en.user-counts', []],
])('%s tells all of %s', (call, entity, left) => {
  const told = namesIn(rowOf(call).output.schema)
  const named = entities
    .find(({ id }) => id === entity)!
    .fields.map(({ name }) => name.replace('{product}', 'linmen'))
  const missing = named.filter(
    (name) => !ENVELOPE.has(name) && !left.includes(name as never) && !told.has(name),
  )
  expect(missing).toEqual([])
})

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly additionalProperties?: Schema
  readonly anyOf?: readonly Schema[]
}

/** Every name on the wire, alone and with its parents: `lookTime` and `fxb.lookTime`. */
function namesIn(schema: Schema, above = ''): Set<string> {
  const names = new Set<string>()
  const take = (inner: Schema, path: string) =>
    namesIn(inner, path).forEach((name) => names.add(name))
  for (const [name, inner] of Object.entries(schema.properties ?? {})) {
    names.add(name)
    names.add(`${above}${name}`)
    take(inner, `${above}${name}.`)
  }
  // What stands in a list is a thing of its own: its names need no parents.
  if (schema.items) take(schema.items, '')
  for (const inner of [schema.items, schema.additionalProperties, ...(schema.anyOf ?? [])])
    if (inner) take(inner, above)
  return names
}
