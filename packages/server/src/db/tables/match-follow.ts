export interface MatchFollowTable {
  member_id: string
  match_id: string
  followed_at_ms: number
}
