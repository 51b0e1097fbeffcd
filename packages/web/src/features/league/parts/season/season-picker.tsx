import type { SeasonEntry } from '@linmen/contract/league/atlas.schemas.ts'
import { useId, useState } from 'react'
import { begunSeasons, seasonTitle, shortSeason } from '#features/league/seasons.ts'
import { Chip } from '#ui/chip/chip.tsx'
import { chevronDown } from '#ui/icon/control.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { RadioRow } from '#ui/radio-row/radio-row.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import s from './season-picker.module.css'

interface SeasonPickerProps {
  readonly seasons: readonly SeasonEntry[]
  readonly value: SeasonEntry | null
  readonly onChange: (season: SeasonEntry) => void
}

/** The season everything below is about. */
export function SeasonPicker({ seasons, value, onChange }: SeasonPickerProps) {
  const name = useId()
  const [open, setOpen] = useState(false)
  if (!value) return null
  return (
    <>
      <Chip label={`赛季：${seasonTitle(value.name)}`} onClick={() => setOpen(true)}>
        {shortSeason(value.name)}
        <Icon glyph={chevronDown} size={14} />
      </Chip>
      <Sheet open={open} title="选择赛季" onClose={() => setOpen(false)}>
        <div role="radiogroup" aria-label="赛季" className={s.choices}>
          {begunSeasons(seasons).map((season) => (
            <RadioRow
              key={season.id}
              name={name}
              value={season.id}
              checked={season.id === value.id}
              title={seasonTitle(season.name)}
              note={
                <>
                  <span className={s.date}>{season.firstDay}</span> 至{' '}
                  <span className={s.date}>{season.lastDay}</span>
                </>
              }
              onChange={() => {
                onChange(season)
                setOpen(false)
              }}
            />
          ))}
        </div>
      </Sheet>
    </>
  )
}
