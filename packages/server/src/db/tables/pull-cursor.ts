export interface PullCursorTable {
  what: 'atlas' | 'day' | 'reports' | 'season' | 'depth'
  key: string
  as_of_ms: number
}
