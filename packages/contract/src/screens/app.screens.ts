import { screen } from '#kit/screen.ts'

export const appScreens = {
  ErrorPage: screen({ path: '/error', routes: ['rt.error'] }),
  NotDataPage: screen({ path: '/not-data', routes: ['rt.not-data'] }),
  GalleryPage: screen({ path: '/ui', routes: [] }),
  TestPage: screen({ path: '/test', routes: ['rt.test'], planned: true }),
  AppTestPage: screen({ path: '/app-test', routes: ['rt.app-test'], planned: true }),
}
