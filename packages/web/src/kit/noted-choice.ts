import { useState } from 'react'
import { useNote, useScreenWords } from './shown.ts'

interface Choice<Word extends string> {
  readonly key: Word
}

/** A word of the address the page may change, so that a reload finds what was chosen. */
export function useNotedWord(name: string) {
  const asked = useScreenWords()[name]
  const note = useNote()
  const [word, setWord] = useState(asked)
  const change = (next: string) => {
    setWord(next)
    note({ [name]: next })
  }
  return [word, change] as const
}

/** One of a few parts of a page, noted in the address; `first` where it names none of them. */
export function useNotedChoice<Word extends string, First extends Word | null>(
  name: string,
  choices: readonly Choice<Word>[],
  first: First,
) {
  const [word, change] = useNotedWord(name)
  const chosen: Word | First = choices.find(({ key }) => key === word)?.key ?? first
  const choose: (next: Word) => void = change
  return [chosen, choose] as const
}
