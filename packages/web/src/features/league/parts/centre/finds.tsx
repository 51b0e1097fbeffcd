import type { LeagueEntry } from '@linmen/contract/league/atlas.schemas.ts'
import { useState, type ReactNode } from 'react'
import { Crest } from '#ui/crest/crest.tsx'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { Dotted } from '#ui/dotted/dotted.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Section } from '#ui/section/section.tsx'
import { LeagueMark } from './league-mark.tsx'
import s from '#features/league/parts/tab.module.css'

/** What a word has found. */
export interface Found {
  readonly leagues: readonly LeagueEntry[]
  readonly teams: readonly {
    id: string
    name: string
    leagueName: string
    countryName: string
  }[]
  readonly players: readonly { id: string; name: string; teamId: string; teamName: string }[]
}

interface FindsProps {
  /** The sport, where both stand on one page; then long groups are short at first. */
  readonly kind?: string
  readonly found: Found
  readonly hrefs: FindHrefs
  readonly onOpen: () => void
}

interface FindHrefs {
  readonly league: (leagueId: string) => string | undefined
  readonly team: (teamId: string) => string | undefined
  readonly player: (playerId: string, teamId: string) => string | undefined
}

/** Competitions, teams and players a word has found. */
export function Finds({ kind = '', found, hrefs, onOpen }: FindsProps) {
  const { leagues, teams, players } = found
  return (
    // A link that is followed makes the word worth remembering.
    <div onClickCapture={onOpen}>
      <Group title={`${kind}赛事`} all={kind === ''}>
        {leagues.map((league) => (
          <ListRow
            key={league.id}
            lead={<LeagueMark league={league} size={28} />}
            title={league.fullName}
            note={noteOf(league)}
            {...linkTo(hrefs.league(league.id))}
          />
        ))}
      </Group>
      <Group title={`${kind}球队`} all={kind === ''}>
        {teams.map(({ id, name, leagueName, countryName }) => (
          <ListRow
            key={id}
            lead={<Crest id={id} name={name} size={28} />}
            title={name}
            note={[leagueName, countryName].filter(Boolean).join('　')}
            {...linkTo(hrefs.team(id))}
          />
        ))}
      </Group>
      <Group title={`${kind}球员`} all={kind === ''}>
        {players.map(({ id, name, teamId, teamName }) => (
          <ListRow
            key={id}
            lead={<Avatar id={id} size={28} />}
            title={<Dotted text={name} />}
            note={teamName}
            {...linkTo(hrefs.player(id, teamId))}
          />
        ))}
      </Group>
    </div>
  )
}

/** A word may have found the short name, which the long one does not show. */
const noteOf = ({ name, fullName, countryName }: LeagueEntry) =>
  [!fullName.includes(name) && name, countryName].filter(Boolean).join('　')

const linkTo = (href: string | undefined) => (href === undefined ? {} : { href })

const FEW = 5
/** An answer has no more than these of a kind. */
const MOST = 30

interface GroupProps {
  readonly title: string
  /** Shown whole from the beginning. */
  readonly all: boolean
  readonly children: readonly ReactNode[]
}

function Group({ title, all, children }: GroupProps) {
  const [asked, setAsked] = useState(false)
  const open = all || asked
  if (children.length === 0) return null
  const more = { text: open ? '收起' : '全部', open, onClick: () => setAsked(!asked) }
  return (
    <Section
      title={title}
      fact={`${children.length < MOST ? '' : '前 '}${children.length} 个`}
      {...(!all && children.length > FEW && { more })}
    >
      <div className={s.sheet}>{open ? children : children.slice(0, FEW)}</div>
    </Section>
  )
}
