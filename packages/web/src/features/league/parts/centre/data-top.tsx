import { FavouriteStrip } from '#features/favourite/parts/public.ts'
import { go, goBack, hrefTo, isOpen } from '#kit/go.ts'
import { chevronLeft, search } from '#ui/icon/basic.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import s from './data-top.module.css'

interface DataTopProps {
  readonly sport: 'football' | 'basketball'
  /** A tab page has nowhere to go back to. */
  readonly tab?: boolean
}

const SCREENS = { football: 'DataIndexPage', basketball: 'DataTabBkPage' } as const
const LABELS = { football: '足球', basketball: '篮球' } as const

/** The bar of the data centre: back, sport, search. */
export function DataTop({ sport, tab }: DataTopProps) {
  const sports = (['football', 'basketball'] as const)
    .filter((each) => each === sport || isOpen(SCREENS[each]))
    .map((key) => ({ key, label: LABELS[key] }))
  return (
    <>
      <header className={s.top}>
        <div>{!tab && <IconButton glyph={chevronLeft} label="返回" onClick={goBack} />}</div>
        <h1 className="sr-only">{LABELS[sport]}数据</h1>
        <Segmented
          label="球类"
          items={sports}
          value={sport}
          onChange={(chosen) => chosen !== sport && go(SCREENS[chosen], {}, { replace: !tab })}
        />
        <IconButton
          glyph={search}
          label="搜索赛事、球队、球员"
          href={hrefTo('SearchPage', { sport })}
        />
      </header>
      <FavouriteStrip sport={sport} />
    </>
  )
}
