import { setMealEndpoints } from '@linmen/contract/set-meal/set-meal.endpoints.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNotedWord } from '#kit/noted-choice.ts'
import { readPages } from '#kit/read.ts'

const SCOPES = [
  { key: '1', label: '竞彩足球、篮球', scope: 'jingcai' },
  { key: '2', label: '老足彩', scope: 'pool' },
] as const

/** One of the two scopes with its list: what is on sale, or the member's own. */
export function useSetMeals(mine: boolean) {
  const [word, onChange] = useNotedWord('scope')
  const { key, scope } = SCOPES.find((each) => each.key === word) ?? SCOPES[0]
  const query = useInfiniteQuery(readPages(setMealEndpoints.list, { scope, mine, pageSize: 10 }))
  return { query, tabs: { items: SCOPES, value: key, onChange }, scope: Number(key) }
}
