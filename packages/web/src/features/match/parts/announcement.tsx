import type { NewsStack } from '@linmen/domain/match/list/news-stack.ts'
import type { News } from '#features/match/use-news.ts'
import { NewsBar } from './news-bar.tsx'

interface AnnouncementProps {
  /** Only matches of the present list are shown. */
  readonly ids: ReadonlySet<string>
  readonly sentence: string
  readonly news: NewsStack<News> | null
}

/** What has just happened: a sentence for who listens, a bar for who looks. */
export function Announcement({ ids, sentence, news }: AnnouncementProps) {
  return (
    <>
      <p className="sr-only" aria-live="polite" data-announcer>
        {sentence}
      </p>
      {news && ids.has(news.newest.matchId) && <NewsBar stack={news} />}
    </>
  )
}
