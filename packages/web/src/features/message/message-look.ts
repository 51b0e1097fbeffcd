import type { Message, MessageKind } from '@linmen/contract/message/message.schemas.ts'
import { bell } from '#ui/icon/basic.ts'
import { crown, doc, headset, medal, ticket, wallet } from '#ui/icon/account.ts'
import type { Glyph } from '#ui/icon/glyph.ts'
import { user } from '#ui/icon/control.ts'
import { ball } from '#ui/icon/match.ts'
import { chat, megaphone, thumb } from '#ui/icon/social.ts'
import { hrefTo } from '#kit/go.ts'

const GLYPHS: Readonly<Record<MessageKind, Glyph>> = {
  match: ball,
  officialPlan: doc,
  expertPlan: doc,
  notice: bell,
  order: wallet,
  vip: crown,
  level: medal,
  system: bell,
  coupon: ticket,
  promotion: megaphone,
  letter: headset,
  comment: chat,
  reply: chat,
  like: thumb,
  follow: user,
}

export const glyphOf = (kind: MessageKind): Glyph => GLYPHS[kind]

/** The page a row of the centre opens. */
export function pageOfKind(kind: MessageKind): string | undefined {
  if (kind === 'officialPlan') return hrefTo('MessageOfficialPlanPage')
  if (kind === 'notice') return hrefTo('MessageNoticePage')
  if (kind === 'system') return hrefTo('MessageSystemPage')
  if (kind === 'promotion') return hrefTo('MessageActivityPage')
  if (kind === 'letter') return hrefTo('MessageLetterPage')
  return hrefTo('MessageListPage', { kind })
}

/** Letters and what happens in the community come from people. */
export const hasFace = ({ kind, senderId }: Pick<Message, 'kind' | 'senderId'>): boolean =>
  senderId !== undefined && kind !== 'match'
