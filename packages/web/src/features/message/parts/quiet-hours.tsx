import { ListRow } from '#ui/list-row/list-row.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import s from './quiet-hours.module.css'

const NIGHT = { quietFrom: 23 * 60, quietTo: 8 * 60 }

interface Hours {
  readonly quietFrom?: number
  readonly quietTo?: number
}

interface QuietHoursProps {
  readonly from: number | undefined
  readonly to: number | undefined
  readonly busy: boolean
  readonly onChange: (hours: Hours) => void
}

/** Hours at which no device is told anything. */
export function QuietHours({ from, to, busy, onChange }: QuietHoursProps) {
  const on = from !== undefined && to !== undefined
  return (
    <>
      <ListRow
        title="夜间免打扰"
        trail={
          <Switch
            label="夜间免打扰"
            checked={on}
            disabled={busy}
            onChange={(next) => onChange(next ? NIGHT : {})}
          />
        }
      />
      {on && (
        <div className={s.hours}>
          <TimeField
            label="开始"
            minute={from}
            onChange={(quietFrom) => onChange({ quietFrom, quietTo: to })}
          />
          <TimeField
            label="结束"
            minute={to}
            onChange={(quietTo) => onChange({ quietFrom: from, quietTo })}
          />
        </div>
      )}
    </>
  )
}

interface TimeFieldProps {
  readonly label: string
  readonly minute: number
  readonly onChange: (minute: number) => void
}

const TimeField = ({ label, minute, onChange }: TimeFieldProps) => (
  <label className={s.field}>
    {label}
    <input
      type="time"
      className={s.time}
      value={timeOf(minute)}
      onChange={({ target }) => {
        const picked = minuteOf(target.value)
        if (picked !== null) onChange(picked)
      }}
    />
  </label>
)

const two = (value: number) => String(value).padStart(2, '0')
const timeOf = (minute: number) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`

function minuteOf(time: string): number | null {
  const [hours, minutes] = time.split(':').map(Number)
  return hours === undefined || minutes === undefined || Number.isNaN(hours + minutes)
    ? null
    : hours * 60 + minutes
}
