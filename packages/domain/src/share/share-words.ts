/** What is told of a match when it is passed on. Left and right as its sport is read. */
export interface PassedOn {
  readonly leagueName: string
  readonly left: string
  readonly right: string
  /** Null before the match, and where the person keeps the score from themselves. */
  readonly score: { readonly left: number; readonly right: number } | null
  /** `67'`, 完场, or day and time before the match. Empty where it would tell too much. */
  readonly state: string
}

/** `曼城 2-1 多特蒙德`, or `曼城 vs 多特蒙德` while there is nothing to tell. */
export const shareTitle = ({ left, right, score }: PassedOn): string =>
  score ? `${left} ${score.left}-${score.right} ${right}` : `${left} vs ${right}`

/** The words that go with a link. */
export function shareText(match: PassedOn, brand: string): string {
  const facts = [match.leagueName, shareTitle(match), match.state].filter(Boolean)
  return `${facts.join('　')}　${brand}`
}

/** The text of the picture for those who do not see it. */
export function posterAlt(match: PassedOn, brand: string): string {
  const facts = [match.leagueName, shareTitle(match), match.state].filter(Boolean)
  return `${brand}海报：${facts.join('，')}，附二维码`
}
