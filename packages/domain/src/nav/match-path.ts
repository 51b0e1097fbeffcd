/** One address pattern, `/plan-detail/:id`, taken apart. */
export interface PathPattern<T> {
  readonly segments: readonly string[]
  readonly value: T
}

export interface PathMatch<T> {
  readonly value: T
  readonly params: Readonly<Record<string, string>>
}

export const pathPattern = <T>(path: string, value: T): PathPattern<T> => ({
  segments: segmentsOf(path),
  value,
})

/** The pattern that fits a path best: a written segment beats a name, from the left. */
export function matchPath<T>(
  patterns: readonly PathPattern<T>[],
  path: string,
): PathMatch<T> | null {
  const parts = segmentsOf(path)
  const best = patterns
    .filter((pattern) => fits(pattern.segments, parts))
    .reduce<PathPattern<T> | null>(
      (found, next) => (found && !isCloser(next, found) ? found : next),
      null,
    )
  return best && { value: best.value, params: paramsIn(best.segments, parts) }
}

const segmentsOf = (path: string) => path.split('/').filter((part) => part !== '')

const isName = (segment: string) => segment.startsWith(':')

function fits(segments: readonly string[], parts: readonly string[]): boolean {
  return (
    segments.length === parts.length &&
    segments.every(
      (segment, at) => isName(segment) || segment.toLowerCase() === parts[at]!.toLowerCase(),
    )
  )
}

function isCloser<T>(next: PathPattern<T>, found: PathPattern<T>): boolean {
  const at = next.segments.findIndex(
    (part, index) => isName(part) !== isName(found.segments[index]!),
  )
  return at >= 0 && !isName(next.segments[at]!)
}

function paramsIn(segments: readonly string[], parts: readonly string[]): Record<string, string> {
  const named = segments.flatMap((segment, at) =>
    isName(segment) ? [[segment.slice(1), decoded(parts[at]!)] as const] : [],
  )
  return Object.fromEntries(named)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
