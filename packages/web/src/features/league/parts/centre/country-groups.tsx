import { ListRow } from '#ui/list-row/list-row.tsx'
import { SmallEmpty } from '#ui/small-empty/small-empty.tsx'
import { lettersOf, type CountryLeagues } from '#features/league/league-order.ts'
import { LeagueMark } from './league-mark.tsx'
import s from './country-groups.module.css'

interface CountryGroupsProps {
  readonly groups: readonly CountryLeagues[]
  readonly hrefOf: (leagueId: string) => string | undefined
}

/** Leagues under their countries; the first country of a letter carries its mark. */
export function CountryGroups({ groups, hrefOf }: CountryGroupsProps) {
  if (groups.length === 0) return <SmallEmpty title="暂无赛事" text="这个地区还没有收录赛事" />
  return lettersOf(groups).map((letter) => (
    <section key={letter} id={anchorOf(letter)} className={s.letter} tabIndex={-1}>
      <h2 className={s.head}>{letter}</h2>
      {groups
        .filter((each) => each.letter === letter)
        .map(({ country, leagues }) => (
          <div key={country} className={s.country}>
            <h3 className={s.name}>
              {country}
              <span className={s.count}>{leagues.length} 项赛事</span>
            </h3>
            {leagues.map((league) => (
              <ListRow
                key={league.id}
                lead={<LeagueMark league={league} size={28} />}
                title={league.fullName}
                note={league.kind === 'cup' ? '杯赛' : `第 ${league.level} 级`}
                href={hrefOf(league.id)}
              />
            ))}
          </div>
        ))}
    </section>
  ))
}

/** Jumps to the countries of a letter. The address belongs to the router, so a link would not do. */
export function LetterIndex({ letters }: { letters: readonly string[] }) {
  const jump = (letter: string) => {
    const section = document.getElementById(anchorOf(letter))
    section?.scrollIntoView()
    section?.focus({ preventScroll: true })
  }
  return (
    <nav className={s.index} aria-label="按字母跳转">
      {letters.map((letter) => (
        <button key={letter} type="button" className={s.jump} onClick={() => jump(letter)}>
          {letter}
        </button>
      ))}
    </nav>
  )
}

const anchorOf = (letter: string) => `country-${letter}`
