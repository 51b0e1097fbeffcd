export const messagePages = {
  MessageCenterPage: () => import('./pages/message-center.page.tsx'),
  MessageActivityPage: () => import('./pages/message-activity.page.tsx'),
  MessageCommunityPage: () => import('./pages/message-community.page.tsx'),
  MessageLetterPage: () => import('./pages/message-letter.page.tsx'),
  MessageNoticePage: () => import('./pages/message-notice.page.tsx'),
  MessageSettingPage: () => import('./pages/message-setting.page.tsx'),
  PushSettingPage: () => import('./pages/push-setting.page.tsx'),
  MessageSystemPage: () => import('./pages/message-system.page.tsx'),
  MessageOfficialPlanPage: () => import('./pages/message-official-plan.page.tsx'),
  MessageListPage: () => import('./pages/message-list.page.tsx'),
}
