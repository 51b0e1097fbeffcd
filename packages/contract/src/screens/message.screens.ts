import { screen } from '#kit/screen.ts'

export const messageScreens = {
  MessageCenterPage: screen({
    path: '/message/center',
    routes: ['rt.message.center'],
    access: 'member',
    planned: true,
  }),
  MessageActivityPage: screen({
    path: '/message/activity',
    routes: ['rt.message.activity'],
    access: 'member',
    planned: true,
  }),
  MessageCommunityPage: screen({
    path: '/message/community',
    routes: ['rt.message.community'],
    access: 'member',
    planned: true,
  }),
  MessageLetterPage: screen({
    path: '/message/letter',
    routes: ['rt.message.letter'],
    access: 'member',
    planned: true,
  }),
  MessageNoticePage: screen({
    path: '/message/notice',
    routes: ['rt.message.notice'],
    access: 'member',
    planned: true,
  }),
  MessageSettingPage: screen({
    path: '/message/setting',
    routes: ['rt.message.setting'],
    access: 'member',
    planned: true,
  }),
  MessageSystemPage: screen({
    path: '/message/system',
    routes: ['rt.message.system'],
    access: 'member',
    planned: true,
  }),
  MessageOfficialPlanPage: screen({
    path: '/message/official-plan',
    routes: ['rt.message.official-plan'],
    access: 'member',
    planned: true,
  }),
  MessageListPage: screen({
    path: '/message/message',
    routes: ['rt.message.message'],
    access: 'member',
    planned: true,
  }),
}
