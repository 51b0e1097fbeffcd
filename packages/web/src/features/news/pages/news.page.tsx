import { articleChannel } from '@linmen/contract/home/article.schemas.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { hrefTo } from '#kit/go.ts'
import { useHabitWord } from '#kit/habit-word.ts'
import { PagedList } from '#kit/pages/paged-list.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { search } from '#ui/icon/basic.ts'
import { newsQueries } from '#features/news/news.queries.ts'
import { NewsRow } from '#features/news/parts/news-row.tsx'
import s from './news.module.css'

/** News by channel. */
export function Page() {
  const [word, choose] = useHabitWord('news', 'channel')
  const channels = useQuery(newsQueries.home()).data?.channels ?? FIRST
  const open = channels.find(({ moduleId }) => moduleId === word) ?? channels[0]!
  const query = useInfiniteQuery(newsQueries.channel(open.moduleId))
  return (
    <PagedList
      title="资讯"
      header={
        <header className={s.top}>
          <h1 className={s.title}>资讯</h1>
          <IconButton glyph={search} label="搜索" href={hrefTo('HomeSearchPage')} />
        </header>
      }
      tabs={{
        items: channels.map(({ moduleId, name }) => ({ key: moduleId, label: name })),
        value: open.moduleId,
        onChange: choose,
      }}
      query={query}
      keyOf={({ id }) => id}
      row={(article, before) => (
        <NewsRow
          article={article}
          first={before === undefined}
          headlines={open.id === 'headline'}
        />
      )}
      empty={{ title: '这个频道还没有内容', text: '比赛结束后，战报会出现在这里' }}
      foot={<div className={s.foot} />}
    />
  )
}

// Until the channels are known, the first of them is open.
const FIRST = [
  { id: 'headline', name: '要闻', moduleId: String(articleChannel.encode('headline')) },
] as const
