import { named, optional } from '#kit/codec.ts'
import { screen } from '#kit/screen.ts'
import { messageKind } from '#message/message.schemas.ts'

export const messageScreens = {
  MessageCenterPage: screen({ path: '/message/center', access: 'member' }),
  MessageActivityPage: screen({ path: '/message/activity', access: 'member' }),
  MessageCommunityPage: screen({
    path: '/message/community',
    access: 'member',
    params: { kind: named('type', optional(messageKind)) },
  }),
  MessageLetterPage: screen({ path: '/message/letter', access: 'member' }),
  MessageNoticePage: screen({ path: '/message/notice', access: 'member' }),
  MessageSettingPage: screen({ path: '/message/setting', access: 'member' }),
  PushSettingPage: screen({ path: '/message/push', access: 'member' }),
  MessageSystemPage: screen({ path: '/message/system', access: 'member' }),
  MessageOfficialPlanPage: screen({ path: '/message/official-plan', access: 'member' }),
  MessageListPage: screen({
    path: '/message/message',
    access: 'member',
    params: { kind: named('type', optional(messageKind)) },
  }),
}
