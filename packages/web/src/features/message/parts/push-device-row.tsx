import { pushEndpoints } from '@linmen/contract/push/push.endpoints.ts'
import { blockedWords } from '@linmen/domain/alert/alert-allowance.ts'
import { useEffect, useState } from 'react'
import { alertAllowance } from '#sport/goal-alerts.ts'
import { useWrite } from '#kit/use-write.ts'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { deviceIsOn, turnOff, turnOn } from '#features/message/push-device.ts'
import s from './push-device-row.module.css'

interface PushDeviceRowProps {
  readonly publicKey: string
  readonly devices: number
}

/** A tap asks the browser; what it says no to is explained below. */
export function PushDeviceRow({ publicKey, devices }: PushDeviceRowProps) {
  const [on, setOn] = useState(false)
  const [busy, setBusy] = useState(false)
  const [words, setWords] = useState<string>()
  const { write: subscribe } = useWrite(pushEndpoints.subscribe)
  const { write: unsubscribe } = useWrite(pushEndpoints.unsubscribe)
  useEffect(() => void deviceIsOn().then(setOn), [])
  const begin = async () => {
    if (alertAllowance() === 'default') await Notification.requestPermission()
    const allowance = alertAllowance()
    if (allowance !== 'granted') return blockedWords(allowance, navigator.userAgent)
    const turned = await turnOn(publicKey)
    if (typeof turned === 'string') return TROUBLE[turned]
    if (!(await subscribe(turned)).ok) await turnOff()
    return undefined
  }
  const end = async () => {
    const address = await turnOff()
    if (address !== null) await unsubscribe({ address })
    return undefined
  }
  const change = async (next: boolean) => {
    setBusy(true)
    setWords(await (next ? begin() : end()))
    setOn(await deviceIsOn())
    setBusy(false)
  }
  return (
    <>
      <ListRow
        title="在这台设备接收推送"
        trail={
          <Switch
            label="在这台设备接收推送"
            checked={on}
            disabled={busy}
            onChange={(next) => void change(next)}
          />
        }
      />
      <p className={s.note} role="status">
        {words ?? `页面关闭后也能收到。已开启 ${devices} 台设备`}
      </p>
    </>
  )
}

const TROUBLE = {
  unsupported: '这个浏览器暂不支持推送，可在页面打开时使用进球通知',
  failed: '推送服务没有回应，请稍后再试',
}
