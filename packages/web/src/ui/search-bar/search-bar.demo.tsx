import { useState } from 'react'
import type { Demo } from '#ui/demo.ts'
import { SearchBar } from './search-bar.tsx'
import { SearchWords } from './search-words.tsx'

export const demo: Demo = {
  title: '搜索栏',
  cases: [{ name: '搜索栏与最近搜索', show: <Trial /> }],
}

function Trial() {
  const [word, setWord] = useState('')
  const [words, setWords] = useState(['欧冠', '湖城'])
  const remember = () => setWords([...new Set([word, ...words])])
  return (
    <>
      <SearchBar
        what="搜赛事、球队、球员"
        word={word}
        focused={false}
        onChange={setWord}
        onBack={() => setWord('')}
        onSubmit={remember}
      />
      <SearchWords words={words} onChoose={setWord} onForget={() => setWords([])} />
    </>
  )
}
