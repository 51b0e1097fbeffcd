import { searchKey } from '@linmen/domain/search/search-key.ts'

interface Named {
  readonly name: string
  readonly fullName: string
}

/** Competitions whose short or long name is the word, and not only holds it. */
export function calledLeagues<League extends Named>(
  word: string,
  leagues: readonly League[],
): League[] {
  const wanted = searchKey(word)
  return leagues.filter(({ name, fullName }) =>
    [name, fullName].some((each) => wanted !== '' && searchKey(each) === wanted),
  )
}
