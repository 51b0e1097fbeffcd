import type { MatchEvent } from '@linmen/contract/match/football-detail.schemas.ts'
import { shortName } from '#sport/short-name.ts'

/**
 * What everybody in these events is called: the family name while only one has it, else with the first character of
 * the given name, 约·怀特利; the whole name where that does not tell two men apart either.
 */
export function eventNames(events: readonly MatchEvent[]): (name: string) => string {
  const names = new Set(
    events.flatMap(({ player, assist, leaves }) => [player, assist, leaves]).filter(Boolean),
  ) as ReadonlySet<string>
  const isShared = (name: string, called: (name: string) => string) =>
    [...names].some((other) => other !== name && called(other) === called(name))
  return (name) => [shortName, initialed].find((called) => !isShared(name, called))?.(name) ?? name
}

function initialed(name: string): string {
  const short = shortName(name)
  return short === name ? name : `${name[0]}·${short}`
}
