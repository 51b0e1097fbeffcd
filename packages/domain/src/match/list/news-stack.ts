/** What happened in a match that is out of sight. */
interface OneOf {
  readonly matchId: string
}

/** The one piece of news that is shown, and how many others came while one was. */
export interface NewsStack<News> {
  readonly newest: News
  readonly more: number
  readonly untilMs: number
}

/** Long enough to read two names and a score. */
export const NEWS_SHOWN_MS = 6000

/** The newest takes the place of what is shown; of one match only the newest is news. */
export function stackNews<News extends OneOf>(
  held: NewsStack<News> | null,
  next: News,
  nowMs: number,
): NewsStack<News> {
  const shown = held && nowMs < held.untilMs ? held : null
  const isAnother = shown !== null && shown.newest.matchId !== next.matchId
  const more = (shown?.more ?? 0) + (isAnother ? 1 : 0)
  return { newest: next, more, untilMs: nowMs + NEWS_SHOWN_MS }
}
