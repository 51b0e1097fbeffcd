import { optional } from '#kit/codec.ts'
import { text } from '#kit/scalars.ts'
import { screen } from '#kit/screen.ts'
import { word } from './param-codecs.ts'

export const homeScreens = {
  SearchContentPage: screen({
    path: '/home-search/content',
    params: { words: optional(text({ max: 100 })), scope: optional(word) },
  }),
  BrokeNewsList: screen({ path: '/broke-news/broke-list' }),
}
