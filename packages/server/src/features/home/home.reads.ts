import type { ArticleChannel } from '@linmen/contract/home/article.schemas.ts'
import { homeEndpoints } from '@linmen/contract/home/home.endpoints.ts'
import type { HomeModule } from '@linmen/contract/home/home.schemas.ts'
import type { Reader } from '#db/port.ts'
import { topicPage } from '#features/community/public.ts'
import { lastChange } from '#features/expert/public.ts'
import { hotMatchIds, lineOfMatch, matchBriefs } from '#features/match/public.ts'
import { pageOf } from '#kit/page-of.ts'
import type { Ports } from '#kit/ports.ts'
import { query } from '#kit/query.ts'
import { presentArticles } from './article.present.ts'
import { hotLeagues, newestPlans, openBanners, openModules } from './home.repo.ts'
import { newsPage } from './news-page.ts'
import { channelOfModule, newsChannels } from './news.reads.ts'

const TEMPLATE = 1
const ON_HOME = 6
const LEVELS = ['normal', 'laboratory', 'record'] as const

/** What the home page is made of; each part is asked for on its own. */
export const look = query(homeEndpoints.look, async (db, { templateId, withTabs, sport }) => {
  const modules = await openModules(db)
  return {
    templateId: templateId ?? TEMPLATE,
    // Football has the only rooms and plans of its own; its focus list would be empty in another sport.
    modules: modules.filter(({ kind }) => sport !== 'basketball' || kind !== 'focus'),
    ...(withTabs && { channels: newsChannels }),
  }
})

export const lookModule = query(
  homeEndpoints.module,
  async (db, { moduleId = 'news', pageNo }, { refuse, ports, nowMs }) => {
    const channel = channelOfModule(moduleId)
    if (channel)
      return { id: moduleId, kind: 'news' as const, ...(await newsModule(db, channel, pageNo)) }
    const modules = await openModules(db)
    const found = modules.find(({ id }) => id === moduleId) ?? refuse('home.no_module', {})
    const data = await contents(db, found, { pageNo, nowMs, ports })
    return { id: found.id, kind: found.kind, ...data }
  },
)

interface Asked {
  readonly pageNo: number
  readonly nowMs: number
  readonly ports: Ports
}

async function contents(db: Reader, { kind }: HomeModule, { pageNo, nowMs, ports }: Asked) {
  const wish = { pageNo, pageSize: ON_HOME }
  switch (kind) {
    case 'news':
      return newsModule(db, 'headline', pageNo)
    case 'topics': {
      const { items, hasNext } = await topicPage(db, wish, nowMs)
      return { topics: items, hasNext }
    }
    case 'leagues':
      return { leagues: await hotLeagues(db), hasNext: false }
    case 'plans': {
      const { items, hasNext } = await newestPlans(db, wish, nowMs)
      return { planIds: items.map(({ id }) => id), hasNext }
    }
    case 'live':
    case 'focus': {
      const { items, hasNext } = pageOf(hotMatchIds(ports, kind), wish)
      const briefs = await matchBriefs(db, items)
      const matches = items.flatMap((id) => briefs.get(id) ?? []).map(lineOfMatch)
      return { matchIds: items, matches, hasNext }
    }
    default:
      return { hasNext: false }
  }
}

async function newsModule(db: Reader, channel: ArticleChannel, pageNo: number) {
  const all = await newsPage(db, channel, { pageSize: ON_HOME * pageNo })
  const page = pageOf(all.items, { pageNo, pageSize: ON_HOME })
  return { articles: await presentArticles(db, page.items), hasNext: all.hasNext }
}

export const banners = query(homeEndpoints.banners, async (db, _input, { nowMs }) => ({
  list: (await openBanners(db, nowMs)).map((row) => ({
    id: row.id,
    title: row.title,
    note: row.note,
    action: row.action,
    link: {
      family: row.link_family,
      code: row.link_code,
      ...(row.link_subject !== null && { subject: row.link_subject }),
    },
  })),
}))

export const level = query(homeEndpoints.level, async (db, _input, { actor }) => {
  const change = await lastChange(db, actor.id)
  const now = LEVELS[actor.level]
  return {
    level: now,
    oldLevel: LEVELS[change?.from ?? actor.level] ?? now,
    reasons: change ? [change.reasons] : [],
  }
})
