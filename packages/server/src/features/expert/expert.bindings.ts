import type { Binding } from '#kit/binding.ts'
import { listFans } from './fans.reads.ts'
import { application, apply, decide, listApplications } from './apply.ts'
import { article, listArticles, publishArticle } from './article.ts'
import { draft, keepDraft } from './draft.ts'
import { show } from './expert-home.ts'
import { hotExperts } from './expert.reads.ts'
import { follow, listFollows } from './follow.ts'
import { listPoolExperts, ofLeagues, ranking } from './ranking.reads.ts'
import { leagueExperts, winRatios } from './win-ratios.ts'

export const expertBindings: Binding[] = [
  listFans,
  hotExperts,
  show,
  follow,
  listFollows,
  ranking,
  listPoolExperts,
  ofLeagues,
  leagueExperts,
  winRatios,
  apply,
  application,
  listApplications,
  decide,
  article,
  listArticles,
  publishArticle,
  draft,
  keepDraft,
]
