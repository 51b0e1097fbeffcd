/** One page of a list that is already there. */
export function pageOf<T>(
  all: readonly T[],
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
): { readonly items: readonly T[]; readonly hasNext: boolean } {
  const from = (pageNo - 1) * pageSize
  return { items: all.slice(from, from + pageSize), hasNext: all.length > from + pageSize }
}
