/** Who is listening. Null is a visitor. */
export interface Viewer {
  readonly memberId: string | null
  readonly sessionId?: string | null
}
