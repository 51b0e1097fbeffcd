import { screen } from '#kit/screen.ts'

export const hostScreens = {
  JdUserCenterPage: screen({
    path: '/tabs/jd/user-center',
    routes: ['rt.tabs.jd.user-center', 'rt.jd.user-center'],
    aliases: ['/jd/user-center'],
    tab: true,
    planned: true,
  }),
  HomeJdPage: screen({ path: '/home-jd', routes: ['rt.home-jd'], planned: true }),
  XdHome: screen({ path: '/xd-home', routes: ['rt.xd-home'], planned: true }),
  CydHome: screen({ path: '/cyd-home', routes: ['rt.cyd-home'], planned: true }),
  CydLoginPage: screen({ path: '/cyd/login', routes: ['rt.cyd.login'], planned: true }),
  CydErrorPage: screen({ path: '/cyd/error', routes: ['rt.cyd.error'], planned: true }),
  TqUserCenterPage: screen({
    path: '/tq-user-center',
    routes: ['rt.tq-user-center'],
    access: 'member',
    planned: true,
  }),
  DownloadPage: screen({
    path: '/download',
    routes: ['rt.download'],
    aliases: ['/download/:agentId'],
    planned: true,
  }),
  HzDownloadPage: screen({
    path: '/hz/download',
    routes: ['rt.hz.download'],
    aliases: ['/hz/download/:agentId'],
    planned: true,
  }),
}
