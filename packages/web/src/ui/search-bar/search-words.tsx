import { Chip } from '#ui/chip/chip.tsx'
import { Section } from '#ui/section/section.tsx'
import s from './search-words.module.css'

interface SearchWordsProps {
  readonly words: readonly string[]
  readonly onChoose: (word: string) => void
  readonly onForget: () => void
}

/** What was looked for before. */
export const SearchWords = ({ words, onChoose, onForget }: SearchWordsProps) => (
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
