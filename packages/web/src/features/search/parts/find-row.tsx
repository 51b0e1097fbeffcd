import type { Find } from '@linmen/contract/search/search.schemas.ts'
import { beijingDay, beijingTime } from '@linmen/domain/match/business-day.ts'
import type { HostFeature } from '@linmen/domain/host/host-features.ts'
import { hrefTo, isOpen } from '#kit/go.ts'
import { theHost } from '#kit/host.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { Crest } from '#ui/crest/crest.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import s from './find-row.module.css'

export const KIND_WORDS: Readonly<Record<Find['kind'], string>> = {
  match: '比赛',
  league: '赛事',
  team: '球队',
  player: '球员',
  expert: '专家',
  plan: '方案',
  interpretation: '解读',
  post: '社区',
  article: '资讯',
  tool: '工具',
}

interface FindRowProps {
  readonly find: Find
  readonly word: string
  readonly onOpen: (find: Find) => void
}

/** One thing that was found, with the word marked where it stands. */
export const FindRow = ({ find, word, onOpen }: FindRowProps) => (
  <ListRow
    lead={leadOf(find)}
    title={
      <>
        <span className={s.title}>
          <Marked text={find.title} word={word} />
        </span>
        <span className={s.note}>{noteOf(find)}</span>
      </>
    }
    href={hrefOf(find)}
    onClick={() => onOpen(find)}
  />
)

function Marked({ text, word }: { text: string; word: string }) {
  const at = text.toLowerCase().indexOf(word.trim().toLowerCase())
  if (word.trim() === '' || at === -1) return text
  const end = at + word.trim().length
  return (
    <>
      {text.slice(0, at)}
      <mark className={s.mark}>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  )
}

function leadOf({ kind, id, title }: Find) {
  if (kind === 'team' || kind === 'league') return <Crest id={id} name={title} size={30} />
  if (kind === 'expert') return <Avatar id={id} size={36} />
  return undefined
}

function noteOf({ kind, note, atMs }: Find): string {
  const when =
    atMs === undefined
      ? ''
      : `${beijingDay(atMs).slice(5)}${kind === 'match' ? ` ${beijingTime(atMs)}` : ''}`
  return [KIND_WORDS[kind], note, when].filter((part) => part !== '').join('　')
}

/** What belongs to something that an app around us may hide. */
const PART_OF: Partial<Record<Find['kind'], HostFeature>> = {
  expert: 'plans',
  plan: 'plans',
  interpretation: 'plans',
  post: 'community',
}

/** Whether a find is shown in this app: not where it leads to something hidden. */
export function isShown(find: Find): boolean {
  const part = PART_OF[find.kind]
  return (part === undefined || theHost().shows(part)) && hrefOf(find) !== undefined
}

/** The number of the one tool that has a list of its own. */
const WIN_MARK = '14'

function hrefOf({ kind, id, sport, parentId }: Find): string | undefined {
  switch (kind) {
    case 'match':
      return hrefTo(sport === 'basketball' ? 'BkMatchDetailPage' : 'MatchDetailFootball', {
        matchId: id,
      })
    case 'league':
      return hrefTo(sport === 'basketball' ? 'BkLeaguePage' : 'LeagueDataPage', { leagueId: id })
    case 'team':
      return sport === 'basketball'
        ? hrefTo('BkTeamPage', { tab: 'overview', teamId: id })
        : hrefTo('TeamDataPage', { teamId: id })
    case 'player':
      return hrefTo('PlayerInfoPage', { playerId: id, teamId: parentId, sport })
    case 'expert':
      return isOpen('ExpertHomePage') ? hrefTo('ExpertHomePage', { expertId: id }) : undefined
    case 'plan':
      return hrefTo('PlanDetailPage', { id })
    case 'interpretation':
      return isOpen('JieduDetailPage') ? hrefTo('JieduDetailPage', { id }) : undefined
    case 'post':
      return hrefTo('PostPage', { id })
    case 'article':
      return hrefTo('InformationSharePage', { id })
    case 'tool':
      return id === WIN_MARK
        ? hrefTo('WindMarkListPage')
        : hrefTo('SpecialList', { type: Number(id) })
  }
}
