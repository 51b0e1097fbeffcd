import { named, type House } from '#kit/codec.ts'
import { endpoint } from '#kit/endpoint.ts'
import { id, moment, text } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'
import { pageNo, pageOf, pageSize } from '#kit/paging.ts'
import { articleRefusals, articleNotFound } from './expert.refusals.ts'
import { listedExpert } from './expert.schemas.ts'

const head = {
  id: named('articleId', id),
  title: text({ max: 60 }),
  publishedAtMs: named('createTime', moment),
}

const articleHead = shape(head)

const article = shape({
  ...head,
  body: named('content', text({ max: 20_000 })),
  expert: named('expertInfo', listedExpert),
})
export type Article = House<typeof article>

export const articleEndpoints = {
  article: endpoint({
    call: 'own.expert.article',
    method: 'GET',
    path: '/api/expert/article/{id}',
    effect: 'read',
    about: ['experts', 'follows'],
    input: shape({ id }),
    output: article,
    refusals: articleNotFound,
  }),
  listArticles: endpoint({
    call: 'own.expert.listArticles',
    method: 'GET',
    path: '/api/expert/articles/{expertId}',
    effect: 'read',
    about: ['experts'],
    input: shape({ expertId: id, pageNo, pageSize: pageSize(10) }),
    output: pageOf(articleHead),
  }),
  publishArticle: endpoint({
    call: 'own.expert.publishArticle',
    method: 'POST',
    path: '/api/expert/article/publish',
    effect: 'write',
    access: 'expert',
    touches: ['experts'],
    input: shape({
      title: text({ min: 1, max: 60 }),
      body: named('content', text({ min: 10, max: 20_000 })),
    }),
    output: shape({ id: named('articleId', id) }),
    refusals: articleRefusals,
  }),
}
