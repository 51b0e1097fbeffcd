export interface FeedCursorTable {
  feed: string
  as_of_ms: number
}
