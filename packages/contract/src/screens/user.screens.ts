import { screen } from '#kit/screen.ts'

export const userScreens = {
  LoginPage: screen({ path: '/login', routes: ['rt.login'], defaults: { backUrl: '/home' } }),
  RegisterPage: screen({ path: '/register', routes: ['rt.register'], planned: true }),
  FindPasswordPage: screen({ path: '/retrieve', routes: ['rt.retrieve'], planned: true }),
  UserCenterPage: screen({ path: '/tabs/user/center', routes: ['rt.tabs.user.center'], tab: true }),
  UserInfoPage: screen({
    path: '/user/info',
    routes: ['rt.user.info'],
    access: 'member',
    planned: true,
  }),
  NickNameChangePage: screen({
    path: '/user/nickname-change',
    routes: ['rt.user.nickname-change'],
    access: 'member',
    planned: true,
  }),
  PasswordChangePage: screen({
    path: '/user/password-change',
    routes: ['rt.user.password-change'],
    access: 'member',
    planned: true,
  }),
  SignatureChangePage: screen({
    path: '/user/signature-change',
    routes: ['rt.user.signature-change'],
    access: 'member',
    planned: true,
  }),
  PhoneOperationPage: screen({
    path: '/user/phone-operation',
    routes: ['rt.user.phone-operation'],
    access: 'member',
    planned: true,
  }),
  UserInfoCompletePage: screen({
    path: '/user/user-info-complete',
    routes: ['rt.user.user-info-complete', 'rt.change.userInfoRecomplete'],
    aliases: ['/change/userInfoRecomplete'],
    access: 'member',
    query: { partner: 'applyFxPatner' },
    planned: true,
  }),
  MySettingsPage: screen({
    path: '/user/settings',
    routes: ['rt.user.settings'],
    access: 'member',
    planned: true,
  }),
  AboutUsPage: screen({ path: '/user/about-us', routes: ['rt.user.about-us'], planned: true }),
  MyLivePage: screen({
    path: '/user/my-live',
    routes: ['rt.user.my-live'],
    access: 'member',
    planned: true,
  }),
  ServiceCenterPage: screen({
    path: '/public/serviceCenter',
    routes: ['rt.public.serviceCenter'],
    planned: true,
  }),
  ServiceCenterIos: screen({
    path: '/public/iosServiceCenter',
    routes: ['rt.public.iosServiceCenter'],
    planned: true,
  }),
  FeedbackListPage: screen({
    path: '/user/feedback-list',
    routes: ['rt.user.feedback-list'],
    access: 'member',
    planned: true,
  }),
  CustomerHelpPage: screen({
    path: '/user/customer-help',
    routes: ['rt.user.customer-help'],
    access: 'member',
    planned: true,
  }),
}
