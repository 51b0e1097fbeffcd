type Figures = Readonly<Record<string, number>>
type Write = (value: number) => string

interface BoxColumn {
  readonly head: string
  /** The figure itself; of shots those that went in. */
  readonly key: string
  /** As it is printed: `12`, `5-9`, `+7`; a dash where nobody counted. */
  readonly of: (figures: Figures, write?: Write) => string
}

const one = (head: string, key: string): BoxColumn => ({
  head,
  key,
  of: (figures, write = String) => (figures[key] === undefined ? '-' : write(figures[key])),
})

const made = (head: string, key: string, tried: string): BoxColumn => ({
  head,
  key,
  of: (figures, write = String) =>
    figures[tried] === undefined ? '-' : `${write(figures[key] ?? 0)}-${write(figures[tried])}`,
})

const signed = (head: string, key: string): BoxColumn => {
  const plain = one(head, key)
  return {
    ...plain,
    of: (figures, write) => `${(figures[key] ?? 0) > 0 ? '+' : ''}${plain.of(figures, write)}`,
  }
}

/** What a box score tells of a player, in the order people read it; shots are made and tried. */
export const BOX_COLUMNS: readonly BoxColumn[] = [
  one('时间', 'minutes'),
  one('得分', 'points'),
  one('篮板', 'rebounds'),
  one('助攻', 'assists'),
  made('投篮', 'fieldGoalsMade', 'fieldGoalsAttempted'),
  made('三分', 'threesMade', 'threesAttempted'),
  made('罚球', 'freeThrowsMade', 'freeThrowsAttempted'),
  one('抢断', 'steals'),
  one('盖帽', 'blocks'),
  one('失误', 'turnovers'),
  one('犯规', 'fouls'),
  signed('+/-', 'plusMinus'),
]
