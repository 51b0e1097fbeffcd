import type {
  MessageChannel,
  MessageKind,
  MessageTopic,
} from '@linmen/contract/message/message.schemas.ts'

interface KindRule {
  /** What a member calls it. */
  readonly name: string
  readonly channel: MessageChannel
  /** What is about one's own money and account is always told. */
  readonly fixed?: true
}

const RULES: Readonly<Record<MessageKind, KindRule>> = {
  match: { name: '比赛提醒', channel: 'notices' },
  officialPlan: { name: '官方方案', channel: 'notices' },
  expertPlan: { name: '关注的专家', channel: 'notices' },
  notice: { name: '公告', channel: 'notices' },
  order: { name: '订单与退款', channel: 'systems', fixed: true },
  vip: { name: '会员', channel: 'systems' },
  level: { name: '等级变化', channel: 'systems' },
  system: { name: '系统通知', channel: 'systems', fixed: true },
  coupon: { name: '优惠券', channel: 'activity' },
  promotion: { name: '活动', channel: 'activity' },
  letter: { name: '来信', channel: 'letters' },
  comment: { name: '评论', channel: 'community' },
  reply: { name: '回复', channel: 'community' },
  like: { name: '赞', channel: 'community' },
  follow: { name: '新增关注', channel: 'community' },
}

export const messageKinds = Object.keys(RULES) as readonly MessageKind[]

export const kindName = (kind: MessageKind): string => RULES[kind].name

export const channelOf = (kind: MessageKind): MessageChannel => RULES[kind].channel

/** Whether nobody can switch the kind off. */
export const isFixed = (kind: MessageKind): boolean => RULES[kind].fixed === true

/** The kinds of a topic: one alone, or all of a channel. */
export function kindsOf(topic: MessageTopic): readonly MessageKind[] {
  return isKind(topic) ? [topic] : messageKinds.filter((kind) => channelOf(kind) === topic)
}

const isKind = (topic: MessageTopic): topic is MessageKind => Object.hasOwn(RULES, topic)

/** Messages are kept in sight this long. */
export const MESSAGE_DAYS = 30
const DAY_MS = 86_400_000

export const messagesSince = (nowMs: number): number => nowMs - MESSAGE_DAYS * DAY_MS
