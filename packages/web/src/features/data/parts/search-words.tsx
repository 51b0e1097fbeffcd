import { Chip } from '#ui/chip/chip.tsx'
import { Section } from '#ui/section/section.tsx'
import { SmallEmpty } from '#ui/small-empty/small-empty.tsx'
import s from './search-bar.module.css'

interface SearchWordsProps {
  readonly words: readonly string[]
  readonly onChoose: (word: string) => void
  readonly onForget: () => void
}

/** What was looked for before. */
export function SearchWords({ words, onChoose, onForget }: SearchWordsProps) {
  if (words.length === 0) return <SmallEmpty title="输入名称开始搜索" text="搜过的词会留在这里" />
  return (
    <Section title="最近搜索" more={{ text: '清空', onClick: onForget }}>
      <div className={s.words}>
        {words.map((each) => (
          <Chip key={each} onClick={() => onChoose(each)}>
            {each}
          </Chip>
        ))}
      </div>
    </Section>
  )
}
