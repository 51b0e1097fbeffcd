import type { Article } from '@linmen/contract/home/article.schemas.ts'
import { useVeil } from '#sport/shield/tv-delay.ts'

/** Whether what an article tells of a result has to wait; one that tells none never does. */
export function useArticleVeil({ match }: Pick<Article, 'match'>) {
  const veil = useVeil(
    {
      id: match?.id ?? '',
      kickOffAtMs: match?.kickOffAtMs ?? 0,
      phase: match?.endedAtMs === undefined ? 'scheduled' : 'finished',
      endedAtMs: match?.endedAtMs,
    },
    'told',
  )
  return match?.endedAtMs === undefined ? null : veil
}
