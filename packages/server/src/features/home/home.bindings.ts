import { homeEndpoints } from '@linmen/contract/home/home.endpoints.ts'
import { isPastMissing } from '#features/archive/public.ts'
import { query } from '#kit/query.ts'
import type { Binding } from '#kit/binding.ts'
import { banners, level, look, lookModule } from './home.reads.ts'
import { editArticle } from './edit-article.ts'
import { lookArticle, moreNews, news, publishArticle } from './news.reads.ts'

const past = query(homeEndpoints.past, async (_db, _input, { ports }) => ({
  isMissing: await isPastMissing(ports),
}))

export const homeBindings: Binding[] = [
  past,
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
