import { useState } from 'react'
import { useNote, useScreenParams } from './go.ts'

interface Choice<Word extends string> {
  readonly key: Word
}

/** One of a few parts of a page. The address names the one that was chosen, so that a reload finds it. */
export function useNotedChoice<Word extends string>(
  name: string,
  choices: readonly Choice<Word>[],
  first: Word,
) {
  const asked = useScreenParams()[name]
  const note = useNote()
  const [chosen, setChosen] = useState(() => choices.find(({ key }) => key === asked)?.key ?? first)
  const choose = (word: Word) => {
    setChosen(word)
    note({ [name]: word })
  }
  return [chosen, choose] as const
}
