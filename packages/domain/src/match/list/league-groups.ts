interface Grouped {
  readonly hot: boolean
  /** Initial of the name in pinyin; empty where nobody has said it. */
  readonly letter: string
}

const HOT = '热门'
const UNNAMED = '#'

/** Well-known leagues, then the others by their letters, and last those whose letter is unknown. */
export function leagueGroups<League extends Grouped>(
  leagues: readonly League[],
): { readonly title: string; readonly members: readonly League[] }[] {
  const titleOf = ({ hot, letter }: League) =>
    hot ? HOT : /^[a-z]$/i.test(letter) ? letter.toUpperCase() : UNNAMED
  const groups = new Map<string, League[]>()
  for (const league of leagues) {
    const title = titleOf(league)
    groups.set(title, [...(groups.get(title) ?? []), league])
  }
  return [...groups]
    .map(([title, members]) => ({ title, members }))
    .toSorted((a, b) => place(a.title) - place(b.title) || (a.title < b.title ? -1 : 1))
}

const place = (title: string) => (title === HOT ? 0 : title === UNNAMED ? 2 : 1)
