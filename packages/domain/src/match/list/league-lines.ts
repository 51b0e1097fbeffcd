/** What a long name of a competition ends with, and may stand on a line of its own. */
const LAST_WORDS = /(超级联赛|职业联赛|锦标赛|预选赛|友谊赛|联赛|杯赛|冠军杯|杯)$/

const SHORT = 5

/** The lines a narrow place has for a competition: 西班牙篮球 and 联赛. Short names have one. */
export function leagueLines(name: string): readonly string[] {
  const at = name.length > SHORT ? name.search(LAST_WORDS) : -1
  return at > 0 ? [name.slice(0, at), name.slice(at)] : [name]
}
