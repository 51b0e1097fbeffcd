import type { Binding } from '#kit/binding.ts'
import { limitedBy } from '#kit/limits/limited-by.ts'
import { countClick, find, findExperts, hotExperts, hotWords, suggest } from './search.reads.ts'

export const searchBindings: Binding[] = [
  limitedBy('search', suggest),
  limitedBy('search', find),
  hotWords,
  limitedBy('search', findExperts),
  hotExperts,
  countClick,
]
