import { codec, named, optional, type Codec, type House } from '#kit/codec.ts'
import { bit } from '#kit/legacy-words.ts'
import { pageOf, type Page } from '#kit/paging.ts'
import { flag, id, int, moment, text, words } from '#kit/scalars.ts'
import { list, record, shape } from '#kit/shapes.ts'
import { linkFamily } from '#screens/param-codecs.ts'

const KINDS = {
  match: 1,
  officialPlan: 2,
  comment: 5,
  reply: 6,
  like: 7,
  follow: 8,
  order: 9,
  coupon: 10,
  vip: 11,
  level: 12,
  expertPlan: 13,
  promotion: 18,
  system: 19,
  notice: 20,
  letter: 21,
} as const
const CHANNELS = { activity: 60, systems: 61, notices: 62, letters: 63, community: 64 } as const

const MODULES = { activity: 14, systems: 15, notices: 16, letters: 17 } as const
const IS_MODULE = /^1[4-7]$/

/** What a message is about: the sub-type of the specification. */
export const messageKind = words(KINDS)
export type MessageKind = House<typeof messageKind>

export type MessageChannel = keyof typeof CHANNELS

/** The modules whose last look the client remembers; each is a channel, and the community has times of its own. */
export const messageModule = words(MODULES)
export type MessageModule = House<typeof messageModule>

const topicWord = words({ ...KINDS, ...CHANNELS })
export type MessageTopic = House<typeof topicWord>

/** One kind, or everything of a channel under either of its two codes. */
export const messageTopic: Codec<MessageTopic> = codec(
  { enum: [...Object.values(KINDS), ...Object.values(CHANNELS), ...Object.values(MODULES)] },
  (wire) => (IS_MODULE.test(String(wire)) ? messageModule.decode(wire) : topicWord.decode(wire)),
  topicWord.encode,
)

/** A link code with what stands beside it: an id, an address, or a page with its values. */
const messageLink = shape({
  family: linkFamily,
  code: int({ max: 9999 }),
  subject: named('value', optional(text({ max: 500 }))),
})
export type MessageLink = House<typeof messageLink>

const plainMessage = shape({
  id,
  kind: named('subType', messageKind),
  title: text({ max: 100 }),
  content: text(),
  createdAtMs: named('createTime', moment),
  isRead: named('readFlag', bit),
  /** Who it comes from, where somebody does. */
  senderId: optional(id),
  link: optional(messageLink),
  /** Likes only: how much of an honour it is. */
  level: optional(int({ max: 99 })),
})
export type Message = House<typeof plainMessage>

/** A like carries its honour inside its content; every other content is text. */
export const message: Codec<Message> = codec(
  plainMessage.schema,
  (wire) => plainMessage.decode(isLike(wire) ? unpacked(wire) : wire),
  (house) => {
    const wire = plainMessage.encode(house)
    return isLike(wire) ? packed(wire) : wire
  },
)

interface Like {
  readonly content: unknown
  readonly level?: unknown
}

const isLike = (wire: unknown): wire is Like =>
  typeof wire === 'object' && wire !== null && 'subType' in wire && wire.subType === KINDS.like

const packed = ({ level, content, ...rest }: Like) => ({
  ...rest,
  content: { text: content, likeLevel: level ?? 0 },
})

function unpacked(wire: Like): unknown {
  const { content } = wire
  if (typeof content !== 'object' || content === null) return wire
  const { text: said, likeLevel } = content as { text?: unknown; likeLevel?: unknown }
  return { ...wire, content: said, level: likeLevel }
}

const wholePage = shape({
  page: named('pageData', pageOf(message)),
  header: named('resHeader', optional(text({ max: 200 }))),
  extras: named('extrasData', record(shape({ repliedAtMs: named('replyTime', moment) }))),
  lastAtMs: named('lastTime', optional(moment)),
})

/** A page of one topic. `extras` tells by title when an answer was given. */
export type MessagePage = Omit<House<typeof wholePage>, 'page'> & Page<Message>

// The specification puts the list one step deeper than other pages have it.
export const messagePage: Codec<MessagePage> = codec(
  wholePage.schema,
  (wire) => {
    const { page, ...rest } = wholePage.decode(wire)
    return { ...rest, ...page }
  },
  ({ items, hasNext, ...rest }) => wholePage.encode({ ...rest, page: { items, hasNext } }),
)

/** A row of the centre: the newest message of a kind, and how many of the kind wait. */
const box = shape({ last: named('lastMsg', message), unread: named('unReadCount', int()) })
export type MessageBox = House<typeof box>

/** What waits for a member, by kind, and the announcements that are not in their box yet. */
export const unreadCounts = shape({
  unread: named('count', int()),
  boxes: named('list', list(box)),
  announced: named('newIds', list(id)),
})

/** What is new in the community since the moments that were asked for. */
export const communityNews = shape({
  comments: named('commentNum', int()),
  likes: named('likeNum', int()),
  follows: named('followNum', int()),
})

/** Whether a member wants to hear of a kind. Some cannot be silenced. */
export const messageSetting = shape({
  kind: named('type', messageKind),
  open: bit,
  fixed: flag,
})
export type MessageSetting = House<typeof messageSetting>

/** Somebody who follows the member. */
export const fan = shape({
  memberId: id,
  nickname: named('nickName', text({ max: 60 })),
  followedAtMs: named('createTime', moment),
})
export type Fan = House<typeof fan>
