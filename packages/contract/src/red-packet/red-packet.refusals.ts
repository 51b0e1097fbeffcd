import { refusal } from '#kit/refusal.ts'

/** All three mean that this goal is done with. */
export const redPacketRefusals = {
  ...refusal('101', '您已参与过本次红包雨'),
  ...refusal('1007', '红包雨未开始或已结束'),
  ...refusal('1008', '红包已被抢完'),
}

export const rainGone = refusal('redPacket.no_rain', '这个进球没有红包雨')
