import type { Binding } from '#kit/binding.ts'
import { banners, level, look, lookModule } from './home.reads.ts'
import { editArticle } from './edit-article.ts'
import { lookArticle, moreNews, news, publishArticle } from './news.reads.ts'

export const homeBindings: Binding[] = [
  look,
  lookModule,
  banners,
  level,
  news,
  moreNews,
  lookArticle,
  publishArticle,
  editArticle,
]
