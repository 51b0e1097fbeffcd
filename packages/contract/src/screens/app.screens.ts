import { named, optional } from '#kit/codec.ts'
import { int, text } from '#kit/scalars.ts'
import { screen } from '#kit/screen.ts'
import { linkFamily, word } from './param-codecs.ts'

export const appScreens = {
  ErrorPage: screen({ path: '/error', params: { errorMsg: optional(text({ max: 500 })) } }),
  /** Follows a link that stands in an address: a code with its family, or the name of a screen. */
  GoPage: screen({
    path: '/go',
    params: {
      family: named('go', optional(linkFamily)),
      code: optional(int({ max: 9999 })),
      subject: named('value', optional(text({ max: 500 }))),
      name: named('page', optional(word)),
    },
  }),
  NotDataPage: screen({ path: '/not-data' }),
  TestPage: screen({ path: '/test' }),
  AppTestPage: screen({ path: '/app-test' }),
  GalleryPage: screen({ path: '/ui', params: { page: optional(word) } }),
}
