import { companyName, ODDS_COMPANIES } from '@linmen/domain/odds/companies.ts'
import type { ReactNode } from 'react'
import { oddsOf, withOdds, type MatchSettings } from '#sport/match-settings.ts'
import { Chip } from '#ui/chip/chip.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { canVibrate, tells, withTip, type TipKind } from '#features/match/tips.ts'
import s from './setting-rows.module.css'

export interface SettingsProps {
  readonly settings: MatchSettings
  readonly onChange: (change: Partial<MatchSettings>) => void
}

export interface SettingsSheetProps extends SettingsProps {
  /** The list whose odds are set. */
  readonly tab: string
  readonly onClose: () => void
}

type Flags = 'tipForFocusMatchesOnly' | 'stickFocusMatches' | 'showYcard' | 'showRank'
type ToggleProps = SettingsProps & { title: string; at: Flags }

export function Toggle({ title, at, settings, onChange }: ToggleProps) {
  const trail = (
    <Switch label={title} checked={settings[at]} onChange={(on) => onChange({ [at]: on })} />
  )
  return <ListRow title={title} trail={trail} />
}

interface OddsChoiceProps extends SettingsProps {
  readonly tab: string
  /** The kinds of odds, by their number. */
  readonly types: readonly { readonly key: string; readonly label: string }[]
}

/** Whose odds the list shows, which kind of them first, and for which lists that counts. */
export function OddsChoice({ tab, types, settings, onChange }: OddsChoiceProps) {
  const odds = oddsOf(settings, tab)
  const provider = (id: number) => ({ description: companyName(id), oddsCompany: id })
  return (
    <>
      <Group title="先显示">
        <Segmented
          label="先显示"
          items={types}
          value={String(odds.oddsType)}
          onChange={(type) => onChange(withOdds(settings, tab, { oddsType: Number(type) }))}
        />
      </Group>
      <Group title="指数公司">
        {ODDS_COMPANIES.map(({ id, name }) => (
          <Chip
            key={id}
            active={odds.provider.oddsCompany === id}
            onClick={() => onChange(withOdds(settings, tab, { provider: provider(id) }))}
          >
            {name}
          </Chip>
        ))}
      </Group>
      <p className={s.note}>{COUNTS_FOR[tab]}</p>
    </>
  )
}

const COUNTS_FOR: Readonly<Record<string, string>> = {
  401: '先显示与指数公司只用于足彩列表',
  405: '先显示与指数公司只用于北单列表',
  406: '先显示与指数公司用于篮球列表',
  407: '先显示与指数公司用于全部和竞彩列表，北单、足彩各自设置',
}

interface TipsProps {
  readonly title: string
  readonly tips: readonly number[]
  /** Those that make sense here. */
  readonly kinds: readonly TipKind[]
  readonly onChange: (tips: number[]) => void
}

const TIP_NAMES: Readonly<Record<TipKind, string>> = {
  highlight: '高亮',
  sound: '声音',
  vibration: '震动',
}

/** How something is told. What the device cannot do is not offered. */
export function Tips({ title, tips, kinds, onChange }: TipsProps) {
  const offered = kinds.filter((kind) => kind !== 'vibration' || canVibrate())
  return (
    <Group title={title}>
      {offered.map((kind) => (
        <Chip
          key={kind}
          active={tells(tips, kind)}
          onClick={() => onChange(withTip(tips, kind, !tells(tips, kind)))}
        >
          {TIP_NAMES[kind]}
        </Chip>
      ))}
    </Group>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={s.group} role="group" aria-label={title}>
      <span className={s.title}>{title}</span>
      <div className={s.choices}>{children}</div>
    </div>
  )
}
