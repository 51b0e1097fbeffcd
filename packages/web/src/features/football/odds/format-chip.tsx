import { ODDS_READINGS } from '@linmen/domain/odds/odds-in-format.ts'
import { useState } from 'react'
import { useOddsReading } from '#sport/odds-format.ts'
import { Chip } from '#ui/chip/chip.tsx'
import { chevronDown } from '#ui/icon/control.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { RadioRow } from '#ui/radio-row/radio-row.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import s from '#features/football/parts/tab.module.css'

/** How odds are written here, and the choice of it. */
export function FormatChip() {
  const [reading, change] = useOddsReading()
  const [open, setOpen] = useState(false)
  const name = ODDS_READINGS.find(({ key }) => key === reading)?.name
  return (
    <>
      <Chip label={`赔率格式：${name}`} onClick={() => setOpen(true)}>
        {name}
        <Icon glyph={chevronDown} size={14} />
      </Chip>
      <Sheet open={open} onClose={() => setOpen(false)} title="赔率格式">
        <div role="radiogroup" aria-label="赔率格式" className={s.choices}>
          {ODDS_READINGS.map(({ key, name: title, note }) => (
            <RadioRow
              key={key}
              name="odds-format"
              value={key}
              checked={key === reading}
              title={title}
              note={note}
              onChange={change}
            />
          ))}
        </div>
      </Sheet>
    </>
  )
}
