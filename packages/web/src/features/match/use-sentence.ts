import { useState } from 'react'
import { useShielded, type ShieldedMatch } from '#sport/shield/shield.ts'

interface Sentence {
  readonly of: ShieldedMatch
  readonly text: string
}

const NOTHING: Sentence = { of: { id: '', phase: 'scheduled' }, text: '' }

/** The last sentence for people who listen. It is gone as soon as its match is hidden. */
export function useSentence(): readonly [string, (next: Sentence) => void] {
  const [said, setSaid] = useState(NOTHING)
  return [useShielded(said.of) ? '' : said.text, setSaid]
}
