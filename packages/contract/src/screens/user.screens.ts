import { named, optional } from '#kit/codec.ts'
import { bit } from '#kit/legacy-words.ts'
import { text } from '#kit/scalars.ts'
import { screen } from '#kit/screen.ts'
import { word } from './param-codecs.ts'

export const userScreens = {
  RegisterPage: screen({ path: '/register', params: { backUrl: optional(text({ max: 2000 })) } }),
  FindPasswordPage: screen({ path: '/retrieve' }),
  UserInfoPage: screen({ path: '/user/info', access: 'member' }),
  NickNameChangePage: screen({ path: '/user/nickname-change', access: 'member' }),
  PasswordChangePage: screen({ path: '/user/password-change', access: 'member' }),
  SignatureChangePage: screen({ path: '/user/signature-change', access: 'member' }),
  PhoneOperationPage: screen({ path: '/user/phone-operation', access: 'member' }),
  UserInfoCompletePage: screen({
    path: '/user/user-info-complete',
    aliases: ['/change/userInfoRecomplete'],
    access: 'member',
    params: { partner: named('applyFxPatner', optional(bit)) },
  }),
  MySettingsPage: screen({ path: '/user/settings' }),
  AboutUsPage: screen({ path: '/user/about-us' }),
  MyLivePage: screen({ path: '/user/my-live', access: 'member' }),
  ServiceCenterPage: screen({ path: '/public/serviceCenter' }),
  ServiceCenterIos: screen({ path: '/public/iosServiceCenter' }),
  FeedbackListPage: screen({ path: '/user/feedback-list', access: 'member' }),
  CustomerHelpPage: screen({ path: '/user/customer-help', params: { from: optional(word) } }),
  DeviceListPage: screen({ path: '/user/devices', access: 'member' }),
  PrivacyPage: screen({ path: '/user/privacy', access: 'member' }),
  AccountDeletionPage: screen({ path: '/user/delete-account', access: 'member' }),
  SpendDiaryPage: screen({
    path: '/user/spending',
    access: 'member',
    params: { month: optional(text({ max: 7, pattern: /^\d{4}-(0[1-9]|1[0-2])$/ })) },
  }),
}
