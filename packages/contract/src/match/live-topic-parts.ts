import { named, type House } from '#kit/codec.ts'
import { moment } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'

/** When something happened according to the feed, when it was recorded here and when it was sent to readers. */
export const changeMoments = shape({
  saidAtMs: named('feedTime', moment),
  receivedAtMs: named('receiveTime', moment),
  sentAtMs: named('sendTime', moment),
})
export type ChangeMoments = House<typeof changeMoments>

/** Nothing changed, but the feed is alive: its last moment lets a reader notice when it is not. */
export const pulse = shape({ asOfMs: named('updateTime', moment) })
