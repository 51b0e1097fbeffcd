import { useShielded } from './shield.ts'

interface EndedWordsProps {
  readonly of: { readonly matchId: string; readonly kickOffAtMs: number }
  readonly text: string
}

/** What a match that is over tells in a table; one whose result is hidden tells it on its own page. */
export function EndedWords({ of: { matchId, kickOffAtMs }, text }: EndedWordsProps) {
  const hidden = useShielded({ id: matchId, kickOffAtMs, phase: 'finished' })
  return hidden ? '已隐藏' : text
}
