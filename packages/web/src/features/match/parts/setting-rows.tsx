import { companyName, ODDS_COMPANIES } from '@linmen/domain/odds/companies.ts'
import type { ReactNode } from 'react'
import type { MatchSettings } from '#kit/match-settings.ts'
import { Chip } from '#ui/chip/chip.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import s from './setting-rows.module.css'

export interface SettingsProps {
  readonly settings: MatchSettings
  readonly onChange: (change: Partial<MatchSettings>) => void
}

type Flags = 'tipForFocusMatchesOnly' | 'stickFocusMatches' | 'showYcard' | 'showRank'
type ToggleProps = SettingsProps & { title: string; at: Flags }

export function Toggle({ title, at, settings, onChange }: ToggleProps) {
  const trail = (
    <Switch label={title} checked={settings[at]} onChange={(on) => onChange({ [at]: on })} />
  )
  return <ListRow title={title} trail={trail} />
}

/** Whose odds the list of one sport shows. */
export function CompanyChoice({ tab, settings, onChange }: SettingsProps & { tab: string }) {
  const odds = settings.settingByTab[tab]!
  const choose = (id: number) => {
    const provider = { description: companyName(id), oddsCompany: id }
    onChange({ settingByTab: { ...settings.settingByTab, [tab]: { ...odds, provider } } })
  }
  return (
    <Group title="指数公司">
      {ODDS_COMPANIES.map(({ id, name }) => (
        <Chip key={id} active={odds.provider.oddsCompany === id} onClick={() => choose(id)}>
          {name}
        </Chip>
      ))}
    </Group>
  )
}

export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={s.group} role="group" aria-label={title}>
      <span className={s.title}>{title}</span>
      <div className={s.choices}>{children}</div>
    </div>
  )
}
