import { toolOf, TOOLS, type Tool } from '@linmen/domain/special/tools.ts'
import { useQuery } from '@tanstack/react-query'
import { specialQueries } from '#features/special/special.queries.ts'

/** The tools that are offered now; all there are until that is known. */
export function useOfferedTools(): readonly Tool[] {
  const { data } = useQuery(specialQueries.tools())
  return data ? data.tools.map(({ tool }) => toolOf(tool)) : TOOLS
}
